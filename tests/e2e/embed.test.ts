import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EmbedData } from '../../src/edition/embed/embed-documents.ts';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import { withOrigin } from '../../src/site/docs/operator-text.ts';
import { ROOT } from '../support/content.ts';
import { useSharedSite } from '../support/shared-site.ts';

const site = useSharedSite();
const FOLDER = join(ROOT, 'public/embed');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The samples of the documentation's page, in its order. */
const SAMPLES = [...read('docs/use/embed.md').matchAll(/^```html\n([^]*?)\n```$/gm)].map(
	([, sample = '']) => withOrigin(sample, site.baseUrl),
);
/** The strictest policy that allows the element and the badge. */
const POLICY = `default-src 'none'; script-src ${site.baseUrl}; connect-src ${site.baseUrl}; img-src ${site.baseUrl}`;

/** Opens a page of another website. */
async function openHost(body: string, policy?: string, options?: BrowserContextOptions) {
	const { page } = await site.open('/', options);
	const server = createServer((_request, response) => {
		response.setHeader('Content-Type', 'text/html');
		response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
		if (policy !== undefined) response.setHeader('Content-Security-Policy', policy);
		response.end(
			`<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><main>${body}</main></html>`,
		);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	// A listening TCP server has a port.
	const { port } = server.address() as AddressInfo;
	const requested: string[] = [];
	page.on('request', (request) => requested.push(request.url()));
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	await page.goto(`http://127.0.0.1:${port}/`);
	return { page, requested, warnings };
}

function openElement(attributes: string) {
	const element = `<forecourt-reviews ${attributes}><a href="${site.baseUrl}/">Reviews</a></forecourt-reviews>`;
	const script = `<script src="${site.baseUrl}/embed/v1.js" crossorigin async></script>`;
	return openHost(element + script, POLICY);
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

	it('name an attribute and a limit that they do not know', async () => {
		const { page, warnings } = await openElement('layout="list" limit="0" min-stars="5"');
		await page.getByRole('listitem').first().waitFor();
		expect(await page.getByRole('listitem').count()).toBe(12);
		expect(warnings).toEqual([
			'<forecourt-reviews>: unknown attribute "min-stars". Use layout, limit or location',
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

describe('the samples of the documentation', () => {
	const [list = '', badge = '', own = '', cards = ''] = SAMPLES;

	it('show the newest reviews', async () => {
		expect(SAMPLES).toHaveLength(4);
		const { page } = await openHost(list, POLICY);
		await page.getByRole('listitem').first().waitFor();
		expect(await page.getByRole('listitem').count()).toBe(12);
	});

	it('show a badge', async () => {
		const { page } = await openHost(badge, POLICY);
		const image = page.getByRole('img', { name: 'Reviews of Larkspur Auto Group' });
		await image.waitFor();
		expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(180);
	});

	it('show cards with the replies', async () => {
		const found = await fetch(`${site.baseUrl}/api/reviews/search?has_text=true&limit=3`);
		const { reviews }: Pick<ReviewsDataset, 'reviews'> = await found.json();
		const replies = reviews.flatMap(({ responses }) => responses);
		expect(replies).not.toEqual([]);
		const { page } = await openHost(cards);
		const items = page.getByRole('listitem');
		await items.nth(2).waitFor();
		expect(await items.count()).toBe(3);
		expect(await page.getByText('Reply: ').count()).toBe(
			reviews.filter(({ responses }) => responses.length > 0).length,
		);
		const texts = await items.allTextContents();
		for (const [index, { text, author }] of reviews.entries()) {
			expect(texts[index]).toContain(text.slice(0, 279));
			expect(texts[index]).toContain(author.name);
		}
	});

	it('keep an open page up to date, and keep what they show if the service fails', async () => {
		// A window of its own, because the clock is the window's.
		const { page } = await openHost(own, undefined, {});
		await page.clock.install();
		await page.reload();
		const rating = page.locator('#rating');
		await expect.poll(() => rating.textContent()).toMatch(/^4\.\d+ of 5 stars, \d+ reviews/);
		const before = await rating.textContent();
		const address = `${site.baseUrl}/embed/all.json`;
		const later = async (response: { status: number; headers?: object; body: string }) => {
			const headers = { 'Access-Control-Allow-Origin': '*', ...response.headers };
			const exposed = { 'Access-Control-Expose-Headers': 'ETag', ...headers };
			await page.unroute(address);
			await page.route(address, (route) => route.fulfill({ ...response, headers: exposed }));
			const answered = page.waitForResponse(address);
			await page.clock.runFor(60_000);
			await answered;
		};
		await later({ status: 503, body: '{}' });
		expect(await rating.textContent()).toBe(before);
		await later({ status: 200, headers: { ETag: '"2"' }, body: '{"average":3.5,"count":9}' });
		await expect.poll(() => rating.textContent()).toBe('3.5 of 5 stars, 9 reviews. ');
	});

	it('of /embed allow the script only with the right bytes', async () => {
		const { page: embed } = await site.open('/embed');
		const textOf = async (name: string) =>
			(await embed.getByRole('region', { name, exact: true }).textContent()) ?? '';
		const script = await textOf('Strict');
		const policy = (await textOf('Policy')).replace('Content-Security-Policy: ', '');
		expect(script).toContain('integrity="sha384-');
		expect(policy).toMatch(/script-src 'self' \S+\/embed\/v1\.[0-9a-f]{16}\.js;/);
		const element = '<forecourt-reviews layout="list"></forecourt-reviews>';
		const { page } = await openHost(element + script, `default-src 'none'; ${policy}`);
		await page.getByRole('listitem').first().waitFor();
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
		const text = `${data.average?.toFixed(2)} of 5 stars, ${data.count} reviews`;
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
