import { describe, expect, it } from 'vitest';
import { renderCheckpoints } from '../../../src/edition/documents/log-documents.ts';
import { renderDocuments } from '../../../src/edition/documents/render-documents.ts';
import { renderPartialFeeds } from '../../../src/edition/feeds/review-feeds.ts';
import { TOPIC_PATHS, topicsIn } from '../../../src/endpoints/http/urls.ts';
import { listTopics } from '../../../src/site/view-models/list-topics.ts';
import { deriveEdition, sampleContent, sampleEdition } from '../../support/content.ts';

type Edition = Awaited<ReturnType<typeof sampleEdition>>;

/** Returns path and ETag of each topic. */
function topicsOf(edition: Edition) {
	const documents = [
		...renderDocuments(edition),
		...renderPartialFeeds(edition),
		...renderCheckpoints(edition),
	];
	return topicsIn(
		documents.flatMap(({ paths, ...facts }) => paths.map((path) => ({ path, ...facts }))),
	);
}
const tagsOf = (edition: Edition) =>
	new Map(topicsOf(edition).map(({ path, etag }) => [path, etag]));

/** Returns the topics whose bytes differ. */
function changed(before: Edition, after: Edition): string[] {
	const known = tagsOf(before);
	return [...tagsOf(after)].flatMap(([path, etag]) => (known.get(path) === etag ? [] : [path]));
}

describe('the topics of an edition', () => {
	it('are the fixed ones, the feeds of low stars and of each location, and the checkpoint', async () => {
		expect(topicsOf(await sampleEdition()).map(({ path }) => path)).toEqual([
			...TOPIC_PATHS,
			...['low-stars', 'alder-falls', 'harborview', 'millbrook'].flatMap((id) => [
				`/feeds/${id}.atom`,
				`/feeds/${id}.json`,
			]),
			'/log/checkpoint',
		]);
	});

	it('have the same bytes in each build of the same content', async () => {
		const content = await sampleContent();
		expect(changed(deriveEdition(content), deriveEdition(content))).toEqual([]);
	});

	it('do not change with the FAQ or the policy text', async () => {
		const { settings } = await sampleContent();
		const edited = { ...settings, questions: [], policyText: 'Another text.' };
		const after = await sampleEdition({ settings: edited });
		expect(after.id).not.toBe((await sampleEdition()).id);
		expect(changed(await sampleEdition(), after)).toEqual([]);
	});

	it('change with a review: the whole documents, and the feeds that have it', async () => {
		const { records } = await sampleContent();
		const newest = records.find(({ id }) => id === 'none') ?? {
			...records[0]!,
			id: 'one-more',
			rating: 5 as const,
			location: 'harborview',
			date: '2026-11-19',
		};
		const before = await sampleEdition({ records });
		const after = await sampleEdition({ records: [...records, newest] });
		expect(changed(before, after)).toEqual([
			...TOPIC_PATHS,
			'/feeds/harborview.atom',
			'/feeds/harborview.json',
		]);
	});

	it('are shown with their sizes and contents, the smallest first', async () => {
		const edition = await sampleEdition();
		const shown = listTopics(edition);
		const known = topicsOf(edition).toSorted((a, b) => a.bytes - b.bytes);
		expect(shown.map(({ path, bytes }) => [path, bytes])).toEqual(
			known.map(({ path, bytes }) => [path, bytes]),
		);
		expect(shown[0]?.path).toBe('/alerts.json');
		expect(shown.map(({ content }) => content)).toContain(
			'Atom feed: Reviews of Larkspur Motors Harborview',
		);
		expect(shown.every(({ content }) => content.length > 10)).toBe(true);
	});
});
