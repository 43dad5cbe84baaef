import { describe, expect, it } from 'vitest';
import { anInitialize, CLIENT_HEADERS, sendOnWire } from '../../../support/mcp-wire.ts';
import type { TargetSource } from '../../black-box/target.ts';
import { createAsk, summarizeError } from './asking.ts';

const INITIALIZE = JSON.stringify(anInitialize('2025-06-18'));
const METHODS = 'POST, OPTIONS';

/** Allowed methods, origins and credentials. */
export function describeAccess(target: TargetSource): void {
	const ask = createAsk(target);
	const initialize = (headers: Record<string, string>) =>
		ask({ headers: { ...CLIENT_HEADERS, ...headers }, body: INITIALIZE });

	it.each(['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'])('%s is not allowed', async (method) => {
		const { accept } = CLIENT_HEADERS;
		const answer = await ask({ method, headers: { accept, 'mcp-session-id': 'any' } });
		expect([answer.status, answer.headers.get('allow')]).toEqual([405, METHODS]);
	});

	it('a preflight request allows everything that MCP needs', async () => {
		const answer = await ask({
			method: 'OPTIONS',
			headers: {
				origin: 'http://localhost:6274',
				'access-control-request-method': 'POST',
				'access-control-request-headers': 'content-type,mcp-protocol-version',
			},
		});
		expect([answer.status, answer.text]).toEqual([204, '']);
		expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
		const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(/, ?/);
		expect(allowed).toEqual(
			expect.arrayContaining([
				'content-type',
				'authorization',
				'last-event-id',
				'mcp-session-id',
				'mcp-protocol-version',
				'mcp-method',
				'mcp-name',
			]),
		);
	});

	it.each(['Bearer garbage', 'Basic Zm9vOmJhcg==', 'Bearer', '\u00ff'])(
		'credentials are ignored: %j',
		async (authorization) => {
			const answer = await initialize({ authorization });
			expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([200, null]);
		},
	);

	it.each(['oauth-protected-resource', 'oauth-authorization-server', 'openid-configuration'])(
		'there is no %s document',
		async (name) => {
			for (const path of [`/.well-known/${name}`, `/.well-known/${name}/mcp`]) {
				const answer = await sendOnWire(target().address + path, { method: 'GET' });
				expect(answer.status).toBe(404);
			}
		},
	);
}

/** A server on loopback only responds to the names of its own machine (DNS rebinding). */
export function describeLoopback(target: TargetSource): void {
	const ask = createAsk(target);
	const initialize = (headers: Record<string, string>) =>
		ask({ headers: { ...CLIENT_HEADERS, ...headers }, body: INITIALIZE });

	describe('on loopback', () => {
		it.each([
			{ host: 'evil.example' },
			{ host: 'localhost.evil.example' },
			{ host: '127.0.0.1.evil.example' },
			{ origin: 'https://evil.example' },
			{ origin: 'http://localhost.evil.example:3000' },
			{ origin: 'null' },
			{ host: 'evil.example', origin: 'http://localhost:3000' },
		])('refuses %j', async (headers) => {
			const answer = await initialize(headers);
			expect(summarizeError(answer)).toMatchObject({ status: 403 });
			expect(answer.headers.get('mcp-session-id')).toBeNull();
		});

		it.each([
			{ host: 'localhost:3000' },
			{ host: '127.0.0.1' },
			{ host: '[::1]:3000' },
			{ origin: 'http://localhost:3000' },
			{ origin: 'http://127.0.0.1:6274' },
			{ origin: 'https://localhost' },
			{ host: 'LOCALHOST', origin: 'http://[::1]:3000' },
		])('answers %j', async (headers) => {
			expect(await initialize(headers)).toMatchObject({ status: 200 });
		});
	});
}
