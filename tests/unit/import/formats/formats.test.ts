import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../../../src/content/load-settings.ts';
import { FORMATS } from '../../../../src/import/formats/formats.ts';
import { createContent } from '../importing.ts';
import { birdeyeReview, SAMPLE_EXPORTS } from '../platform-samples.ts';
import { createPlatformContent, importExport } from '../platforms.ts';

/** Specific formats only. Generic formats require a source; see `generic-csv.test.ts`. */
const NAMED = FORMATS.filter(({ isGeneric }) => isGeneric !== true).map(({ id }) => id);

describe('every specific format', () => {
	it.each(NAMED)('%s is recognized by its content', async (id) => {
		const { status, file, reviews, stderr } = await importExport(SAMPLE_EXPORTS[id] ?? '', [
			'--location',
			'millbrook',
		]);
		expect(stderr).toBe('');
		expect(status).toBe(0);
		expect(file).toMatchObject({ format: id, read: 1, added: 1 });
		expect(file?.confidence).toBeGreaterThanOrEqual(0.8);
		expect(reviews).toHaveLength(1);
	});

	it('stores no contacts of customers, and changes nothing if it is imported again', async () => {
		const content = await createPlatformContent();
		const files = await Promise.all(
			Object.entries(SAMPLE_EXPORTS).map(([id, text]) => content.write(`export-${id}`, text)),
		);
		const importAll = () => content.run(['--location', 'millbrook', ...files]);
		expect((await importAll()).status).toBe(0);
		const stored = await content.bytes();
		expect(JSON.stringify(await content.reviews())).not.toMatch(
			/@example|555-01|photos\.example|D-20730|100000000000000000001|Palmer|adjust_creative/,
		);
		expect((await importAll()).status).toBe(0);
		expect(await content.bytes()).toEqual(stored);
	});
});

describe('a source that is not in the policy', () => {
	it('is added with the name of its platform', async () => {
		const content = await createContent();
		const review = birdeyeReview({ sourceType: 'Google' });
		const file = await content.write('export', JSON.stringify([review]));
		const { status, stdout } = await content.run([file]);
		expect(status).toBe(0);
		expect(stdout).toContain('Added the source "Google (through Birdeye)" (birdeye-google)');
		expect((await content.reviews())[0]?.source.name).toBe('Google (through Birdeye)');
		const { businessFile } = await loadSettings(content.contentDir);
		const added = businessFile.review_policy.sources.at(-1);
		expect(added).toMatchObject({ id: 'birdeye-google', method: 'platform_account_only' });
		expect((await content.run([file])).stdout).not.toContain('Added the source');
	});
});
