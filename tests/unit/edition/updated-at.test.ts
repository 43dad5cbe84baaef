import { describe, expect, it } from 'vitest';
import type { Content } from '../../../src/content/content.ts';
import type { Edition } from '../../../src/edition/documents/edition.ts';
import type { StoredReview } from '../../../src/reviews/stored-review.ts';
import { aRecord, deriveEdition, sampleContent } from '../../support/content.ts';
import { changeSettings } from '../../support/content-edits.ts';
import { publishInMemory, stampInMemory } from '../../support/publish-content.ts';

const BEFORE = '2026-11-22T12:00:00Z';
const AFTER = '2026-11-23T12:00:00Z';
const source = (review_id: string) => ({
	source: { id: 'survey', name: 'Larkspur customer survey', review_id },
});

const sample = await sampleContent();
const { staff, services, serviceAreas, aspects } = sample.settings;
const before = publishInMemory(
	{
		settings: {
			...sample.settings,
			staff: staff.slice(0, 3),
			services: services.slice(0, 3),
			serviceAreas: serviceAreas.slice(0, 2),
			aspects: aspects.slice(0, 2),
			questions: [],
		},
		stamps: {},
		records: [
			aRecord({ id: 'a', text: 'Dana was friendly and did the brakes.', ...source('a') }),
			aRecord({ id: 'b', text: 'Zebulon changed the wiper blades.', ...source('b') }),
			aRecord({ id: 'c', text: 'Fine. The punctuality was great.', ...source('c') }),
		],
		removed: [],
	},
	BEFORE,
);

function changeRecord(content: Content, id: string, facts: Partial<StoredReview>): Content {
	const records = content.records.map((record) =>
		record.id === id ? { ...record, ...facts } : record,
	);
	return { ...content, records };
}

/** A change, and the ids of the published reviews that it affects. */
interface Case {
	readonly name: string;
	readonly change: (content: Content) => Content;
	readonly shows: readonly string[];
}

const byHand = (name: string, facts: Partial<StoredReview>): Case => ({
	name,
	change: (content) => changeRecord(content, 'a', facts),
	shows: ['a'],
});

const response = { text: 'Thank you.', author: 'Larkspur', date: '2026-03-09' };

const CASES: readonly Case[] = [
	byHand('a text', { text: 'Other words.' }),
	byHand('a star', { rating: 1 }),
	byHand('a response of the business', { responses: [response] }),
	byHand('a tag', { tags: { technicians: [], services: ['oil-change'] } }),
	byHand('a translation', { translation: { text: 'Bien.', language: 'es', by: 'Google' } }),
	byHand('a recommendation', { recommends: true }),
	{
		name: 'a new alias of a person',
		change: (content) =>
			changeSettings(content, ({ staff: people }) => ({
				staff: people.map((person) =>
					person.id === 'priya-nair' ? { ...person, aliases: ['Zebulon'] } : person,
				),
			})),
		shows: ['b'],
	},
	{
		name: 'a renamed person',
		change: (content) =>
			changeSettings(content, ({ staff: people }) => ({
				staff: people.map((person) =>
					person.id === 'dana-whitfield' ? { ...person, name: 'Dana Brook' } : person,
				),
			})),
		shows: ['a'],
	},
	{
		name: 'a person who is removed from the list',
		change: (content) => changeSettings(content, () => ({ staff: staff.slice(1, 3) })),
		shows: ['a'],
	},
	{
		name: 'a blocked mention',
		change: (content) =>
			changeSettings(content, ({ overrides }) => ({
				overrides: {
					...overrides,
					mentions: { block: [{ review: 'a', entity: 'dana-whitfield' }] },
				},
			})),
		shows: ['a'],
	},
	{
		name: 'a new service',
		change: (content) =>
			changeSettings(content, ({ services: offered }) => ({
				services: [...offered, { id: 'wipers', name: 'Wipers', synonyms: ['wiper blades'] }],
			})),
		shows: ['b'],
	},
	{
		name: 'a new aspect that customers mention',
		change: (content) =>
			changeSettings(content, ({ aspects: judged }) => ({
				aspects: [
					...judged,
					{ id: 'on-time', label: 'On time', terms: ['punctuality'], rated_as: [] },
				],
			})),
		shows: ['c'],
	},
	{
		name: 'a record that is no longer verified',
		change: (content) =>
			changeRecord(content, 'a', { verification: { method: 'none', checked_at: BEFORE } }),
		shows: [],
	},
	{
		name: 'a deleted line',
		change: (content) => ({ ...content, records: content.records.slice(1) }),
		shows: [],
	},
	{
		name: 'the name of the business',
		change: (content) =>
			changeSettings(content, ({ businessFile }) => ({
				businessFile: { ...businessFile, name: 'Larkspur Motors and Sons' },
			})),
		shows: [],
	},
];

