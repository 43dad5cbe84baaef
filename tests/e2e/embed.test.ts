import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EmbedData } from '../../src/edition/embed/embed-documents.ts';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import { ROOT } from '../support/content.ts';
import { openHost, strictPolicy } from '../support/host-page.ts';
import { useSharedSite } from '../support/shared-site.ts';

const site = useSharedSite();
const FOLDER = join(ROOT, 'public/embed');

function openElement(attributes: string) {
	const element = `<forecourt-reviews ${attributes}><a href="${site.baseUrl}/">Reviews</a></forecourt-reviews>`;
	const script = `<script src="${site.baseUrl}/embed/v1.js" crossorigin async></script>`;
	return openHost(site, element + script, strictPolicy(site));
}

describe('reviews on another website', () => {
	it.each(['list', 'carousel'])(
		'are the newest, with average, count and a link: %s',
		async (layout) => {
			const dataset: ReviewsDataset = await (await fetch(`${site.baseUrl}/reviews.json`)).json();
			const own = dataset.reviews.filter(({ location }) => location === 'harborview');
			const { page, requested } = await openElement(`layout="${layout}" location="harborview"`);
			const items = page.getByRole('listitem');
			await items.first().waitFor();
			const shown = await items
				.getByRole('link')
				.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
			expect(shown).toEqual(
				own
					.filter(({ text }) => text !== '')
					.slice(0, 12)
					.map(({ url }) => url),
			);
			const all = page.getByRole('link', { name: `${own.length} reviews` });
			expect(await all.getAttribute('href')).toBe(`${site.baseUrl}/locations/harborview`);
			expect(requested.filter((url) => url.includes('/embed/'))).toEqual([
				...[`${site.baseUrl}/embed/v1.js`, `${site.baseUrl}/embed/harborview.json`],
			]);
			expect(await page.context().cookies()).toEqual([]);
			expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
		},
	);

	it('say when a customer edited one', async () => {
		const response = await fetch(`${site.baseUrl}/embed/millbrook.json`);
		const { reviews } = EmbedData.parse(await response.json());
		const edited = reviews.filter(({ edited_at }) => edited_at !== undefined);
		expect(edited).not.toEqual([]);
		const { page } = await openElement('layout="list" location="millbrook"');
		const days = page.getByText(/^, edited \w/);
		await days.first().waitFor();
		expect(await days.count()).toBe(edited.length);
	});

	it('are in English, except for the texts, and say that they are invented', async () => {
		const { page } = await openElement('layout="list"');
		await page.evaluate(() => (document.documentElement.lang = 'de_DE'));
		await page.getByRole('listitem').first().waitFor();
		const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
		const note = page.getByText('These reviews are fictional.');
		expect(await note.evaluate(languageOf)).toBe('en');
		const stars = page.getByRole('img').first();
		expect(await stars.evaluate(languageOf)).toBe('en');
		const { reviews } = EmbedData.parse(
			await (await fetch(`${site.baseUrl}/embed/all.json`)).json(),
		);
		const texts = await page
			.locator('.text')
			.evaluateAll((all: HTMLElement[]) => all.map(({ lang }) => lang));
		expect(texts).toEqual(reviews.map(({ language }) => language));
		const day = page.getByRole('listitem').first().getByRole('link');
		expect(await day.textContent()).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}$/);
	});

	it('are loaded again by refresh(), and stay if the data does not load', async () => {
		const { page, requested, warnings } = await openElement('layout="list" limit="1"');
		await page.getByRole('listitem').first().waitFor();
		const refresh = (limit: string) =>
			page.locator('forecourt-reviews').evaluate(async (element, value) => {
				element.setAttribute('limit', value);
				// The script of the page defines this method.
				await (element as unknown as { refresh(): Promise<void> }).refresh();
			}, limit);
		await refresh('2');
		expect(await page.getByRole('listitem').count()).toBe(2);
		expect(requested.filter((url) => url.endsWith('/embed/all.json'))).toHaveLength(2);
		await page.route('**/embed/all.json', (route) => route.abort());
		await refresh('3');
		expect(await page.getByRole('listitem').count()).toBe(2);
		expect(warnings).toEqual([`<forecourt-reviews>: no data at ${site.baseUrl}/embed/all.json`]);
	});

	it('leave the link in a copy of the element whose data does not load', async () => {
		const { page } = await openElement('layout="list" limit="1"');
		await page.getByRole('listitem').first().waitFor();
		const link = page.getByRole('link', { name: 'Reviews', exact: true });
		expect(await link.isVisible()).toBe(false);
		await page.route('**/embed/all.json', (route) => route.abort());
		await page
			.locator('forecourt-reviews')
			.evaluate((element) => element.replaceWith(element.cloneNode(true)));
		await link.waitFor();
	});

	it('may move before their data is there', async () => {
		const { page } = await openElement('layout="list" limit="1"');
		const errors: Error[] = [];
		page.on('pageerror', (error) => errors.push(error));
		await page.evaluate(() => {
			const element = document.createElement('forecourt-reviews');
			document.body.append(element);
			document.body.prepend(element);
		});
		await page.getByText('of 5 stars').nth(1).waitFor();
		await page.waitForLoadState('networkidle');
		expect(errors).toEqual([]);
	});

	it('are a badge by default, which needs no list', async () => {
		const { page } = await openElement('');
		await page.getByText('of 5 stars').waitFor();
		expect(await page.getByRole('listitem').count()).toBe(0);
	});

	it('are as many as the website wants', async () => {
		const { page, warnings } = await openElement('layout="list" limit="3" class="x" data-y="z"');
		await page.getByRole('listitem').first().waitFor();
		expect(await page.getByRole('listitem').count()).toBe(3);
		expect(warnings).toEqual([]);
	});

	it('name an attribute, a layout and a limit that they do not know', async () => {
		const { page, warnings } = await openElement('layout="bagde" limit="0" min-stars="5"');
		await page.getByRole('listitem').first().waitFor();
		expect(await page.getByRole('listitem').count()).toBe(12);
		expect(warnings).toEqual([
			'<forecourt-reviews>: unknown attribute "min-stars". Use layout, limit or location',
			'<forecourt-reviews>: unknown layout="bagde". Use badge, list or carousel',
			'<forecourt-reviews>: cannot read limit="0". Use 1 to 12',
		]);
	});

	it('leave the link if there is no such location', async () => {
		const { page, requested, warnings } = await openElement('location="nowhere" min-stars="5"');
		const missing = `${site.baseUrl}/embed/nowhere.json`;
		await expect.poll(() => requested).toContain(missing);
		await expect.poll(() => warnings.join()).toContain(missing);
		// The page's own request comes after that of the script.
		const problem = await page.evaluate(async (url) => (await fetch(url)).json(), missing);
		expect(problem).toMatchObject({ type: '/problems/not-found', status: 404 });
		expect(await page.getByRole('link', { name: 'Reviews', exact: true }).isVisible()).toBe(true);
	});
});

