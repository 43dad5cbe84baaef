import { toPlainName } from '../generic/column-name.ts';
import { isReplies } from './reply-names.ts';
import type { WrittenReply } from './platform-reply.ts';

const TEXT =
	/^(?:(?:reply|response)?(?:text|message|body|content|comments?)|comment(?:body|text)|reply|response|value)$/;
/** In the order of preference: edits come last. */
const DATES = [
	/^(?:reply|response)?(?:date|time)$|^date(?:written|posted|created|published|time)$/,
	/^(?:created|posted|published|submitted|written|replied|responded|commented)(?:at|on|date|time)?$|^(?:create|publish|post)(?:date|time)$|^timestamp$/,
	/^updated?(?:at|on|date|time)$/,
];
const STATE = /^(?:status|state)$/;

/**
 * Finds the replies of the business in a record, in all usual spellings: a text, an object or a list,
 * with the day inside, or in a member such as `responseDate`.
 * @param others further names of members with replies
 */
export function findReplies(record: unknown, others: readonly string[] = []): WrittenReply[] {
	const members = toMembers(record);
	return [...members].flatMap(([name, value]) => {
		if (!isReplies(name) && !others.includes(name)) return [];
		const base = name
			.replace(/(?:text|comment|body|content|message)$/, '')
			.replace(/replies$/, 'reply')
			.replace(/s$/, '');
		const outside = textOf(members, new RegExp(`^${base}(?:date|time|(?:created)?at|on)$`));
		return toList(value).map((entry) => {
			const parts = toMembers(entry);
			const dates = DATES.map((pattern) => textOf(parts, pattern));
			return {
				text: toText(entry) || textOf(parts, TEXT),
				when: dates.find((date) => date !== undefined) ?? outside,
				state: textOf(parts, STATE),
			};
		});
	});
}

/** Finds the replies in members that are objects or lists. */
export function findNestedReplies(record: unknown, others?: readonly string[]): WrittenReply[] {
	const nested = Object.entries(typeof record === 'object' && record !== null ? record : {});
	return findReplies(
		Object.fromEntries(nested.filter(([, value]) => typeof value === 'object')),
		others,
	);
}

/** Whether a flat name, such as "dealerresponses[0].text", is of a member with replies. */
export function isInReplies(name: string, others: readonly string[] = []): boolean {
	const [outer = ''] = name.split(/[.[]/);
	const plain = toPlainName(outer);
	return isReplies(plain) || others.includes(plain);
}

function toMembers(value: unknown): ReadonlyMap<string, unknown> {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
	return new Map(Object.entries(value).map(([name, member]) => [toPlainName(name), member]));
}

function textOf(members: ReadonlyMap<string, unknown>, wanted: RegExp): string | undefined {
	return [...members]
		.filter(([name]) => wanted.test(name))
		.map(([, member]) => toText(member))
		.find((text) => text !== '');
}

function toList(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [value];
}

/** Numbers and flags count or mark replies, but are none; as dates, numbers are times. */
function toText(value: unknown): string {
	return typeof value === 'string' ? value.trim() : '';
}
