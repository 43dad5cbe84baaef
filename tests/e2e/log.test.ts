import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import type { Review } from '../../src/reviews/review.ts';
import { contentWith, someReviews } from '../support/content-with.ts';
import { findViolationsInBothSchemes } from '../support/find-violations.ts';
import { findTooNarrow, watchPage, WINDOW, type OpenedPage } from '../support/opened-page.ts';
import {
	freePort,
	runScript,
	startServer,
	WITH_PAGES,
	type RunningServer,
} from '../support/running-server.ts';
import { useSharedSite } from '../support/shared-site.ts';

const { BASE_URL } = WITH_PAGES;
const ORIGIN = `${new URL(BASE_URL).host}/log`;
const CHECK = 'Check it now';
const AUDIT = 'Check the whole log';
const UNKNOWN = 'No problems found, but some things could not be checked.';

const site = useSharedSite();
const records = await someReviews();
// The sample's log has all reviews.
const contentDir = await contentWith(records, (copy) =>
	rmSync(join(copy, 'log'), { recursive: true }),
);
const keyFile = join(mkdtempSync(join(tmpdir(), 'forecourt-key-')), 'log.pem');
let server: RunningServer;
let reviews: readonly Review[];

/** Runs a script on the content with the log; publications have the key unless told otherwise. */
async function run(args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<void> {
	const environment = { ...process.env, ...WITH_PAGES, CONTENT_DIR: contentDir, ...variables };
	const { code, stderr } = await runScript(args, environment);
	expect([args[0], code, code === 0 ? '' : stderr]).toEqual([args[0], 0, '']);
}

/** Replaces words in the line of a review, as an operator who edits it by hand. */
function editReview({ id, source }: Review, before: string, after: string): void {
	const folder = join(contentDir, 'reviews', source.id);
	for (const name of readdirSync(folder)) {
		const text = readFileSync(join(folder, name), 'utf8');
		const lines = text.split('\n');
		const edited = lines.map((line) => (line.includes(id) ? line.replace(before, after) : line));
		if (edited.join('\n') !== text) writeFileSync(join(folder, name), edited.join('\n'));
	}
}

beforeAll(async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-log-'));
	const logging = { DATA_DIR: dataDir, FORECOURT_LOG_KEY: keyFile, SITE: 'off' };
	await run(['log:key', '--', BASE_URL, '--file', keyFile]);
	await run(['publish'], logging);
	const [, , gone] = records;
	await run(['remove', '--', '--reason', 'author request', gone?.id ?? ''], logging);
	await run(['publish'], logging);
	server = await startServer({
		...WITH_PAGES,
		PORT: String(await freePort()),
		CONTENT_DIR: contentDir,
		DATA_DIR: dataDir,
	});
	({ reviews } = (await (await fetch(`${server.address}/reviews.json`)).json()) as ReviewsDataset);
});

afterAll(() => server?.stop());

/**
 * Opens a path of the site with the log, under the address that is the name of the log, in a window with empty
 * storage.
 */
async function open(path: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
	const context = await site.browser().newContext({ ...WINDOW, ...options });
	onTestFinished(async () => {
		// A page may still load something.
		await context.unrouteAll({ behavior: 'ignoreErrors' });
		await context.close();
	});
	await context.route(`${BASE_URL}/**`, async (route) => {
		const url = route.request().url().replace(BASE_URL, server.address);
		await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
	});
	return watchPage(await context.newPage(), BASE_URL, path);
}

/** Changes the text of one file on its way to the page. */
async function tamper(
	page: Page,
	path: string,
	change: (text: string) => string,
	encoding: 'latin1' | 'utf8' = 'latin1',
): Promise<void> {
	await page.route(`${BASE_URL}${path}`, async (route: Route) => {
		const response = await fetch(route.request().url().replace(BASE_URL, server.address));
		const contentType = response.headers.get('content-type') ?? '';
		// In Latin-1, each byte is a character.
		const text = Buffer.from(await response.arrayBuffer()).toString(encoding);
		await route.fulfill({ body: Buffer.from(change(text), encoding), contentType });
	});
}

