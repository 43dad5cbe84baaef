import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAuthorizedHook } from '../../../../src/hub/core/deploy-hook.ts';

const SECRET = 'a secret of the deploy hook';
const BODY = Buffer.from('{"type":"deployment.succeeded"}');

const sign = (algorithm: string, secret = SECRET, body: Uint8Array = BODY) =>
	createHmac(algorithm, secret).update(body).digest('hex');

function isAuthorized(headers: Record<string, string>, secret = SECRET, body: Uint8Array = BODY) {
	return isAuthorizedHook({ secret, headers: new Headers(headers), body });
}

describe('a request to the deploy hook', () => {
	it.each([
		['the secret', { Authorization: `Bearer ${SECRET}` }],
		['the secret with its scheme in lower case', { Authorization: `bearer ${SECRET}` }],
		['the secret after many spaces', { Authorization: `BEARER   ${SECRET}` }],
		['a Vercel signature', { 'x-vercel-signature': sign('sha1') }],
		['a Vercel signature in upper case', { 'x-vercel-signature': sign('sha1').toUpperCase() }],
		['a GitHub signature', { 'x-hub-signature-256': `sha256=${sign('sha256')}` }],
		[
			'one valid credential among invalid ones',
			{
				Authorization: 'Bearer wrong',
				'x-vercel-signature': sign('sha1', 'wrong'),
				'x-hub-signature-256': `sha256=${sign('sha256')}`,
			},
		],
	])('is authorized by %s (A44)', (_, headers) => {
		expect(isAuthorized(headers)).toBe(true);
	});

	it.each<[string, Record<string, string>]>([
		['nothing', {}],
		['an empty token', { Authorization: 'Bearer ' }],
		['another secret of the same length', { Authorization: `Bearer ${SECRET.replace('a', 'b')}` }],
		['the beginning of the secret', { Authorization: `Bearer ${SECRET.slice(0, -1)}` }],
		['the secret with extra characters', { Authorization: `Bearer ${SECRET}x` }],
		['the secret in upper case', { Authorization: `Bearer ${SECRET.toUpperCase()}` }],
		['the secret without a scheme', { Authorization: SECRET }],
		['the secret with another scheme', { Authorization: `Basic ${SECRET}` }],
		['the secret in another header', { 'x-vercel-signature': SECRET }],
		['no signature', { 'x-vercel-signature': '', 'x-hub-signature-256': 'sha256=' }],
		['a signature of another body', { 'x-vercel-signature': sign('sha1', SECRET, Buffer.of(1)) }],
		['a signature with another secret', { 'x-vercel-signature': sign('sha1', 'wrong') }],
		['a signature by another method', { 'x-vercel-signature': sign('sha256') }],
		['a Vercel signature with a method prefix', { 'x-vercel-signature': `sha1=${sign('sha1')}` }],
		['a signature with extra characters', { 'x-vercel-signature': `${sign('sha1')}zz` }],
		['a signature and half a byte', { 'x-vercel-signature': `${sign('sha1')}0` }],
		['two signatures', { 'x-vercel-signature': `${sign('sha1')}, ${sign('sha1')}` }],
		['the beginning of a signature', { 'x-vercel-signature': sign('sha1').slice(0, 38) }],
		['text that is not hexadecimal', { 'x-vercel-signature': 'z'.repeat(40) }],
		['a signature without its method', { 'x-hub-signature-256': sign('sha256') }],
		['a weaker method than the header says', { 'x-hub-signature-256': `sha1=${sign('sha1')}` }],
		['SHA-1 as SHA-256', { 'x-hub-signature-256': `sha256=${sign('sha1')}` }],
		['a signature in the SHA-1 header', { 'x-hub-signature': `sha1=${sign('sha1')}` }],
	])('is not authorized by %s (A44)', (_, headers) => {
		expect(isAuthorized(headers)).toBe(false);
	});

	it.each([
		{ Authorization: 'Bearer ' },
		{ Authorization: 'Bearer' },
		{ 'x-vercel-signature': sign('sha1', '') },
		{ 'x-hub-signature-256': `sha256=${sign('sha256', '')}` },
	])('is not authorized by %j if there is no secret (A44)', (headers) => {
		expect(isAuthorized(headers, '')).toBe(false);
	});

	it('may have any bytes in secret and body (A44)', () => {
		const secret = 'géheim 😀';
		const body = Uint8Array.from([0, 255, 10, 13, 128]);
		const token = Buffer.from(secret).toString('latin1');
		expect(isAuthorized({ Authorization: `Bearer ${token}` }, secret, body)).toBe(true);
		const signature = sign('sha1', secret, body);
		expect(isAuthorized({ 'x-vercel-signature': signature }, secret, body)).toBe(true);
		expect(isAuthorized({ 'x-vercel-signature': sign('sha1', secret) }, secret)).toBe(true);
	});

	it('may have no body (A44)', () => {
		const none = new Uint8Array();
		const signature = sign('sha1', SECRET, none);
		expect(isAuthorized({ 'x-vercel-signature': signature }, SECRET, none)).toBe(true);
		expect(isAuthorized({ 'x-vercel-signature': signature })).toBe(false);
	});

	it('is not authorized by random headers, and does not fail (A44)', () => {
		const names = fc.constantFrom('authorization', 'x-vercel-signature', 'x-hub-signature-256');
		const value = fc.oneof(
			fc.stringMatching(/^(sha256=)?[\da-fA-F]{0,70}$/),
			fc.stringMatching(/^(Bearer )?[\x20-\x7e\x80-\xff]{0,40}$/),
		);
		fc.assert(
			fc.property(fc.dictionary(names, value), (headers) => {
				expect(isAuthorized(headers)).toBe(false);
			}),
			{ seed: 10, numRuns: 500 },
		);
	});
});
