import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	codeBlocks,
	createFork,
	OPERATOR_PATHS,
	type OperatorFork,
} from './support/operator-fork.ts';

const EXPORT = `review_id,location,review_date,rating,review_text,reviewer,visit_type
470001,Main St Store,"November 2, 2026",5.0,Quick oil change and a fair price.,Ada L.,SERVICE VISIT
`;
const [UPGRADE = '', UNDO_EDITS = ''] = codeBlocks('UPGRADING.md', 'sh');

let fork: OperatorFork;
let checkout: string;
let versionOne: string;

const git = (...args: readonly string[]) => fork.git(checkout, ...args);
const changedFiles = (...range: readonly string[]) =>
	git('diff', '--name-only', ...range).split('\n');

/** Finds the code block of a guide that contains some words. */
function block(document: string, language: string, words: string): string {
	const found = codeBlocks(document, language).find((code) => code.includes(words));
	if (found === undefined) throw new TypeError(`Cannot find "${words}" in ${document}`);
	return found;
}

beforeAll(() => {
	fork = createFork();
	versionOne = fork.git(fork.upstream, 'rev-parse', 'HEAD');
	checkout = join(fork.home, 'reviews');
	const start = 'docs/run/getting-started.md';
	write(join(fork.home, 'exports/reviews.csv'), EXPORT);
	const clone = block(start, 'sh', 'git clone');
	fork.run(fork.home, clone + block(start, 'sh', 'content:new'));
	const business = join(checkout, 'my-content/business.yaml');
	const locations = `${block(start, 'yaml', 'main-street')}\n`;
	const starter = readFileSync(business, 'utf8');
	writeFileSync(business, starter.replace(/^locations:\n[^]*?\n\n/m, locations));
	fork.run(checkout, block(start, 'sh', 'import'), { CONTENT_DIR: 'my-content' });

	const deploy = 'docs/run/deploy.md';
	fork.run(checkout, codeBlocks(start, 'sh no-run="edits the checkout"').join(''));
	const workflow = block(deploy, 'yaml', '# .github/workflows/tell-subscribers.yml');
	write(join(checkout, '.github/workflows/tell-subscribers.yml'), workflow);
	git('add', '.github');
	git('commit', '--quiet', '--message', 'Call the deploy hook');
	release();
});
afterAll(() => fork?.remove());

describe('a deployment by the guides', () => {
	it('edits no file of the project', () => {
		const files = changedFiles(versionOne);
		expect(files).toContain('my-content/reviews/dealer-reviews/2026.jsonl');
		expect(files.filter((file) => !OPERATOR_PATHS.test(file))).toEqual([]);
		expect(git('status', '--porcelain')).toBe('');
	});

	it('is upgraded by UPGRADING.md without a conflict', () => {
		const before = git('rev-parse', 'HEAD:my-content');
		fork.run(checkout, UPGRADE);
		const merge = git('rev-list', '--merges', '--max-count=1', 'HEAD');
		expect(git('rev-parse', `${merge}^2`)).toBe(fork.git(fork.upstream, 'rev-parse', 'HEAD'));
		expect(git('rev-parse', `${merge}:my-content`)).toBe(before);
		expect(git('status', '--porcelain')).toBe('');
		expect(git('rev-parse', 'origin/main')).toBe(git('rev-parse', 'HEAD'));
		const own = changedFiles('upstream/main', 'HEAD');
		expect(own.filter((file) => !OPERATOR_PATHS.test(file))).toEqual([]);
	});

	it('that edited vercel.json and content/ is upgraded after undoing the edits', () => {
		git('checkout', '--quiet', '-b', 'edited', versionOne);
		appendFileSync(join(checkout, 'content/business.yaml'), '# Ours.\n');
		write(join(checkout, 'vercel.json'), '{}\n');
		git('commit', '--quiet', '--all', '--message', 'build: ours', '--message', 'Edits.');
		expect(() => git('merge', 'upstream/main')).toThrow();

		fork.run(checkout, UNDO_EDITS);
		git('merge', '--quiet', 'upstream/main');
		const own = changedFiles('upstream/main', 'HEAD');
		expect(own.filter((file) => !OPERATOR_PATHS.test(file))).toEqual([]);
		expect(readFileSync(join(checkout, 'my-content/business.yaml'), 'utf8')).toMatch(/# Ours\.\n$/);
	});
});

/** Commits a new version that changes most files of the project. */
function release(): void {
	const { upstream } = fork;
	const files = fork.git(upstream, 'ls-files').split('\n');
	for (const file of files) {
		const path = join(upstream, file);
		if (/^(?:api|src)\/.*\.ts$/.test(file)) appendFileSync(path, '\n// Version two.\n');
		if (file.endsWith('.md')) appendFileSync(path, '\nVersion two.\n');
		if (/^content\/.*\.yaml$/.test(file)) appendFileSync(path, '# Version two.\n');
		if (file.startsWith('content/reviews/')) write(path, readFileSync(path, 'utf8').repeat(2));
	}
	for (const file of ['vercel.json', 'package.json']) {
		const value = JSON.parse(readFileSync(join(upstream, file), 'utf8'));
		write(join(upstream, file), JSON.stringify(value, null, 1));
	}
	write(join(upstream, 'content/reviews/new-source/2026.jsonl'), '{}\n');
	write(join(upstream, 'src/reviews/version-two.ts'), 'export {};\n');
	rmSync(join(upstream, 'docs/work/scale.md'));
	fork.git(upstream, 'add', '--all');
	fork.git(upstream, 'commit', '--quiet', '--message', 'Version two');
}

function write(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}
