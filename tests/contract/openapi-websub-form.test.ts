import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { createSchemas } from '../../src/openapi/json-schema.ts';
import description from '../../src/openapi/description.json' with { type: 'json' };
import { TOPIC_PATHS } from '../../src/endpoints/http/urls.ts';
import { parseHubRequest, WebSubForm } from '../../src/hub/core/hub-request.ts';
import { BASE_URL, POLICY } from '../support/hub.ts';

type Fields = Readonly<Record<string, string>>;

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const matches = ajv.compile(createSchemas({ WebSubForm })['WebSubForm'] ?? {});

const FIELDS: Fields = {
	'hub.mode': 'subscribe',
	'hub.callback': 'https://subscriber.example/callback',
	'hub.topic': `${BASE_URL}/feed.xml`,
};

/** Whether the schema allows a form. A form's lease is text, but the schema has a number. */
function isDescribed(fields: Fields): boolean {
	const { 'hub.lease_seconds': lease, ...others } = fields;
	const isNumber = /^-?\d+(\.\d+)?$/.test(lease ?? '');
	const leaseSeconds = isNumber ? Number(lease) : lease;
	return matches(lease === undefined ? others : { ...others, 'hub.lease_seconds': leaseSeconds });
}

function isAccepted(fields: Fields): boolean {
	const form = new Map(Object.entries(fields).map(([name, value]) => [name, [value]]));
	return 'request' in parseHubRequest(form, { ...POLICY, topics: TOPIC_PATHS });
}

const checkBoth = (changes: Fields) => {
	const fields = Object.fromEntries(
		Object.entries({ ...FIELDS, ...changes }).filter(([, value]) => value !== 'absent'),
	);
	return [isDescribed(fields), isAccepted(fields)];
};
const callback = (value: string) => ({ 'hub.callback': value });
const longCallback = (length: number) => callback('https://a.example/'.padEnd(length, 'x'));

const GOOD: readonly Fields[] = [
	{},
	{ 'hub.mode': 'unsubscribe' },
	...['/reviews.json', '/api/feed.json', '/feed.xml', '/%66eed.xml'].map((path) => ({
		'hub.topic': BASE_URL + path,
	})),
	...['1', '3599', '3600', '864000', '2592000', '2592001', '2147483647'].map((lease) => ({
		'hub.lease_seconds': lease,
	})),
	...['x', 'x'.repeat(199), 'é'.repeat(99), '😀'.repeat(49)].map((secret) => ({
		'hub.secret': secret,
	})),
	...['sha256', 'sha384', 'sha512'].map((method) => ({ 'hub.x-signature': method })),
	{ foo: 'bar', 'hub.verify': 'sync' },
	longCallback(2048),
	...[
		'https://a.example',
		'HTTPS://A.example/',
		'https://a.example?',
		'https://a.example?a=1&b=%20',
		'https://a.example:8443/x//y?a@b',
		'https://a.example:443',
		'https://8.8.8.8/',
		'https://[2606:4700::1111]/',
	].map(callback),
];

const BAD: readonly Fields[] = [
	...['hub.mode', 'hub.callback', 'hub.topic'].map((name) => ({ [name]: 'absent' })),
	...['publish', 'Subscribe', 'denied', ''].map((mode) => ({ 'hub.mode': mode })),
	...['feed.xml', '', `${BASE_URL}/feed.xml `].map((topic) => ({ 'hub.topic': topic })),
	...['0', '-1', '1.5', '1e9', 'abc', 'Infinity', ' 1'].map((lease) => ({
		'hub.lease_seconds': lease,
	})),
	...['x'.repeat(200), 'é'.repeat(200)].map((secret) => ({ 'hub.secret': secret })),
	...['sha1', 'SHA256', 'md5'].map((method) => ({ 'hub.x-signature': method })),
	longCallback(2049),
	...[
		'',
		'http://a.example/',
		'ftp://a.example/',
		'//a.example/',
		'https:a.example',
		'https:///a.example',
		'https://a.example/#fragment',
		'https://user@a.example/',
		'https://user:password@a.example/',
		'https://a.example/a b',
		'https://a.example/\n',
		'https://a.example\\@b.example/',
		'https://?',
	].map(callback),
];

describe('the form in the description', () => {
	const examples = Object.values(
		description.document.paths['/api/websub/hub'].post.requestBody.content[
			'application/x-www-form-urlencoded'
		].examples,
	).map(({ value }): Fields =>
		Object.fromEntries(
			Object.entries(value).map(([name, text]) => [
				name,
				String(text).replace('{{baseUrl}}', BASE_URL),
			]),
		),
	);

	it.each([...GOOD, ...examples])(
		'includes all that the hub accepts: %j (H3-H5, H14, H15)',
		(changes) => {
			expect(checkBoth(changes)).toEqual([true, true]);
		},
	);

	it.each(BAD)('excludes what the hub rejects: %j (H26, A13, A29, A32, A34)', (changes) => {
		expect(checkBoth(changes)).toEqual([false, false]);
	});

	it.each<[string, Fields]>([
		['counts bytes', { 'hub.secret': 'é'.repeat(100) }],
		['knows its topics', { 'hub.topic': 'https://elsewhere.example/feed.xml' }],
		['rejects private addresses', callback('https://10.0.0.1/')],
		['rejects private names', callback('https://localhost/')],
		['rejects other ports', callback('https://a.example:22/')],
		['rejects its own URLs', callback(`${BASE_URL}/`)],
		['rejects abbreviated IP addresses', callback('https://1.2.3/')],
	])(
		'cannot express everything: only the hub %s (H14, H20, A1, A8, A12, A20)',
		(_what, changes) => {
			expect(checkBoth(changes)).toEqual([true, false]);
		},
	);

	it.each<[string, Fields]>([
		['an empty field, which counts as absent', { 'hub.lease_seconds': '', 'hub.x-signature': '' }],
		['a lease of any length, which it shortens', { 'hub.lease_seconds': '9'.repeat(30) }],
		['a callback with letters not allowed in a URI', callback('https://a.example/ü')],
		[
			'any signature method with unsubscribe',
			{ 'hub.mode': 'unsubscribe', 'hub.x-signature': 'sha1' },
		],
	])('is stricter than the hub, which also accepts %s (H13, H39)', (_what, changes) => {
		expect(checkBoth(changes)).toEqual([false, true]);
	});
});