const flipFirstByte = (text: string) =>
	String.fromCodePoint((text.codePointAt(0) ?? 0) ^ 1) + text.slice(1);

/** Presses the button and returns the verdict, when there is one. */
async function press(page: Page, name: string): Promise<string> {
	await page.getByRole('button', { name }).click();
	const verdict = page.locator('.verdict[data-result]');
	await verdict.waitFor();
	return verdict.innerText();
}

const stepsOf = (page: Page) => page.locator('[data-steps] b').allInnerTexts();
const textOf = (page: Page, part: string) => page.locator(`[data-${part}]`).first().innerText();

/** A review with a title, a text and an answer. */
function fullReview(): Review {
	const found = reviews.find(
		({ title, text, responses }) => title !== undefined && text.length > 99 && responses.length > 0,
	);
	if (!found) throw new TypeError('Cannot find a review with a title, a text and an answer');
	return found;
}

const pathOf = ({ id }: Review) => `/reviews/${id}`;

describe('the page of a review', () => {
	it('checks the review step by step, and demands the same log on the next visit', async () => {
		const { page, visit, faults } = await open(pathOf(fullReview()));
		expect(await press(page, CHECK)).toBe(
			'The published review matches the log, and this page shows its words.',
		);
		const [signed, ...others] = await stepsOf(page);
		expect(signed).toContain(ORIGIN);
		expect(others.map((step) => step.replace(/\d+/, 'N'))).toEqual([
			'Entry N is in the signed log',
			'The published data matches entry N',
			'This page shows the words of the published review',
		]);
		expect(await textOf(page, 'remembered')).toContain('now remembers');
		await visit(pathOf(fullReview()));
		expect(await press(page, CHECK)).toBe(
			'The published review matches the log, and this page shows its words.',
		);
		expect((await stepsOf(page))[1]).toBe('The log you saw on your last visit is part of this one');
		expect(await faults()).toEqual([]);
	});

	it('loads nothing of the check until somebody presses the button', async () => {
		const asked: string[] = [];
		const { page, visit } = await open('/policy');
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await visit(pathOf(fullReview()));
		expect(asked.filter((path) => /^\/(log|api)\/|check-shown/.test(path))).toEqual([]);
		await press(page, CHECK);
		expect(asked).toContain('/log/verify.mjs');
	});

	it.each([
		[
			'another word in the review',
			'/api/reviews/*',
			(text: string) => text.replace('the', 'teh'),
			'does not match entry',
		],
		['a changed hash in a tile', '/log/tile/0/**', flipFirstByte, ''],
		[
			'a cut bundle of entries',
			'/log/tile/entries/**',
			(text: string) => text.slice(0, -1),
			'/log/tile/entries/',
		],
		[
			'another salt',
			'/log/openings/*.json',
			(text: string) =>
				text.replaceAll(/"salt":"(.)/g, (_, first) => `"salt":"${first === 'Q' ? 'R' : 'Q'}`),
			'does not match entry',
		],
		[
			'another size in the checkpoint',
			'/log/checkpoint',
			(text: string) => text.replace(/\n\d/, '\n9'),
			'signature',
		],
	])('says what is wrong after %s', async (_, path, change, words) => {
		const { page } = await open('/policy');
		await tamper(page, path, change);
		await page.goto(`${BASE_URL}${pathOf(fullReview())}`);
		expect(await press(page, CHECK)).toBe('The check found a problem.');
		const failed = page.locator('[data-steps] [data-result="wrong"]');
		expect(await failed.count()).toBe(1);
		expect(await failed.innerText()).toContain(words);
	});

	it('notices a page that shows other words, stars or answers than the record', async () => {
		const review = fullReview();
		const { page } = await open('/policy');
		const change = (html: string) =>
			html
				.replace(/(<h1[^>]*>\s*)\p{L}+/u, '$1Nothing')
				.replace(/(class="review-text marked"[^>]*>(?:<mark[^>]*>)?)/, '$1Never again! ')
				.replace(/(class="stars"[^>]*>\s*)★+/, '$1★★★★★★');
		await tamper(page, pathOf(review), change, 'utf8');
		await page.goto(`${BASE_URL}${pathOf(review)}`);
		expect(await press(page, CHECK)).toBe('The check found a problem.');
		expect((await stepsOf(page)).at(-1)).toBe(
			'This page differs from the published review: the title, the text, and the stars',
		);
	});

	it('notices a log that does not continue what the browser remembers', async () => {
		const { page, visit } = await open(pathOf(fullReview()));
		await press(page, CHECK);
		await page.evaluate(() => {
			for (const [key, value] of Object.entries(localStorage)) {
				localStorage.setItem(key, String(value).replaceAll(/"root":"./g, '"root":"_'));
			}
		});
		await visit(pathOf(fullReview()));
		expect(await press(page, CHECK)).toBe('The check found a problem.');
	});

	it('cannot tell while the service does not answer', async () => {
		const { page } = await open(pathOf(fullReview()));
		await page.route('**/log/checkpoint', (route) => route.fulfill({ status: 503 }));
		expect(await press(page, CHECK)).toBe(UNKNOWN);
		expect(await page.locator('[data-review-check]').innerText()).toContain('/log/checkpoint');
	});

	it('says that the verifier could not be loaded', async () => {
		const { page } = await open(pathOf(fullReview()));
		await page.route('**/log/verify.mjs', (route) => route.fulfill({ status: 404 }));
		await page.getByRole('button', { name: CHECK }).click();
		await page.getByText('The check could not be loaded. Please try again later.').waitFor();
	});

	it('gives the command without JavaScript, and no button', async () => {
		const { page } = await open(pathOf(fullReview()), { javaScriptEnabled: false });
		const section = page.locator('[data-review-check]');
		expect(await section.innerText()).toContain(`node verify.mjs ${BASE_URL}`);
		expect(
			await section
				.getByRole('link')
				.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
		).toEqual(['/log/verify.mjs', '/verification#log-limits']);
		expect(await section.getByRole('button').count()).toBe(0);
	});
});

describe('the verification page', () => {
	it('audits the whole log, and the table of removals by stars against it', async () => {
		const { page, faults } = await open('/verification');
		expect(await press(page, AUDIT)).toBe(
			'No problems found: the reviews and removals match the log.',
		);
		const notes = await textOf(page, 'notes');
		expect(notes).toContain(`${reviews.length} published reviews, 1 removal, 3 signed checkpoints`);
		expect(notes).toContain('--key');
		expect(await textOf(page, 'memory')).toMatch(/remembers the first \d+ entries of this log/);
		expect(await page.locator('[data-progress]').isVisible()).toBe(false);
		expect(await faults()).toEqual([]);
	});

	it('names the log and its key, which the verifier accepts', async () => {
		const { page } = await open('/verification');
		const [name, key] = await page.locator('.copied').allInnerTexts();
		expect(name).toBe(ORIGIN);
		const policy = await (await fetch(`${server.address}/log/policy`)).text();
		expect(policy).toContain(`log ${key} ${BASE_URL}/log\n`);
	});

	it('notices a table that does not agree with the log', async () => {
		const { page } = await open('/verification');
		const cell = page.locator('[data-by-stars="1"] [data-field="published"]');
		await cell.evaluate((element) => (element.textContent = '9'));
		expect(await press(page, AUDIT)).toBe('The check found a problem.');
		expect(await textOf(page, 'findings')).toContain('does not match the log for 1-star reviews');
	});

	it('lists at most twenty findings, and how many more there are', async () => {
		const { page } = await open('/policy');
		await tamper(page, '/reviews.json', (text) => text.replaceAll(/"rating":5/g, '"rating":4'));
		await page.goto(`${BASE_URL}/verification`);
		expect(await press(page, AUDIT)).toBe('The check found a problem.');
		const findings = await page.locator('[data-findings] li').allInnerTexts();
		expect(findings.length).toBe(21);
		expect(findings.at(-1)).toMatch(/^and \d+ more$/);
	});

	it('does not call a log wrong that it cannot read to the end', async () => {
		const { page } = await open('/verification');
		await page.route('**/log/tile/entries/**', (route) => route.fulfill({ status: 503 }));
		expect(await press(page, AUDIT)).toBe(UNKNOWN);
	});

	it('forgets the log on request, with the focus on the next button', async () => {
		const { page, visit } = await open('/verification');
		expect(await page.locator('[data-memory]').isVisible()).toBe(false);
		await press(page, AUDIT);
		await visit('/verification');
		await page.getByRole('button', { name: 'Forget this log' }).click();
		expect(await page.locator('[data-memory]').isVisible()).toBe(false);
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(AUDIT);
		await visit('/verification');
		expect(await page.locator('[data-memory]').isVisible()).toBe(false);
	});

	it('compares removals by stars, and says that one is too few', async () => {
		const { page } = await open('/verification');
		const section = page.locator('section', { has: page.locator('#removals-by-stars') });
		expect(await section.innerText()).toMatch(/ 1 was removed|, 1 \(/);
		expect(await section.innerText()).toContain(
			'too few removals to tell whether stars play a part',
		);
		const rows = page.locator('[data-by-stars]');
		expect(await rows.locator('[data-field="removed"]').allInnerTexts()).toHaveLength(5);
	});
});

describe('both pages', () => {
	it.each([
		['a review', () => pathOf(fullReview()), CHECK, 'The published review matches the log, and'],
		['verification', () => '/verification', AUDIT, 'No problems found: the reviews'],
	])(
		'say on a copy what matched, and where the original is: %s',
		async (_, path, button, words) => {
			const { page } = await open('/policy');
			await page.goto(server.address + path());
			const shown = await press(page, button);
			expect(shown).toMatch(words);
			expect(shown).toContain(
				`This is a copy of the site. Check the original at ${BASE_URL.slice(7)}${path()}`,
			);
			expect(await page.locator('[data-findings]').isVisible()).toBe(false);
			expect(await page.locator('.verdict').getAttribute('data-result')).toBe('copy');
			await page.locator('.verdict a').click();
			await page.waitForURL(`${BASE_URL}${path()}`);
		},
	);

	it.each([
		['a review', () => pathOf(fullReview()), CHECK],
		['verification', () => '/verification', AUDIT],
	])('show results without accessibility violations or overflow: %s', async (_, path, button) => {
		const { page } = await open(path());
		await press(page, button);
		expect(await findTooNarrow(page, [375, 768, 1280])).toEqual([]);
		expect(await findViolationsInBothSchemes(page)).toEqual([]);
	});

	it('check by keyboard alone', async () => {
		const { page } = await open('/verification');
		await page.getByRole('button', { name: AUDIT }).focus();
		await page.keyboard.press('Enter');
		await page.locator('.verdict[data-result="right"]').waitFor();
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(AUDIT);
	});
});

describe('while a changed review is not logged yet', () => {
	let edited: Review;

	beforeAll(async () => {
		edited = fullReview();
		editReview(edited, edited.text.slice(0, 9), `Well, ${edited.text.slice(0, 9)}`);
		await run(['publish'], {
			DATA_DIR: server.environment['DATA_DIR'],
			FORECOURT_LOG_KEY: undefined,
		});
	});

	it('its page says that it cannot be checked', async () => {
		const { page } = await open(pathOf(edited));
		const section = page.locator('[data-review-check]');
		expect(await section.innerText()).toContain('is not in our public log yet');
		expect(await section.getByRole('button').count()).toBe(0);
	});

	it('other reviews are all right, and the whole log cannot be', async () => {
		const other = reviews.find(({ id, text }) => id !== edited.id && text !== '');
		const { page, visit } = await open(`/reviews/${other?.id}`);
		expect(await press(page, CHECK)).toBe(
			'The published review matches the log, and this page shows its words.',
		);
		await visit('/verification');
		expect(await textOf(page, 'pending')).toMatch(/^1.review added, edited or removed since/);
		expect(await press(page, AUDIT)).toBe(UNKNOWN);
		expect(await textOf(page, 'findings')).toContain(edited.id);
	});
});
