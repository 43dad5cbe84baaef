import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runFind } from '../../../src/cli/find.ts';
import { runRemove } from '../../../src/cli/remove.ts';
import { findContentProblems } from '../../../src/content/find-content-problems.ts';
import { loadRecommendations } from '../../../src/content/load-content.ts';
import { stampContent } from '../../../src/content/stamp-content.ts';
import { buildEdition } from '../../../src/edition/create-edition.ts';
import { renderDocuments } from '../../../src/edition/documents/render-documents.ts';
import { textOf } from '../../../src/edition/documents/published-document.ts';
import { reviewIdOf } from '../../../src/import/stored/review-id.ts';
import { createContent, LATER, NOW } from './importing.ts';

type Content = Awaited<ReturnType<typeof createContent>>;

const given = (id: string, type = 'positive', changes: object = {}) => ({
	created_time: '2024-06-03T18:10:00+0000',
	recommendation_type: type,
	has_rating: false,
	review_text: 'Zanzibar words.',
	reviewer: { name: 'Odessa Quimby' },
	open_graph_story: { id },
	...changes,
});

async function importPage(content: Content, data: readonly object[], ...flags: string[]) {
	const page = await content.write('page.json', JSON.stringify({ data }));
	return content.run(['--location', 'harborview', ...flags, page], flags.length ? LATER : NOW);
}

const idOf = (id: string) => reviewIdOf('facebook', id);

const surroundings = ({ contentDir, dataDir }: Content, out: string[]) => ({
	now: LATER,
	environment: { contentDir, dataDir },
	stdout: { write: (text: string) => out.push(text) },
	stderr: { write: (text: string) => out.push(text) },
});

describe('a recommendation without stars', () => {
	it('is stored without text and author, and the report says what it counts in', async () => {
		const content = await createContent();
		const { stdout } = await importPage(content, [given('1'), given('2', 'negative')]);
		expect(stdout).toContain(
			'2 recommendations without stars stored: they count only in the share of customers who recommend us',
		);
		expect(await content.reviews()).toEqual([]);
		const file = join(content.contentDir, 'recommendations/facebook/2024.jsonl');
		const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
		expect(lines.map((line) => JSON.parse(line))).toEqual(
			expect.arrayContaining([
				{
					...{ id: idOf('1'), source: 'facebook', location: 'harborview', date: '2024-06-03' },
					recommends: true,
				},
			]),
		);
		const before = await content.bytes();
		await importPage(content, [given('1'), given('2', 'negative')], '--json');
		expect(await content.bytes()).toEqual(before);
		expect((await findContentProblems(content.contentDir)).problems).toEqual([]);
	});

	it('changes with a later export, and an undo takes each change back', async () => {
		const content = await createContent();
		await importPage(content, [given('1')]);
		const [before] = await loadRecommendations(content.contentDir);
		await importPage(content, [given('1', 'negative'), given('2')], '--json');
		const counts = async () =>
			(await loadRecommendations(content.contentDir)).map(({ recommends }) => recommends);
		expect((await counts()).toSorted()).toEqual([false, true]);
		await content.run(['--undo', '2'], LATER);
		expect(await loadRecommendations(content.contentDir)).toEqual([before]);
		await content.run(['--undo', '1'], LATER);
		expect(await counts()).toEqual([]);
	});

	it('goes if a complete export lacks it, and comes back with a later one', async () => {
		const content = await createContent();
		await importPage(content, [given('1'), given('2')]);
		const { stdout } = await importPage(content, [given('1')], '--complete', '--force');
		expect(stdout).toMatch(/not in the export: 1\n {2}\w{12} {2}2024-06-03 {2}recommends {2}h/);
		await importPage(content, [given('1')], '--complete', '--force', '--yes', '1');
		expect(await loadRecommendations(content.contentDir)).toHaveLength(1);
		await importPage(content, [given('1'), given('2')]);
		expect(await loadRecommendations(content.contentDir)).toHaveLength(2);
		expect(await content.tombstones()).toEqual([]);
	});

	it('is found by its day or its id at the source, and stays away once it is removed', async () => {
		const content = await createContent();
		await importPage(content, [given('story-1')]);
		const out: string[] = [];
		expect(await runFind(['story-1'], surroundings(content, out))).toBe(0);
		expect(await runFind(['2024-06-03'], surroundings(content, out))).toBe(0);
		expect(out.join('')).toContain(`${idOf('story-1')}  only counted  2024-06-03  recommends`);
		const argv = ['--reason', 'author request', idOf('story-1')];
		await runRemove(argv, surroundings(content, out));
		expect(await content.tombstones()).toEqual([]);
		const { report } = await importPage(content, [given('story-1')], '--json');
		expect(report.totals).toMatchObject({ recommendations: 0, skipped: 1 });
		expect(await loadRecommendations(content.contentDir)).toEqual([]);
	});

	it('comes from a table, from a column of its own or instead of stars', async () => {
		const content = await createContent();
		const table = await content.write(
			'podium.csv',
			`id,Date,Rating,Review,Location
			a,2024-06-03,Recommended,Good,harborview
			b,2024-06-03,Doesn't recommend,Bad,harborview
			c,2024-06-03,4,Fine,harborview`.replaceAll('\t', ''),
		);
		const other = await content.write(
			'other.csv',
			'id,Date,Would you recommend us?,Location\nd,2024-06-03,yes,harborview\n',
		);
		const { report } = await content.run(['--json', '--source', 'podium', table, other]);
		expect(report.totals).toMatchObject({ added: 1, recommendations: 3, rejected: 0 });
		const stored = await loadRecommendations(content.contentDir);
		expect(stored.map(({ recommends }) => recommends).toSorted()).toEqual([false, true, true]);
	});

	it('is refused by the content check if its source, location or id is wrong', async () => {
		const content = await createContent();
		await importPage(content, [given('1')]);
		const line = { id: 'x1', source: 'nowhere', location: 'moon', date: '2024-06-03' };
		const lines = [
			{ ...line, recommends: true, text: 'A' },
			{ ...line, recommends: true },
		];
		const text = lines.map((one) => `${JSON.stringify(one)}\n`).join('');
		await content.write('content/recommendations/nowhere/2024.jsonl', text);
		const { problems } = await findContentProblems(content.contentDir);
		expect(problems.map(({ line: at, problem }) => [at, problem])).toEqual([
			[1, expect.stringContaining('text')],
			[2, expect.stringMatching(/^"location"/)],
			[2, expect.stringMatching(/^"source"/)],
		]);
	});
});

