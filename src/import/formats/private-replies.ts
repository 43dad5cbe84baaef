import { fold } from '../../reviews/fold.ts';
import { isNothing, toAnswer } from '../values/cell-values.ts';
import { toPlainName } from '../generic/column-name.ts';

/** Members that hold the replies to a review, or other messages about it. */
const REPLIES =
	/repl(?:y|ies)|respon[sd]|answers?$|comments$|messages?$|notes?$|antwort|respuesta|r[eé]ponse/;
const PRIVATE = /^(?:is)?(?:private|internal)$/;
const PUBLIC = /^(?:is)?public$/;
/** Members that name the audience or the state of a reply. */
const STATE = /^(?:visibility|audience|status|state)$/;
const NOT_PUBLIC =
	/^(?:private|internal|pending|draft|rejected|failed|scheduled|deleted|removed|hidden)$/;
/** Columns of a table, such as "reply_private" and "is_response_public". */
const REPLY_COLUMN =
	/(?:reply|replies|response|responses|answer|comment|antwort|respuesta|r[eé]ponse)\d*(?:is)?(private|internal|public)$/;
/** Columns with the audience or the state of a reply. Those of comments and answers may be about the customer's text. */
const REPLY_STATE =
	/^(?:(?:dealer|owner|business|company|merchant|public)s?)?(?:reply|replies|ownercomment|ownerresponse|dealerresponse|businessresponse)(?:type|visibility|audience|status|state)$/;

/** Warning about a private reply, which is never stored. */
export const PRIVATE_REPLY = 'reply left out: it is private';

const MAX_DEPTH = 4;

/**
 * Leaves replies out of a record that are marked as private or internal, or as not public. In a list,
 * the next public reply moves up. Unclear marks count as private.
 */
export function withoutPrivateReplies(value: unknown): {
	readonly record: unknown;
	readonly warnings: readonly string[];
} {
	const warnings: string[] = [];
	const clean = (node: unknown, isReply: boolean, depth: number): unknown => {
		if (typeof node !== 'object' || node === null || depth > MAX_DEPTH) return node;
		const why = isReply ? whyPrivate(node) : undefined;
		if (why !== undefined) {
			warnings.push(why);
			return undefined;
		}
		const before = warnings.length;
		const members = Object.entries(node).map(([name, member]) => {
			const isInside = isReply || REPLIES.test(toPlainName(name));
			return [name, clean(member, isInside, depth + 1)] as const;
		});
		// Most records have no private reply, and stay as they are.
		if (warnings.length === before) return node;
		const kept = members.filter(([, member]) => member !== undefined);
		return Array.isArray(node) ? kept.map(([, member]) => member) : Object.fromEntries(kept);
	};
	return { record: clean(value, false, 0), warnings };
}

/** Whether a column of a table marks the reply in the same row as private. */
export function hasPrivateReply(row: Readonly<Record<string, string>>): boolean {
	return Object.entries(row).some(([name, cell]) => {
		const [, mark] = REPLY_COLUMN.exec(toPlainName(name)) ?? [];
		if (REPLY_STATE.test(toPlainName(name))) return isNotForAll(cell);
		if (mark === undefined) return false;
		return isPrivate(mark, cell);
	});
}

/** Whether a column, or a flat name such as "reply.is_public", marks a reply as private or public. */
export function isReplyMark(name: string): boolean {
	const parts = name.split(/[.[]/).map(toPlainName);
	const mark = parts.pop() ?? '';
	const isMark = [PRIVATE, PUBLIC, STATE].some((pattern) => pattern.test(mark));
	return (
		REPLY_COLUMN.test(mark) ||
		REPLY_STATE.test(toPlainName(name)) ||
		(isMark && parts.some((part) => REPLIES.test(part)))
	);
}

/** Whether a state or an audience is another than everybody. */
function isNotForAll(written: string): boolean {
	const [first = ''] = written
		.trim()
		.toLowerCase()
		.split(/[\s_-]+/);
	return NOT_PUBLIC.test(first) || /^(?:direct|dm|message|not|customer|only)$/.test(first);
}

function whyPrivate(reply: object): string | undefined {
	for (const [name, member] of Object.entries(reply)) {
		const plain = toPlainName(name);
		if (isPrivate(plain, member)) return PRIVATE_REPLY;
		const state = String(member).trim().toLowerCase();
		if (STATE.test(plain) && NOT_PUBLIC.test(state)) return `reply left out: its state is ${state}`;
	}
	return undefined;
}

/** Whether a mark such as `private: "1"` or `is_public: false` says that a reply is private. */
function isPrivate(mark: string, written: unknown): boolean {
	const cell = fold(String(written ?? '').trim());
	if (PUBLIC.test(mark)) return toAnswer(cell) === false;
	return PRIVATE.test(mark) && !isNothing(cell) && toAnswer(cell) !== false;
}
