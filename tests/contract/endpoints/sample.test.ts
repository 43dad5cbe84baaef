import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import notFound from '../../../api/not-found.ts';
import search from '../../../api/reviews/search.ts';
import since from '../../../api/reviews/since.ts';
import { publishEditionFolder } from '../../../src/edition/load-published-edition.ts';
import { writeFunctionData } from '../../../src/edition/write-function-data.ts';
import { SincePage } from '../../../src/reviews/changes/since-page.ts';
import { SearchPage } from '../../../src/search/search-page.ts';
import { BASE_URL, sampleEdition } from '../../support/content.ts';

const edition = await sampleEdition();
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'forecourt-functions-'));
	await writeFunctionData(edition, folder);
	await publishEditionFolder(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string, method = 'GET') => new Request(`${BASE_URL}${path}`, { method });

describe('the functions with the imported sample', () => {
	it('search lists all reviews in the dataset, page by page, in the same order', async () => {
		const ids: string[] = [];
		let next: string | null = `${BASE_URL}/api/reviews/search?limit=100`;
		while (next !== null) {
			const response: Response = await search.fetch(new Request(next));
			const page = SearchPage.parse(await response.json());
			ids.push(...page.reviews.map(({ id }) => id));
			next = page.next;
		}
		expect(ids).toEqual(edition.reviews.map(({ id }) => id));
		expect(ids.length).toBeGreaterThan(300);
	});

	it('since lists exactly the published reviews on or after a day', async () => {
		for (const { date } of edition.reviews.slice(0, 40)) {
			const response = await since.fetch(ask(`/api/reviews/since/${date}`));
			const page = SincePage.parse(await response.json());
			const expected = edition.reviews.filter((review) => review.date >= date);
			expect(page.reviews).toEqual(JSON.parse(JSON.stringify(expected)));
		}
	});

	it('search finds people by full name and alias, and services by id', async () => {
		for (const { value: name, names: aliases } of edition.vocabulary.technician ?? []) {
			for (const known of [name, name.toUpperCase(), ...aliases]) {
				const path = `/api/reviews/search?mentions_technician=${encodeURIComponent(known)}`;
				const { total } = SearchPage.parse(await (await search.fetch(ask(path))).json());
				const named = edition.reviews.filter((r) => r.mentions.technicians.includes(name));
				expect(total).toBeGreaterThanOrEqual(named.length);
			}
		}
		const [service = ''] = edition.reviews.flatMap(({ mentions }) => mentions.services);
		const path = `/api/reviews/search?mentions_service=${service}`;
		const page = SearchPage.parse(await (await search.fetch(ask(path))).json());
		const expected = edition.reviews.filter((r) => r.mentions.services.includes(service));
		expect(page.total).toBe(expected.length);
	});

	it('respond to other paths with a JSON 404', async () => {
		expect((await notFound.fetch(ask('/api/nothing'))).status).toBe(404);
	});
});