describe('the share of customers who recommend the business', () => {
	const table = `id,date,rating,text,recommend,location
r1,2024-05-01,5,Fine brakes,yes,harborview
r2,2024-05-02,2,Slow,no,millbrook`;

	it('counts reviews and recommendations without stars, and no other document has the latter', async () => {
		const content = await createContent();
		const reviews = await content.write('table.csv', table);
		await content.run(['--source', 'dealer-reviews', reviews]);
		await importPage(content, [given('1', 'negative')]);
		await stampContent(content.contentDir, NOW);
		const before = await buildEdition({ contentDir: content.contentDir, baseUrl: ORIGIN });
		await importPage(content, [given('1'), given('2'), given('3', 'negative')], '--json');
		const edition = await buildEdition({ contentDir: content.contentDir, baseUrl: ORIGIN });
		const { overall, by_location, by_source } = edition.insights.recommendations;
		expect(overall).toEqual({ n: 5, yes: 3, no: 2, share: 0.6, from_reviews: 2, without_stars: 3 });
		expect(by_location).toMatchObject([
			{ id: 'harborview', n: 4, yes: 3, from_reviews: 1, without_stars: 3 },
			{ id: 'millbrook', n: 1, yes: 0, share: 0 },
		]);
		expect(by_source.find(({ id }) => id === 'facebook')).toMatchObject({ without_stars: 3 });

		expect(edition.id).not.toBe(before.id);
		expect(edition.modified).toBe(LATER);
		expect(edition.reviews).toEqual(before.reviews);
		expect(edition.audit).toEqual(before.audit);
		expect(edition.changes).toEqual(before.changes);
		for (const document of renderDocuments(edition)) {
			const text = textOf(document);
			expect(text).not.toMatch(/Zanzibar|Quimby/);
			for (const id of ['1', '2', '3']) expect(text).not.toContain(idOf(id));
		}
	});

	it.each(['stars', 'link'])('leaves out a source with "republish: %s"', async (republish) => {
		const content = await createContent();
		await importPage(content, [given('1')]);
		const file = join(content.contentDir, 'business.yaml');
		const yaml = await readFile(file, 'utf8');
		const url = 'https://facebook.example/larkspur';
		await content.write(
			'content/business.yaml',
			yaml.replace(
				/( +)(- )?id: facebook\n/,
				(all, space, dash = '') =>
					`${all}${space}${dash && '  '}republish: ${republish}\n${space}${dash && '  '}url: ${url}\n`,
			),
		);
		const edition = await buildEdition({ contentDir: content.contentDir, baseUrl: ORIGIN });
		expect(edition.insights.recommendations.overall).toMatchObject({ n: 0 });
		expect(edition.insights.recommendations.overall).not.toHaveProperty('share');
	});
});

const ORIGIN = 'https://reviews.example';

it.each(['Is Recommendation', 'isRecommendation'])(
	'the stars to which a program converted a recommendation do not count, as "%s" says',
	async (column) => {
		const content = await createContent();
		const table = `id,date,rating,text,author,${column},location
a,2024-06-03,5,Good,Ann,true,harborview
b,2024-06-03,1,Bad,Ben,true,harborview
c,2024-06-03,4,Fine,Cy,false,harborview
d,2024-06-03,4,Okay,Di,true,harborview
`;
		const path = await content.write('podium.csv', table);
		const { report } = await content.run(['--json', '--source', 'podium-facebook', path]);
		expect(report.totals).toMatchObject({ added: 2, recommendations: 2, rejected: 0 });
		const stored = await loadRecommendations(content.contentDir);
		expect(stored.map(({ recommends }) => recommends).toSorted()).toEqual([false, true]);
	},
);
