import { describe, expect, it } from 'vitest';
import {
	CHALLENGE_MARGIN_BYTES,
	findResponseProblem,
	findConfirmationProblem,
} from '../../../../src/hub/core/response-problem.ts';
import { CallbackError, type CallbackResponse } from '../../../../src/hub/core/callback-client.ts';

const CHALLENGE = 'Zm9yZWNvdXJ0LWNoYWxsZW5nZS0xMjM0';

function aResponse(body: string, status = 200): CallbackResponse {
	const read = Buffer.from(body).subarray(0, CHALLENGE.length + CHALLENGE_MARGIN_BYTES);
	const headers = { retryAfter: undefined, contentType: undefined, contentTypeOptions: undefined };
	return { status, body: read, ...headers };
}

describe('the description of a verification response', () => {
	it.each([
		[CHALLENGE, undefined],
		['', 'the body was empty instead of the value of hub.challenge'],
		[`${CHALLENGE}\n`, 'the body had a trailing newline: 33 bytes instead of 32'],
		[`${CHALLENGE}\r\n`, 'the body had a trailing newline: 34 bytes instead of 32'],
		[`${CHALLENGE}  `, 'the body had white space after the challenge: 34 bytes instead of 32'],
		[` ${CHALLENGE}`, 'the body had white space before the challenge: 33 bytes instead of 32'],
		[
			`\ufeff${CHALLENGE}`,
			'the body had a byte order mark before the challenge: 35 bytes instead of 32',
		],
		[`"${CHALLENGE}"`, 'the body had quotes around the challenge: 34 bytes instead of 32'],
		[
			`{"c":"${CHALLENGE}"}`,
			'the body had the challenge inside other text: 40 bytes instead of 32',
		],
		[
			`challenge=${CHALLENGE}`,
			'the body had other text before the challenge: 42 bytes instead of 32',
		],
		[`${CHALLENGE} ok`, 'the body had other text after the challenge: 35 bytes instead of 32'],
		[CHALLENGE.slice(0, 31), 'the body was only a part of the challenge: 31 bytes instead of 32'],
		[CHALLENGE.toLowerCase(), 'the body was not the challenge: 32 bytes instead of 32'],
		['<script>alert(1)</script>', 'the body was not the challenge: 25 bytes instead of 32'],
		['x'.repeat(1000), 'the body was not the challenge: more bytes instead of 32'],
	])('for the body %j', (body, problem) => {
		expect(findConfirmationProblem(aResponse(body), CHALLENGE)).toBe(problem);
	});

	it('mentions the status first, because only a 2xx confirms', () => {
		const problem = findConfirmationProblem(aResponse(CHALLENGE, 404), CHALLENGE);
		expect(problem).toBe('it answered 404 instead of a 2xx');
	});
});

describe('the description of a missing response', () => {
	it.each([
		['refused-address', undefined, 'its host name did not resolve to a public address'],
		['unresolved', 'ENOTFOUND', 'its host name did not resolve to a public address'],
		['unreachable', 'ECONNREFUSED', 'it could not be reached, or the connection broke'],
		['untrusted', 'CERT_HAS_EXPIRED', 'its certificate has expired'],
		['untrusted', 'ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name'],
		['untrusted', 'SOMETHING_ELSE', 'its certificate is not trusted'],
		[
			'timeout',
			undefined,
			'it took too long: more than 3 seconds to connect, or 10 in total plus 1 per megabyte',
		],
	] as const)('for %s with the code %s', (reason, code, problem) => {
		const cause = Object.assign(new TypeError('of Node'), { code });
		expect(findResponseProblem(new CallbackError(reason, { cause }))).toBe(problem);
	});
});

function refused(bytes: string): string {
	return `it answered 413: it refuses bodies of ${bytes} bytes; raise its limit for request bodies`;
}

describe('the description of a delivery response', () => {
	it.each([
		[200, undefined],
		[204, undefined],
		[308, 'it answered 308, and redirects are not followed'],
		[304, 'it answered 304 instead of a 2xx'],
		[410, 'it answered 410 instead of a 2xx'],
		[503, 'it answered 503 instead of a 2xx'],
	])('for the status %i', (status, problem) => {
		expect(findResponseProblem(aResponse('', status))).toBe(problem);
	});

	it.each([
		[0, 'it answered 413 instead of a 2xx'],
		[60_912, refused('60,912')],
		[102_400, refused('102,400')],
		[102_401, `${refused('102,401')} (Express accepts 100 kB by default)`],
		[1_048_577, `${refused('1,048,577')} (nginx and Next.js accept 1 MB by default)`],
		[14_000_000, `${refused('14,000,000')} (Vercel functions accept 4.5 MB)`],
	])('for a 413 to %i bytes, with the likely limit', (bytes, problem) => {
		expect(findResponseProblem(aResponse('', 413), bytes)).toBe(problem);
	});
});
