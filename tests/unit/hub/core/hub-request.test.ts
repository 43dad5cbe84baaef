import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../../src/endpoints/http/problem-details.ts';
import { TOPIC_PATHS } from '../../../../src/endpoints/http/urls.ts';
import { parseHubRequest, type HubRequestRules } from '../../../../src/hub/core/hub-request.ts';
import type { HubRequest } from '../../../../src/hub/core/subscription.ts';

const RULES: HubRequestRules = {
	baseUrl: 'https://reviews.example',
	allowLoopback: false,
	lease: { defaultSeconds: 864_000, minSeconds: 3600, maxSeconds: 2_592_000 },
	topics: [...TOPIC_PATHS, '/feeds/harborview.atom'],
};
const FIELDS = {
	'hub.callback': 'https://subscriber.example/callback?a=1',
	'hub.mode': 'subscribe',
	'hub.topic': 'https://reviews.example/feed.xml',
};
const EXPECTED: HubRequest = {
	mode: 'subscribe',
	topic: '/feed.xml',
	topicUrl: 'https://reviews.example/feed.xml',
	callback: 'https://subscriber.example/callback?a=1',
	secret: undefined,
	signatureMethod: 'sha256',
	leaseSeconds: 864_000,
};

type Fields = Record<string, string | readonly string[]>;

function parse(changes: Fields = {}, rules = RULES) {
	const fields = Object.entries({ ...FIELDS, ...changes });
	return parseHubRequest(new Map(fields.map(([name, value]) => [name, [value].flat()])), rules);
}

function requestOf(changes: Fields, rules = RULES): HubRequest | undefined {
	const parsed = parse(changes, rules);
	return 'request' in parsed ? parsed.request : undefined;
}

function issuesOf(changes: Fields): readonly Issue[] {
	const parsed = parse(changes);
	return 'issues' in parsed ? parsed.issues : [];
}

describe('a request to the hub', () => {
	it('needs only a callback, a mode and a topic (H3)', () => {
		expect(parse()).toEqual({ request: EXPECTED });
		expect(parse({ 'hub.mode': 'unsubscribe' })).toEqual({
			request: { ...EXPECTED, mode: 'unsubscribe' },
		});
	});

	it('lists everything missing if nothing is sent (H26)', () => {
		expect(parseHubRequest(new Map(), RULES)).toEqual({
			issues: ['hub.callback', 'hub.mode', 'hub.topic'].map((parameter) => ({
				...{ parameter, code: 'missing', message: 'must be given' },
			})),
		});
	});

	it.each(Object.keys(FIELDS))('counts an empty "%s" as missing (H26)', (parameter) => {
		const issue = { parameter, code: 'missing', message: 'must be given' };
		expect(parse({ [parameter]: '' })).toEqual({ issues: [issue] });
	});

	it('lists every problem, with what to send instead (H26, H27)', () => {
		expect(
			issuesOf({
				'hub.callback': 'http://subscriber.example/',
				'hub.mode': 'Subscribe',
				'hub.topic': 'https://reviews.example/feed.atom',
				'hub.lease_seconds': '-1',
				'hub.secret': 'x'.repeat(200),
				'hub.x-signature': 'sha1',
			}),
		).toMatchInlineSnapshot(`
			[
			  {
			    "code": "invalid_value",
			    "message": "must begin with https://",
			    "parameter": "hub.callback",
			  },
			  {
			    "code": "invalid_value",
			    "message": "must be subscribe or unsubscribe",
			    "parameter": "hub.mode",
			  },
			  {
			    "code": "invalid_value",
			    "message": "must be one of the topics of this hub; GET the hub to list them",
			    "parameter": "hub.topic",
			  },
			  {
			    "code": "invalid_value",
			    "message": "must be a whole number of seconds above 0, in plain digits",
			    "parameter": "hub.lease_seconds",
			  },
			  {
			    "code": "invalid_value",
			    "message": "must have at most 199 bytes in UTF-8",
			    "parameter": "hub.secret",
			  },
			  {
			    "code": "invalid_value",
			    "message": "must be one of sha256, sha384, sha512",
			    "parameter": "hub.x-signature",
			  },
			]
		`);
	});

	it.each<Fields>([
		{ foo: 'bar', 'hub.foo': 'hub.bar' },
		{ 'hub.verify': 'sync', 'hub.verify_token': ['a', 'b'] },
		{ 'HUB.MODE': 'publish', 'hub.Secret': 'x'.repeat(300), '': '' },
		{ ['__proto__']: 'x', constructor: 'x', 'hub.challenge': 'x' },
	])('ignores unknown parameters: %j (H15)', (changes) => {
		expect(parse(changes)).toEqual({ request: EXPECTED });
	});

	it.each([
		...['hub.callback', 'hub.mode', 'hub.topic'],
		...['hub.lease_seconds', 'hub.secret', 'hub.x-signature'],
	])('is refused if it has "%s" twice, even with the same value (A28)', (parameter) => {
		const issue = { parameter, code: 'repeated', message: 'must be sent once, not 2 times' };
		const value = Object.entries(FIELDS).find(([name]) => name === parameter)?.[1] ?? '';
		expect(parse({ [parameter]: [value, value] })).toEqual({ issues: [issue] });
		expect(parse({ [parameter]: ['', 'x'] })).toEqual({ issues: [issue] });
	});
});

