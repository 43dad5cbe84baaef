import { describe, expect, it } from 'vitest';
import { runSmokeCommand } from '../../../src/cli/smoke.ts';

async function run(...argv: readonly string[]) {
	let [out, error] = ['', ''];
	const status = await runSmokeCommand(argv, {
		stdout: { write: (text) => (out += text) },
		stderr: { write: (text) => (error += text) },
	});
	return { status, out, error };
}

describe('npm run smoke', () => {
	it('prints its help', async () => {
		const { status, out } = await run('--help');
		expect([status, out]).toEqual([0, expect.stringContaining('--callback URL')]);
	});

	it.each([
		[[], 'Cannot check a deployment: name one ORIGIN; run npm run smoke -- --help\n'],
		[['https://a.example', 'https://b.example'], expect.stringContaining('name one ORIGIN')],
		[
			['reviews.example'],
			expect.stringContaining('"reviews.example" is not an origin like https://'),
		],
		[['https://a.example/docs'], expect.stringContaining('is not an origin')],
		[['https://user@a.example'], expect.stringContaining('is not an origin')],
		[['ftp://a.example'], expect.stringContaining('is not an origin')],
		[['--fast', 'https://a.example'], expect.stringContaining('--fast')],
	])('refuses %j', async (argv, error) => {
		expect(await run(...argv)).toEqual({ status: 2, out: '', error });
	});

	it('reports an unreachable server with exit status 2', async () => {
		const { status, out, error } = await run('http://127.0.0.1:1');
		expect([status, out]).toEqual([2, '']);
		expect(error).toMatch(/^Cannot reach "http:\/\/127\.0\.0\.1:1": .*ECONNREFUSED.*\n$/);
	});
});
