import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrigin } from '../../src/site/docs/operator-text.ts';
import { readDocsPages, RUNNABLE, type Sample } from '../support/docs-samples.ts';
import { findDifference } from '../support/expected-output.ts';
import { hasModules, isInstalled, runSample } from '../support/run-sample.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

const DOCUMENTED_ORIGIN = 'https://reviews.larkspur.example';
const installed = RUNNABLE.filter(isInstalled);
const pages = readDocsPages().filter(({ samples }) => samples.some(({ runs }) => runs));

let server: RunningServer;

beforeAll(async () => {
	server = await startServer({ HUB_ALLOW_LOOPBACK_CALLBACKS: '1' });
});

afterAll(async () => {
	await server?.stop();
});

describe.each(pages)('docs/$file', ({ samples }) => {
	// The samples of a page build on each other: later ones may read files that earlier ones saved.
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-samples-'));

	for (const sample of samples.filter(({ reason }) => reason === undefined)) {
		const isHere = installed.includes(sample.language) && hasModules(sample.needs);
		const what = isHere
			? 'does what the page says'
			: `not run: ${[sample.language, ...sample.needs].join(' or ')} is not installed`;
		it.skipIf(!isHere)(`sample ${sample.number} (${sample.language}): ${what}`, async () => {
			await checkSample(sample, folder);
		});
	}
});

it('runs the samples in languages available on every machine', () => {
	expect(installed).toEqual(expect.arrayContaining(['sh', 'js']));
});

async function checkSample(
	{ language, code, file, expected }: Sample,
	folder: string,
): Promise<void> {
	const text = withOrigin(code, server.baseUrl);
	if (file !== undefined) {
		writeFileSync(join(folder, file), text);
		return;
	}
	const { code: status, stdout, stderr } = await runSample(language, text, folder);
	expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
	if (!expected) return;
	const printed = stdout.replaceAll(server.baseUrl, DOCUMENTED_ORIGIN);
	expect(findDifference(expected, printed)).toBe(undefined);
}