describe('the mode', () => {
	it.each(['Subscribe', 'SUBSCRIBE', ' subscribe', 'subscribe ', 'denied', 'toString', 'x'])(
		'cannot be "%s" (H26)',
		(mode) => {
			expect(issuesOf({ 'hub.mode': mode })).toEqual([
				{
					parameter: 'hub.mode',
					code: 'invalid_value',
					message: 'must be subscribe or unsubscribe',
				},
			]);
		},
	);

	it('cannot be "publish": only the site itself announces changes (A38)', () => {
		expect(issuesOf({ 'hub.mode': 'publish' })).toEqual([
			{
				parameter: 'hub.mode',
				code: 'invalid_value',
				message:
					'must be subscribe or unsubscribe: this hub accepts changes only from its own site',
			},
		]);
	});
});

describe('the topic', () => {
	it.each([
		['https://reviews.example/feed.xml', '/feed.xml'],
		['https://reviews.example/api/feed.json', '/api/feed.json'],
		['https://reviews.example/reviews.json', '/reviews.json'],
		['https://reviews.example/%66eed.xml', '/feed.xml'],
	])('may be written as %s, and is stored as written (H21, H34)', (url, topic) => {
		expect(requestOf({ 'hub.topic': url })).toEqual({ ...EXPECTED, topic, topicUrl: url });
	});

	it.each([
		'https://other.example/feed.xml',
		'/feed.xml',
		'https://reviews.example/feed.xml\n',
		' https://reviews.example/feed.xml',
		'https://reviews.example/fe\ted.xml',
		'https://reviews.example\\feed.xml',
		`https://reviews.example/${'./'.repeat(1100)}feed.xml`,
	])('cannot be %j (H20, A32)', (url) => {
		expect(issuesOf({ 'hub.topic': url })).toEqual([
			{
				parameter: 'hub.topic',
				code: 'invalid_value',
				message: 'must be one of the topics of this hub; GET the hub to list them',
			},
		]);
	});

	it('of an earlier edition can be unsubscribed from, but not subscribed to (H20)', () => {
		const gone = { 'hub.topic': 'https://reviews.example/feeds/sold.atom' };
		expect(issuesOf(gone).map(({ parameter }) => parameter)).toEqual(['hub.topic']);
		const request = requestOf({ ...gone, 'hub.mode': 'unsubscribe' });
		expect(request).toMatchObject({ mode: 'unsubscribe', topic: '/feeds/sold.atom' });
		expect(requestOf({ 'hub.topic': 'https://reviews.example/feeds/harborview.atom' })?.topic).toBe(
			'/feeds/harborview.atom',
		);
	});
});

describe('the callback', () => {
	it('is stored exactly as sent (H22)', () => {
		const callback = 'HTTPS://Subscriber.Example:443/a/../%7e?b=%20&c=+&hub.mode=x&é';
		expect(requestOf({ 'hub.callback': callback })).toEqual({ ...EXPECTED, callback });
	});

	it('must follow the rules for callbacks (H28, A1, A13)', () => {
		const codes = ['http://subscriber.example/', 'https://10.0.0.1/', 'x'].map((callback) =>
			issuesOf({ 'hub.callback': callback }).map(({ parameter, code }) => `${parameter} ${code}`),
		);
		expect(codes.flat()).toEqual(Array<string>(3).fill('hub.callback invalid_value'));
	});

	it('may be on loopback if that is allowed (H28)', () => {
		const callback = 'https://127.0.0.1:9000/';
		expect(requestOf({ 'hub.callback': callback })).toBeUndefined();
		expect(requestOf({ 'hub.callback': callback }, { ...RULES, allowLoopback: true })).toEqual({
			...EXPECTED,
			callback,
		});
	});
});

describe('the secret', () => {
	it.each([['x'.repeat(199)], [`${'é'.repeat(99)}x`], [`${'😀'.repeat(49)}xyz`], [' '], ['0']])(
		'may have up to 199 bytes: %s (H4, H14)',
		(secret) => {
			expect(requestOf({ 'hub.secret': secret })).toEqual({ ...EXPECTED, secret });
		},
	);

	it.each([['x'.repeat(200)], ['é'.repeat(100)], ['😀'.repeat(50)]])(
		'cannot have 200 bytes: %s (H14)',
		(secret) => {
			expect(issuesOf({ 'hub.secret': secret })).toEqual([
				{
					parameter: 'hub.secret',
					code: 'invalid_value',
					message: 'must have at most 199 bytes in UTF-8',
				},
			]);
		},
	);

	it('is absent if it is empty (H18)', () => {
		expect(parse({ 'hub.secret': '' })).toEqual({ request: EXPECTED });
	});
});

