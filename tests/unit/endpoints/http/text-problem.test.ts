import { describe, expect, it } from 'vitest';
import { Problem, textProblemResponse } from '../../../../src/endpoints/http/problem.ts';
import { invalidParameters } from '../../../../src/endpoints/http/query.ts';

describe('a problem as plain text', () => {
	it('contains its detail, with headers that prevent other interpretations (H27, A37)', async () => {
		const response = textProblemResponse(
			new Problem(400, 'bad-request', 'Cannot read the form: it is not in UTF-8'),
		);
		expect(response.status).toBe(400);
		expect(Object.fromEntries(response.headers)).toEqual({
			'cache-control': 'no-store',
			'content-type': 'text/plain; charset=utf-8',
			'x-content-type-options': 'nosniff',
		});
		expect(await response.text()).toBe('Cannot read the form: it is not in UTF-8\n');
	});

	it('has the headers of the problem', () => {
		const headers = { 'Retry-After': '30' };
		const response = textProblemResponse(new Problem(503, 'unavailable', 'Cannot …', { headers }));
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).toBe('30');
	});

	it('has one line per issue, without the values received (H27, A37)', async () => {
		const problem = invalidParameters([
			{ parameter: 'hub.mode', code: 'missing', message: 'must be given' },
			{
				parameter: 'hub.callback',
				code: 'invalid_value',
				message: 'must begin with https://',
				received: '<script>',
			},
		]);
		expect(await textProblemResponse(problem).text()).toBe(
			'Invalid parameter\nhub.callback: must begin with https://\nhub.mode: must be given\n',
		);
	});
});
