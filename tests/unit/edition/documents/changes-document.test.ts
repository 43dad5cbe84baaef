import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
	ChangesHeadLine,
	renderChangeLines,
	renderChanges,
	ReviewChange,
	ReviewChanges,
} from '../../../../src/edition/documents/changes-document.ts';
import { renderReviewsDataset } from '../../../../src/edition/documents/reviews-dataset.ts';
import { aRecord, BASE_URL, deriveEdition, sampleContent } from '../../../support/content.ts';
import { publishInMemory } from '../../../support/publish-content.ts';

const joined = (pieces: Iterable<string>) => [...pieces].join('');
const source = (review_id: string) => ({
	source: { id: 'survey', name: 'Larkspur customer survey', review_id },
});

const records = ['kept', 'edited', 'gone', 'deleted'].map((id) => aRecord({ id, ...source(id) }));
const { settings } = await sampleContent();
const first = publishInMemory(
	{ settings, records, removed: [], stamps: {} },
	'2026-03-05T10:00:00Z',
);
const [kept = aRecord(), edited = aRecord(), gone = aRecord()] = first.records;
const tombstone = {
	id: 'gone',
	removed_at: '2026-03-05T11:00:00Z',
	reason: 'duplicate',
	rating: 5,
} as const;
const second = publishInMemory(
	{
		...first,
		records: [
			kept,
			{ ...edited, text: 'Line\u2028break' },
			gone,
			aRecord({ id: 'added', ...source('added') }),
		],
		removed: [tombstone],
	},
	'2026-03-06T10:00:00Z',
);
const edition = deriveEdition(second);
const text = joined(renderChanges(edition));
const changes = JSON.parse(text);

describe('/changes.json', () => {
	it('matches its schema', () => {
		expect(ReviewChanges.safeParse(changes).error).toBeUndefined();
		expect(changes.count).toBe(4);
	});

	it('lists what changed, including tombstones', () => {
		expect(changes.changes).toEqual([
			{ type: 'added', id: 'added', at: '2026-03-06T10:00:00Z', review: expect.anything() },
			{ type: 'removed', id: 'deleted', at: '2026-03-06T10:00:00Z' },
			{ type: 'edited', id: 'edited', at: '2026-03-06T10:00:00Z', review: expect.anything() },
			{ type: 'removed', id: 'gone', at: '2026-03-06T10:00:00Z', tombstone },
		]);
	});

	it('contains the unchanged lines and the head from /reviews.json', () => {
		const dataset = joined(renderReviewsDataset(edition));
		for (const id of ['added', 'edited']) {
			const line = dataset.split('\n').find((candidate) => candidate.includes(`"id":"${id}"`));
			expect(text).toContain(`"review":${line?.replace(/,$/, '')}}`);
		}
		const { reviews, ...head } = JSON.parse(dataset);
		expect(JSON.stringify(changes.dataset)).toBe(JSON.stringify(head));
		expect(changes.target).toEqual({
			url: `${BASE_URL}/reviews.json`,
			etag: `"${createHash('md5').update(dataset).digest('hex')}"`,
			sha256: createHash('sha256').update(dataset).digest('hex'),
			bytes: Buffer.byteLength(dataset),
		});
	});

	it('lists the editions that it can update, starting with its own', () => {
		const firstId = deriveEdition(first).datasetId;
		expect(changes.window).toEqual({
			days: 90,
			since: '2026-03-05T10:00:00Z',
			editions: [
				{ edition: edition.datasetId, modified: '2026-03-06T10:00:00Z' },
				{ edition: firstId, modified: '2026-03-05T10:00:00Z' },
			],
		});
	});

	it('lists no editions and changes for content without a history', () => {
		const unpublished = deriveEdition({ ...second, history: undefined });
		const { window, count } = JSON.parse(joined(renderChanges(unpublished)));
		expect({ window, count }).toEqual({ window: { days: 90, editions: [] }, count: 0 });
	});
});

describe('/changes.ndjson', () => {
	it('has the same data as lines: the head, then the number of changes it states', () => {
		const [head, ...lines] = joined(renderChangeLines(edition))
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line));
		expect(ChangesHeadLine.safeParse(head).error).toBeUndefined();
		const { type, ...members } = head;
		expect({ ...members, changes: lines }).toEqual(changes);
		expect(lines.every((line) => ReviewChange.safeParse(line).success)).toBe(true);
		expect(lines).toHaveLength(head.count);
	});
});