describe('the signature method', () => {
	it.each(['sha256', 'sha384', 'sha512'] as const)('may be %s (H49)', (signatureMethod) => {
		const expected = { ...EXPECTED, signatureMethod };
		expect(requestOf({ 'hub.x-signature': signatureMethod })).toEqual(expected);
	});

	it('is sha256 by default (H50)', () => {
		expect(requestOf({ 'hub.x-signature': '' })).toEqual(EXPECTED);
	});

	it.each(['sha1', 'md5', 'SHA512', 'length', '0'])('cannot be "%s" (H50)', (method) => {
		expect(issuesOf({ 'hub.x-signature': method })).toEqual([
			{
				parameter: 'hub.x-signature',
				code: 'invalid_value',
				message: 'must be one of sha256, sha384, sha512',
			},
		]);
	});
});

describe('the lease', () => {
	it.each([
		['7200', 7200],
		['1', 3600],
		['99999999999', 2_592_000],
		['', 864_000],
	])('of "%s" is granted as %i (H5, H13)', (text, leaseSeconds) => {
		expect(requestOf({ 'hub.lease_seconds': text })).toEqual({ ...EXPECTED, leaseSeconds });
	});

	it.each(['0', '-1', '+5', '1e9', 'abc', '1.5'])('cannot be "%s" (H39)', (text) => {
		expect(issuesOf({ 'hub.lease_seconds': text })).toEqual([
			{
				parameter: 'hub.lease_seconds',
				code: 'invalid_value',
				message: 'must be a whole number of seconds above 0, in plain digits',
			},
		]);
	});
});

describe('a request to unsubscribe', () => {
	it.each(['0', '-1', 'abc', '7200', ''])('ignores a lease of "%s" (H13)', (text) => {
		expect(parse({ 'hub.mode': 'unsubscribe', 'hub.lease_seconds': text })).toEqual({
			request: { ...EXPECTED, mode: 'unsubscribe' },
		});
	});

	it('ignores subscription-only parameters, even if sent twice (H13)', () => {
		const ignored = { 'hub.lease_seconds': ['1', '0'], 'hub.x-signature': ['md5', 'sha1'] };
		expect(parse({ 'hub.mode': 'unsubscribe', ...ignored })).toEqual({
			request: { ...EXPECTED, mode: 'unsubscribe' },
		});
	});

	it.each([['a secret'], ['x'.repeat(300)]])('ignores a secret of "%s"', (secret) => {
		expect(parse({ 'hub.mode': 'unsubscribe', 'hub.secret': secret })).toEqual({
			request: { ...EXPECTED, mode: 'unsubscribe' },
		});
	});
});

describe('any form', () => {
	const names = ['callback', 'mode', 'topic', 'lease_seconds', 'secret', 'x-signature'];
	const name = fc.constantFrom(...names.map((known) => `hub.${known}`));
	/** Text that no message may contain. */
	const MARK = '<b>mark';
	const value = fc.oneof(
		fc.constantFrom(...Object.values(FIELDS), 'unsubscribe', 'publish', '7200', '0', 'sha512'),
		fc
			.tuple(fc.constantFrom('', ...Object.values(FIELDS)), fc.string())
			.map(([start, rest]) => [start, MARK, rest].join('')),
		fc.webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true }),
		fc
			.tuple(fc.constantFrom('https://', `${RULES.baseUrl}/`), fc.string({ unit: 'binary' }))
			.map((parts) => parts.join('')),
	);
	const fields = fc.dictionary(name, fc.array(value, { minLength: 1, maxLength: 2 }));

	it('is a valid request, or has issues that do not repeat its values (A37)', () => {
		fc.assert(
			fc.property(fields, fc.boolean(), (sent, whole) => {
				const all = Object.entries({ ...(whole && { ...FIELDS }), ...sent });
				const form = new Map(all.map(([parameter, values]) => [parameter, [values].flat()]));
				const parsed = parseHubRequest(form, RULES);
				if ('issues' in parsed) {
					expect(parsed.issues.length).toBeGreaterThan(0);
					const parameters = parsed.issues.map(({ parameter }) => parameter);
					expect(new Set(parameters).size).toBe(parameters.length);
					expect(JSON.stringify(parsed)).not.toContain(MARK);
					return;
				}
				const { callback, topicUrl, secret, leaseSeconds } = parsed.request;
				expect(form.get('hub.callback')).toEqual([callback]);
				expect(form.get('hub.topic')).toEqual([topicUrl]);
				expect(new URL(callback).protocol).toBe('https:');
				expect(Buffer.byteLength(secret ?? '')).toBeLessThan(200);
				expect(leaseSeconds).toBeGreaterThanOrEqual(RULES.lease.minSeconds);
				expect(leaseSeconds).toBeLessThanOrEqual(RULES.lease.maxSeconds);
			}),
			{ seed: 11, numRuns: 2000 },
		);
	});
});
