import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyContent, ROOT } from '../support/content.ts';

/** Runs a program in a pseudo-terminal. */
const SCRIPT = 'script';
const hasScript = spawnSync(SCRIPT, ['--version']).status === 0;

/** Runs an npm script in a terminal, and types an answer whenever a line ends with `prompt`. */
async function runInTerminal(
	command: string,
	answers: readonly string[],
	environment: NodeJS.ProcessEnv = {},
) {
	const child = spawn(SCRIPT, ['-qefc', `npm run --silent ${command}`, '/dev/null'], {
		cwd: ROOT,
		env: { ...process.env, ...environment },
	});
	const left = [...answers];
	let [output, unanswered] = ['', ''];
	child.stdout.on('data', (chunk: Buffer) => {
		output += chunk.toString();
		unanswered += chunk.toString();
		// The cursor is moved to the place of the answer.
		if (!/: \S*$/.test(unanswered) || left.length === 0) return;
		unanswered = '';
		child.stdin.write(`${left.shift()}\n`);
	});
	const [code] = (await once(child, 'close')) as [number | null];
	return { code, output };
}

describe.skipIf(!hasScript)('in a terminal', () => {
	it('an import asks which location its reviews are about, and goes on with the answer', async () => {
		const contentDir = copyContent();
		const { code, output } = await runInTerminal(
			`import -- --dry-run ${join(ROOT, 'tests/support/exports/yelp.json')}`,
			['harborview'],
			{ CONTENT_DIR: contentDir, BASE_URL: 'http://127.0.0.1' },
		);
		expect(output).toContain('Which location');
		expect(output).toContain('Dry run: nothing written.');
		expect(code).toBe(0);
	});

	it('a new content folder is made from the answers', async () => {
		const contentDir = join(mkdtempSync(join(tmpdir(), 'forecourt-new-')), 'content');
		const answers = [
			'Example Motors',
			'America/New_York',
			'https://motors.example',
			'a@motors.example',
		];
		const { code } = await runInTerminal(`content:new -- ${contentDir}`, answers);
		expect(code).toBe(0);
		expect(readFileSync(join(contentDir, 'business.yaml'), 'utf8')).toContain('Example Motors');
	});
});
