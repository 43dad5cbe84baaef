import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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

describe('a mirror of the dataset', () => {
	const mirrors = pages
		.flatMap(({ samples }) => samples)
		.filter(({ file }) => file?.startsWith('mirror.') === true);

	it.each(mirrors)('$file keeps its copy if the service fails', async ({ language, code }) => {
		const asked: unknown[] = [];
		const failing = createServer((request, response) => {
			asked.push(request.headers['if-none-match']);
			response.writeHead(503).end('{"reviews": []}');
		});
		await new Promise<void>((done) => failing.listen(0, '127.0.0.1', done));
		onTestFinished(() => void failing.close());
		// A listening TCP server has a port.
		const { port } = failing.address() as AddressInfo;
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-mirror-'));
		writeFileSync(join(folder, 'reviews.json'), '{"reviews": [1]}');
		writeFileSync(join(folder, 'reviews.etag'), '"tag"');
		const program = withOrigin(code, `http://127.0.0.1:${port}`);
		const { code: status } = await runSample(language, program, folder);
		expect([status, asked]).toEqual([1, ['"tag"']]);
		expect(readFileSync(join(folder, 'reviews.json'), 'utf8')).toBe('{"reviews": [1]}');
		expect(readFileSync(join(folder, 'reviews.etag'), 'utf8')).toBe('"tag"');
	});

	it('is in Python and JavaScript', () => {
		expect(mirrors.map(({ language }) => language)).toEqual(['python', 'js']);
	});
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
