import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLineWriter, logged, toLogLine } from '../../src/platform/request-log.ts';
import { defineEndpoint } from '../../src/endpoints/http/endpoint.ts';

const endpoint = defineEndpoint({ GET: () => new Response('Fine.') });
const ask = (target: { fetch(request: Request): Promise<Response> }) =>
	target.fetch(new Request('https://reviews.example/api/reviews/search?query=my%20name'));

afterEach(() => vi.unstubAllEnvs());

describe('a line in the request log', () => {
	it('is JSON with the route, the status and the duration', () => {
		const request = { method: 'GET', route: '/reviews.json', status: 304, milliseconds: 1.2345 };
		const line = toLogLine({ ...request, edition: 'e1' }, 0);
		expect(line.endsWith('}\n')).toBe(true);
		expect(JSON.parse(line)).toEqual({
			...request,
			time: '1970-01-01T00:00:00.000Z',
			event: 'request',
			edition: 'e1',
			milliseconds: 1.2,
		});
	});

	it('is written by a function on Vercel, without the query', async () => {
		vi.stubEnv('VERCEL', '1');
		const lines: string[] = [];
		const target = logged('/api/reviews/search', endpoint, (line) => lines.push(line));
		expect(await (await ask(target)).text()).toBe('Fine.');
		expect(lines).toHaveLength(1);
		expect(JSON.parse(lines[0] ?? '')).toMatchObject({
			event: 'request',
			method: 'GET',
			route: '/api/reviews/search',
			status: 200,
		});
		expect(lines[0]).not.toContain('name');
	});

	it.each([
		['outside Vercel', {}],
		['if the log is turned off', { VERCEL: '1', REQUEST_LOG: 'off' }],
	])('is not written %s', async (_where, variables) => {
		vi.stubEnv('VERCEL', '');
		for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
		const lines: string[] = [];
		await ask(logged('/api/reviews/search', endpoint, (line) => lines.push(line)));
		expect(lines).toEqual([]);
	});

	it('is written together with other lines from the same moment, in order', async () => {
		const written: string[] = [];
		const write = createLineWriter((lines) => written.push(lines));
		write('one\n');
		write('two\n');
		expect(written).toEqual([]);
		await new Promise((resolve) => setImmediate(resolve));
		write('three\n');
		await new Promise((resolve) => setImmediate(resolve));
		expect(written).toEqual(['one\ntwo\n', 'three\n']);
	});
});
