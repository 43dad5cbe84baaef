import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from './support/content.ts';

const HOOK = join(ROOT, '.githooks/commit-msg');
const BODY = '\n\nLeases end without notice.\n';

function check(message: string): { readonly status: number | null; readonly stderr: string } {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-commit-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, 'message');
	writeFileSync(file, message);
	// With an empty index, a commit changes every file.
	const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
	return spawnSync('sh', [HOOK, file], { cwd: ROOT, env, encoding: 'utf8' });
}

describe('a commit message', () => {
	it.each([
		`fix(hub): drop subscribers whose lease ran out${BODY}`,
		`refactor: rooms have short names${BODY}`,
		`# On branch main\nfix(endpoints/http): refuse two Host headers${BODY}`,
		'fixup! fix(hub): drop subscribers\n',
		"Merge branch 'main'\n",
	])('%j is accepted', (message) => {
		expect(check(message)).toMatchObject({ status: 0, stderr: '' });
	});

	it('is free if only content changes', () => {
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-commit-'));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
		git('init');
		for (const file of ['my-content/business.yaml', 'message']) {
			mkdirSync(dirname(join(folder, file)), { recursive: true });
			writeFileSync(join(folder, file), 'Sync reviews\n');
		}
		git('add', 'my-content');
		const { status, stderr } = spawnSync('sh', [HOOK, 'message'], {
			cwd: folder,
			encoding: 'utf8',
		});
		expect([status, stderr]).toEqual([0, '']);
	});

	it.each([
		[
			'without a type',
			`Drop subscribers${BODY}`,
			'the subject is not "type(room): what now holds"',
		],
		['of an unknown type', `style(hub): tidy${BODY}`, 'the subject is not'],
		['of 72 characters', `fix(hub): ${'a'.repeat(62)}${BODY}`, 'the subject has 72 characters'],
		['without a body', 'fix(hub): drop subscribers\n', 'the message has no body'],
		['with comments only', 'fix(hub): drop\n\n# On branch main\n', 'the message has no body'],
		['that is empty', '\n', 'the subject is not'],
	])('%s is refused with instructions', (_what, message, reason) => {
		const { status, stderr } = check(message);
		expect(status).toBe(1);
		expect(stderr).toContain(`Cannot commit: ${reason}`);
		expect(stderr.trimEnd().split('\n')).toHaveLength(3);
	});
});

it('the check is installed with the packages', () => {
	const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
	expect(scripts.prepare).toContain('core.hooksPath .githooks');
});
