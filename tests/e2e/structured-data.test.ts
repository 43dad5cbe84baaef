import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { displayText } from '../../src/reviews/display-text.ts';
import { launchBrowser } from '../support/browser.ts';
import { aRecord, copyContent } from '../support/content.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { findSchemaFaults } from '../support/schema-org.ts';

const HOSTILE =
	'</script><script>window.reached = true</script><!-- <img src=x onerror="window.reached = true"> ' +
	'--> ]]> &lt;/script&gt; \u2028\u202e"}]} \\u003c';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
	const contentDir = copyContent();
	const record = aRecord({
		id: 'hostile',
		date: '2026-11-19',
		title: HOSTILE,
		text: HOSTILE,
		author: { name: HOSTILE.slice(0, 90), anonymous: false },
		responses: [{ text: HOSTILE, author: HOSTILE, date: '2026-11-19' }],
	});
	const shard = join(contentDir, 'reviews/survey/2026.jsonl');
	appendFileSync(shard, `${JSON.stringify(record)}\n`);
	[server, browser] = await Promise.all([
		startServer({ CONTENT_DIR: contentDir }),
		launchBrowser(),
	]);
});

afterAll(async () => {
	await browser?.close();
	await server?.stop();
});

it('the structured data of a hostile review are whole, and nothing in it runs', async () => {
	const page = await browser.newPage();
	await page.goto(`${server.baseUrl}/reviews/hostile`);
	const elements = page.locator('script[type="application/ld+json"]');
	expect(await elements.count()).toBe(1);
	const data = JSON.parse((await elements.first().textContent()) ?? '');
	expect(findSchemaFaults(data)).toEqual([]);
	const [review] = data['@graph'];
	const shown = displayText(HOSTILE);
	expect([review.name, review.reviewBody, review.comment[0].text]).toEqual([shown, shown, shown]);
	expect(await page.evaluate('window.reached')).toBeUndefined();
	expect(await page.locator('img').count()).toBe(0);
	await page.close();
});
