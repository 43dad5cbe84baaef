import { describe, expect, it } from 'vitest';
import { loadImports } from '../../../src/import/stored/import-entry.ts';
import { startServer, type Answer } from '../../support/loopback-server.ts';
import { googleReview } from '../import/importing.ts';
import { createSync, SECRETS } from './syncing.ts';

const FIRST = 'accounts/1001/locations/2001';
const SECOND = 'accounts/1001/locations/2002';
const TOTALS = { averageRating: 4.5, totalReviewCount: 3 };

function reviewOf(location: string, id: string) {
	return googleReview({ reviewId: id, name: `${location}/reviews/${id}` });
}

/** Google's error with a reason (https://cloud.google.com/apis/design/errors). */
function refusal(code: number, reason: string): Answer {
	const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];
	return { status: code, body: { error: { code, message: 'No.', details } } };
}

/** Plays Google: two pages for the first location, one review for the second. */
async function startGoogle(
	special: (path: string, nth: number) => Answer | undefined = () => undefined,
) {
	let tokens = 0;
	const server = await startServer(({ target, headers }, nth) => {
		const { pathname, searchParams } = new URL(target, 'http://google');
		const answer = special(pathname, nth);
		if (answer) return answer;
		if (pathname === '/token')
			return { body: { access_token: `access-${++tokens}`, expires_in: 3599 } };
		if (headers['authorization'] !== `Bearer access-${tokens}`) return { status: 401, body: {} };
		if (pathname === '/v1/accounts/1001/locations') {
			return { body: { locations: [{ name: 'locations/2001' }] } };
		}
		const name = pathname.slice('/v4/'.length, -'/reviews'.length);
		const page = searchParams.get('pageToken');
		if (name === SECOND) return { body: { reviews: [reviewOf(SECOND, 'c')], totalReviewCount: 1 } };
		const id = page === 'page-2' ? 'b' : 'a';
		const nextPageToken = page === 'page-2' ? '' : 'page-2';
		return { body: { reviews: [reviewOf(FIRST, id)], ...TOTALS, nextPageToken } };
	});
	const { origin } = server;
	const google = { token: `${origin}/token`, reviews: `${origin}/v4`, locations: `${origin}/v1` };
	return { google, asked: server.asked };
}

describe('npm run sync from Google', () => {
	it('imports all pages of the given locations, and keeps no secret', async () => {
		const { google, asked } = await startGoogle();
		const content = await createSync([{ google: { locations: [FIRST, SECOND] } }]);
		const { status, stdout, stderr } = await content.sync([], { google });
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		const reviews = await content.reviews();
		expect(reviews.map(({ source }) => source.review_id).toSorted()).toEqual(['a', 'b', 'c']);
		expect(new Set(reviews.map(({ location }) => location)).size).toBe(2);
		expect(new URLSearchParams(asked[0]?.body).get('grant_type')).toBe('refresh_token');
		expect(asked.map(({ target }) => target)).toEqual([
			'/token',
			`/v4/${FIRST}/reviews?pageSize=50&orderBy=updateTime%20desc`,
			`/v4/${FIRST}/reviews?pageSize=50&orderBy=updateTime+desc&pageToken=page-2`,
			`/v4/${SECOND}/reviews?pageSize=50&orderBy=updateTime%20desc`,
		]);
		const written = stdout + (await content.disk());
		for (const secret of [...Object.values(SECRETS), 'access-1'])
			expect(written).not.toContain(secret);
		expect(stdout).toContain(`\n${FIRST.replaceAll('/', '-')}.json  `);
	});

	it('finds the locations in business.yaml, or of an account', async () => {
		const { google, asked } = await startGoogle();
		await (await createSync([{ google: {} }])).sync([], { google });
		const asks = asked.map(({ target }) => target.split('?', 1)[0]);
		const names = [1, 2, 3].map((n) => `/v4/accounts/1001/locations/200${n}/reviews`);
		expect(new Set(asks)).toEqual(new Set(['/token', ...names]));
		const content = await createSync([{ google: { account: 'accounts/1001' } }]);
		expect(await content.sync([], { google })).toMatchObject({ status: 0 });
		expect(await content.reviews()).toHaveLength(2);
		expect(asked.map(({ target }) => target)).toContain(
			'/v1/accounts/1001/locations?pageSize=100&readMask=name',
		);
	});

	it("notes Google's own count and average of a location", async () => {
		const { google } = await startGoogle();
		const content = await createSync([{ google: { locations: [FIRST] } }]);
		await content.sync([], { google });
		const [entry] = await loadImports(content.contentDir);
		const stars = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 2 };
		const platform = { count: 3, average: 4.5 };
		expect(entry?.held).toMatchObject([{ source: 'business-profile', stars, platform }]);
	});

	it('renews an expired access token', async () => {
		const expired = (path: string, nth: number) =>
			path.startsWith(`/v4/${SECOND}`) && nth === 1 ? { status: 401, body: {} } : undefined;
		const { google, asked } = await startGoogle(expired);
		const content = await createSync([{ google: { locations: [SECOND] } }]);
		expect(await content.sync([], { google })).toMatchObject({ status: 0 });
		expect(asked.map(({ headers }) => headers['authorization'])).toEqual([
			...[undefined, 'Bearer access-1'],
			...[undefined, 'Bearer access-2'],
		]);
	});

	it('waits as asked after 429, and longer each time after 5xx', async () => {
		const busy = (path: string, nth: number): Answer | undefined => {
			if (path === '/token' || nth > 3) return undefined;
			return nth === 1 ? { status: 429, headers: { 'Retry-After': '7' } } : { status: 503 };
		};
		const { google } = await startGoogle(busy);
		const content = await createSync([{ google: { locations: [SECOND] } }]);
		expect(await content.sync([], { google })).toMatchObject({ status: 0 });
		expect(content.waits).toEqual([7000, 2000, 4000]);
	});

	it.each<[string, Answer, string]>([
		['a missing role', { status: 403, body: {} }, 'must be an owner or manager'],
		['a missing scope', refusal(403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'), 'business.manage'],
		['a disabled API', refusal(403, 'SERVICE_DISABLED'), 'enable "Google My Business API"'],
		['an unknown location', { status: 404, body: {} }, 'does not have it, or it is not verified'],
		['an exhausted quota', { status: 429, body: {} }, 'until Google approves'],
		['a broken answer', { body: '{"reviews":[' }, 'unknown form'],
	])('imports the other locations despite %s', async (_what, answer, message) => {
		const { google } = await startGoogle((path) => (path.includes(FIRST) ? answer : undefined));
		const content = await createSync([{ google: { locations: [FIRST, SECOND] } }]);
		const { status, results } = await content.sync(['--json'], { google });
		expect(status).toBe(1);
		expect(results[0]).toEqual({
			name: FIRST,
			status: 2,
			reason: expect.stringContaining(message),
		});
		expect(await content.reviews()).toHaveLength(1);
	});

	it('says which access is missing', async () => {
		const content = await createSync([{ google: { locations: [FIRST] } }]);
		const unset = await content.sync([], { variable: () => undefined });
		expect(unset).toMatchObject({ status: 2 });
		expect(unset.stdout).toContain(
			'set GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_REFRESH_TOKEN',
		);
		const ended = { status: 400, body: { error: 'invalid_grant' } };
		const { google } = await startGoogle((path) => (path === '/token' ? ended : undefined));
		const { status, stdout } = await content.sync([], { google });
		expect({ status, stdout }).toEqual({
			status: 2,
			stdout: expect.stringContaining('GOOGLE_REFRESH_TOKEN has expired or was revoked'),
		});
	});
});