const linesOf = ({ reviews, reviewLines }: Edition) =>
	new Map(reviews.map(({ id, updated_at }, at) => [id, { line: reviewLines[at], updated_at }]));

/** Finds reviews whose published bytes differ, and those of them whose time did not change. */
function compare(old: Edition, next: Edition) {
	const known = linesOf(old);
	const differ = [...linesOf(next)].filter(([id, { line }]) => known.get(id)?.line !== line);
	const silent = differ.filter(([id, { updated_at }]) => known.get(id)?.updated_at === updated_at);
	const ids = (found: typeof differ) => found.map(([id]) => id).toSorted();
	return { differ: ids(differ), silent: ids(silent) };
}

describe('updated_at of a review and modified of the dataset change with', () => {
	const old = deriveEdition(before);

	it.each(CASES)('$name, and the change is listed', ({ change, shows }) => {
		const next = deriveEdition(publishInMemory(change(before), AFTER));
		expect(compare(old, next)).toEqual({ differ: shows, silent: [] });
		expect(next.datasetId).not.toBe(old.datasetId);
		expect(next.datasetModified).toBe(AFTER);
		const gone = old.reviews.filter(({ id }) => !next.reviews.some((review) => review.id === id));
		expect(next.changes.marks).toEqual([
			...shows.map((id) => ({ type: 'edited', id, at: AFTER })),
			...gone.map(({ id }) => ({ type: 'removed', id, at: AFTER })),
		]);
	});

	it.each(CASES)('$name, and are absent until it is stamped', ({ change, shows }) => {
		const next = deriveEdition(change(before));
		expect(compare(old, next)).toEqual({ differ: shows, silent: [] });
		expect(next.datasetModified).toBeUndefined();
		const complete = shows.length === 0 && next.reviews.length === old.reviews.length;
		expect(next.changes.editions).toEqual(complete ? old.changes.editions : []);
	});

	it.each(CASES)('$name, with the same time in a build and in a publication', ({ change }) => {
		const stamped = stampInMemory(change(before), AFTER);
		const built = deriveEdition(stamped);
		const published = deriveEdition(publishInMemory(stamped, '2026-11-24T12:00:00Z'));
		expect(built.reviewLines).toEqual(published.reviewLines);
		expect(built.changes.marks).toEqual(published.changes.marks);
	});

	it('a different result from a newer engine, even though no setting changed', () => {
		const entry = { id: 'a', digest: '0000000000000000', added_at: BEFORE, changed_at: BEFORE };
		const publications = new Map([...(before.history?.publications ?? []), ['a', entry]]);
		const history = { withdrawals: new Map(), editions: [], ...before.history, publications };
		const unpublished = deriveEdition({ ...before, history });
		expect(unpublished.reviews.find(({ id }) => id === 'a')?.updated_at).toBeUndefined();
		expect(unpublished.changes.editions).toEqual([]);
		const next = deriveEdition(publishInMemory({ ...before, history }, AFTER));
		expect(next.changes.marks).toEqual([{ type: 'edited', id: 'a', at: AFTER }]);
		expect(next.datasetModified).toBe(AFTER);
	});
});
