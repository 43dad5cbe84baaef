import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../tests/support/browser.ts';
import { packageFolder, installOnDemand } from '../../tests/support/on-demand-packages.ts';
import { runCommand } from '../../tests/support/run-command.ts';

const LIGHTHOUSE = { name: 'lighthouse', version: '13.5.0' };
const SCRIPT = join(packageFolder(LIGHTHOUSE), 'node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
	readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
	readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

/** The Lighthouse results for a page on a simulated phone. */
export interface LighthouseResult {
	/** Category → 0 to 100. */
	readonly scores: Readonly<Record<string, number>>;
	/** Failed audits, to explain a failed test. */
	readonly failed: readonly string[];
}

/** Runs Lighthouse on a page in Debian's Chromium. */
export async function auditPage(url: string): Promise<LighthouseResult> {
	await installOnDemand(LIGHTHOUSE);
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-lighthouse-'));
	const file = join(folder, 'report.json');
	await runCommand(
		process.execPath,
		[
			SCRIPT,
			url,
			'--quiet',
			'--output=json',
			`--output-path=${file}`,
			`--only-categories=${CATEGORIES.join(',')}`,
			`--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
		],
		folder,
		{ ...process.env, CHROME_PATH: CHROMIUM },
	);
	// The type covers only the parts of the report that are read here.
	const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
	rmSync(folder, { recursive: true });
	return {
		scores: Object.fromEntries(
			Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
		),
		failed: Object.entries(audits)
			.filter(([, { score }]) => score !== null && score < 0.9)
			.map(([name]) => name),
	};
}
