import { describe, expect, it } from 'vitest';
import { EVENT_COMMIT, readEvent, signEvent } from '../../support/deploy-events.ts';
import { askForJson, askTarget, JSON_TYPE, type TargetSource } from './target.ts';

export const DEPLOY_HOOK = '/api/websub/publish';
export const CRON = '/api/cron';
const METRICS = '/metrics';

/** The operator's settings in these tests. The edition's commit is the one in the deploy events. */
export const OPERATOR_VARIABLES = {
	DEPLOY_HOOK_SECRET: 'secret of the deploy hook',
	CRON_SECRET: 'secret of the cron job',
	METRICS_SECRET: 'secret for monitoring',
	VERCEL_GIT_COMMIT_SHA: EVENT_COMMIT,
} as const;

const HOOK_BEARER = { authorization: `Bearer ${OPERATOR_VARIABLES.DEPLOY_HOOK_SECRET}` };
const CRON_BEARER = { authorization: `Bearer ${OPERATOR_VARIABLES.CRON_SECRET}` };

/** Requests that only the operator and the platform may make. */
export function describeOperator(target: TargetSource): void {
	const expectedResponse = async () => {
		const { edition } = await askForJson<{ edition: string }>(target(), '/build.json');
		return { edition, changed: [], queued: 0 };
	};

	describe.each([
		[DEPLOY_HOOK, 'POST', HOOK_BEARER],
		[CRON, 'GET', CRON_BEARER],
	])('%s', (path, method, bearer) => {
		it('names the live edition to a client with the secret (A44)', async () => {
			const response = await askTarget(target(), path, { method, headers: bearer });
			expect(response.status).toBe(200);
			expect(response.headers.get('content-type')).toBe(JSON_TYPE);
			expect(response.headers.get('cache-control')).toBe('no-store');
			expect(await response.json()).toEqual(await expectedResponse());
		});

		it.each([
			['nothing', {}],
			['a guess', { authorization: 'Bearer guess', 'x-hub-signature-256': 'sha256=00' }],
			['the other secret', path === CRON ? HOOK_BEARER : CRON_BEARER],
		])('refuses %s with 401 (A44)', async (_what, headers) => {
			const response = await askTarget(target(), path, { method, headers });
			expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
			expect(response.headers.get('content-type')).toBe(JSON_TYPE);
			expect(response.headers.get('cache-control')).toBe('no-store');
			expect(await response.json()).toMatchObject({ type: '/problems/unauthorized', status: 401 });
		});
	});

	it('the metrics are OpenMetrics, and require their own secret', async () => {
		const askFor = (secret: string) =>
			askTarget(target(), METRICS, { headers: { authorization: `Bearer ${secret}` } });
		const response = await askFor(OPERATOR_VARIABLES.METRICS_SECRET);
		const [type, cache] = ['content-type', 'cache-control'].map((name) =>
			response.headers.get(name),
		);
		expect([response.status, type, cache]).toEqual([
			200,
			'application/openmetrics-text; version=1.0.0; charset=utf-8',
			'no-store',
		]);
		const text = await response.text();
		const { edition } = await expectedResponse();
		expect(text).toContain(`\nforecourt_edition_info{edition="${edition}"} 1\n`);
		expect(text).toMatch(/\nwebsub_hub_up 1\n/);
		expect(text).toMatch(/\nwebsub_subscriptions\{topic="\/feed\.xml"\} \d+\n/);
		expect(text.endsWith('# EOF\n')).toBe(true);
		const refused = await askFor(OPERATOR_VARIABLES.CRON_SECRET);
		expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
	});

	it('the deploy hook accepts the event of the live edition, and asks to retry another (A44)', async () => {
		const send = (body: string) =>
			askTarget(target(), DEPLOY_HOOK, {
				method: 'POST',
				headers: signEvent(
					'github-promoted',
					OPERATOR_VARIABLES.DEPLOY_HOOK_SECRET,
					Buffer.from(body),
				),
				body,
			});
		const event = readEvent('github-promoted').toString();
		const live = await send(event);
		expect([live.status, await live.json()]).toEqual([200, await expectedResponse()]);
		const other = await send(event.replaceAll(EVENT_COMMIT, '0'.repeat(40)));
		expect([other.status, other.headers.get('retry-after')]).toEqual([503, '15']);
		expect(await other.json()).toMatchObject({ type: '/problems/unavailable' });
	});
}