it('the data has every star, whatever its order, and badges state average and count', async () => {
	for (const name of ['all', 'alder-falls', 'harborview', 'millbrook']) {
		const data = EmbedData.parse(await (await fetch(`${site.baseUrl}/embed/${name}.json`)).json());
		const dates = data.reviews.map(({ date }) => date);
		expect(dates).toEqual(dates.toSorted().toReversed());
		const badge = name === 'all' ? '/badge.svg' : `/embed/${name}.svg`;
		const response = await fetch(`${site.baseUrl}${badge}`);
		expect(response.headers.get('content-type')).toContain('image/svg+xml');
		const text = `${data.average?.toFixed(2)} out of 5 stars, ${data.count} reviews`;
		expect(await response.text()).toContain(text);
	}
});

it('the script is small, and the addresses that never change keep their content', () => {
	const script = readFileSync(join(FOLDER, 'v1.js'));
	expect(brotliCompressSync(script).length).toBeLessThan(3500);
	const fixed = readdirSync(FOLDER).filter((name) => name !== 'v1.js');
	const digestOf = (text: Buffer) => createHash('sha384').update(text).digest('hex').slice(0, 16);
	for (const name of fixed) {
		expect(name).toBe(`v1.${digestOf(readFileSync(join(FOLDER, name)))}.js`);
	}
	expect(fixed).toContain(`v1.${digestOf(script)}.js`);
});
