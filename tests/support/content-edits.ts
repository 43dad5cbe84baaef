import type { Content, Settings } from '../../src/content/content.ts';
import { stampRecord } from '../../src/reviews/record-digest.ts';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { aRecord } from './content.ts';
import type { Random } from './random.ts';

/** Changes content the way an operator, an import or a customer does. */
export type ContentEdit = (content: Content, random: Random, now: string) => Content;

const NAMES = ['Dana', 'Marcus Bell', 'Priya', 'Okafor', 'Will', 'nobody'] as const;
const THINGS = ['brakes', 'oil change', 'tires', 'price', 'wait', 'trade-in'] as const;

/** Edits of all kinds, by name. An edit with nothing to change returns the content unchanged. */
export const CONTENT_EDITS: Readonly<Record<string, ContentEdit>> = {
	'an import adds reviews': (content, random, now) => {
		const added = Array.from({ length: 1 + random.below(3) }, () => {
			const id = `n${random.below(1_000_000_000)}`;
			const record = aRecord({
				id,
				date: `2026-0${1 + random.below(9)}-1${random.below(10)}`,
				rating: 1 + random.below(5),
				text: aText(random),
				source: { id: 'survey', name: 'Larkspur customer survey', review_id: id },
			});
			return stampRecord(record, now);
		});
		return { ...content, records: [...content.records, ...added] };
	},
	'an import changes a review': (content, random, now) =>
		changeOne(content, random, (record) =>
			stampRecord({ ...record, text: aText(random), edited_at: now }, now),
		),
	'a line is edited by hand': (content, random) =>
		changeOne(content, random, (record) => ({ ...record, title: aText(random).slice(0, 20) })),
	'the business answers': (content, random) =>
		changeOne(content, random, (record) => ({
			...record,
			responses: [{ text: aText(random), author: 'Larkspur', date: '2026-10-01' }],
		})),
	'a date is corrected by hand': (content, random) =>
		changeOne(content, random, (record) => ({ ...record, date: `2025-1${random.below(3)}-01` })),
	'a review gets a tombstone': (content, random, now) => {
		const gone = new Set(content.removed.map(({ id }) => id));
		const left = content.records.filter(({ id }) => !gone.has(id));
		if (left.length === 0) return content;
		const { id, rating } = random.pick(left);
		const tombstone = { id, removed_at: now, reason: 'author request' as const, rating };
		return { ...content, removed: [...content.removed, tombstone] };
	},
	'a tombstone is removed': (content, random) =>
		random.onceIn(2) ? { ...content, removed: content.removed.slice(1) } : content,
	'a line is deleted by hand': (content, random) =>
		content.records.length < 4
			? content
			: { ...content, records: content.records.toSpliced(random.below(3), 1) },
	'a record is no longer verified': (content, random) =>
		changeOne(content, random, (record) => ({
			...record,
			verification: {
				...record.verification,
				method: record.verification.method === 'none' ? 'invited_after_transaction' : 'none',
			},
		})),
	'a person gets an alias': (content, random) =>
		changeStaff(content, random, (person) => ({
			...person,
			aliases: [...person.aliases, `Zed ${random.below(1000)}`],
		})),
	'a person is renamed': (content, random) =>
		changeStaff(content, random, (person) => ({
			...person,
			name: `${person.name.split(' ')[0]} Renamed${random.below(1000)}`,
		})),
	'a person leaves the list': (content) =>
		changeSettings(content, ({ staff }) => ({ staff: staff.length > 3 ? staff.slice(1) : staff })),
	'a service gets a synonym': (content, random) =>
		changeSettings(content, ({ services }) => ({
			services: services.map((service, index) =>
				index === 0
					? { ...service, synonyms: [...service.synonyms, random.pick(THINGS)] }
					: service,
			),
		})),
	'an aspect is removed': (content, random) =>
		changeSettings(content, ({ aspects }) => ({
			aspects: random.onceIn(3) && aspects.length > 1 ? aspects.slice(1) : aspects,
		})),
	'the business changes its name': (content, random) =>
		changeSettings(content, ({ businessFile }) => ({
			businessFile: { ...businessFile, name: `Larkspur ${random.below(1000)}` },
		})),
	'the policy changes': (content, random) =>
		changeSettings(content, ({ businessFile }) => ({
			businessFile: {
				...businessFile,
				review_policy: {
					...businessFile.review_policy,
					summary: `All of them, ${random.below(1000)}.`,
				},
			},
		})),
	'the policy page changes': (content, random) =>
		changeSettings(content, () => ({ policyText: aText(random) })),
};

export function aText(random: Random): string {
	const end = random.onceIn(5) ? '\u2028“Ça va”\u2029\t😀' : 'Great.';
	return `${random.pick(NAMES)} did the ${random.pick(THINGS)}, visit ${random.below(10_000)}. ${end}`;
}

export function changeSettings(
	content: Content,
	change: (settings: Settings) => Partial<Settings>,
): Content {
	return { ...content, settings: { ...content.settings, ...change(content.settings) } };
}

function changeStaff(
	content: Content,
	random: Random,
	change: (person: Settings['staff'][number]) => Settings['staff'][number],
): Content {
	return changeSettings(content, ({ staff }) => {
		const chosen = random.below(Math.min(5, staff.length));
		return { staff: staff.map((person, index) => (index === chosen ? change(person) : person)) };
	});
}

function changeOne(
	content: Content,
	random: Random,
	change: (record: StoredReview) => StoredReview,
): Content {
	if (content.records.length === 0) return content;
	const index = random.below(content.records.length);
	return {
		...content,
		records: content.records.map((record, at) => (at === index ? change(record) : record)),
	};
}
