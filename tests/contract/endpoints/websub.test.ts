import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_URL, CALLBACK } from '../../support/hub.ts';
import {
	useTestHub,
	encode,
	expectText,
	FIELDS,
	FORM_TYPE,
	HUB_URL,
	type Fields,
} from './hub-requests.ts';

const STATUS_URL = `${BASE_URL}/api/websub/subscriptions/${'id-0'.padEnd(32, 'x')}`;
const MARKUP = '<script>alert(1)</script>';

const { test, post, subscribe, logged } = useTestHub();

describe('a valid form', () => {
	it('gets a 202 before verification of intent (H24, H29)', async () => {
		const accepted = await subscribe();
		expect([accepted.status, accepted.text]).toEqual([
			202,
			`Accepted: the callback is asked to confirm. Status: ${STATUS_URL}\n`,
		]);
		expect(accepted.headers.get('link')).toBe(`<${STATUS_URL}>; rel="monitor"`);
		expect(accepted.text).not.toContain('<');
		expectText(accepted);
		expect(test.sent).toEqual([]);
		await test.work();
		expect(test.sent.map(({ method, url }) => [method, url.host])).toEqual([
			['GET', 'subscriber.example'],
		]);
		expect(await test.isSubscribed()).toBe(true);
	});

	it('may name the feed of a location, as long as the edition has it (H20)', async () => {
		const feed = { 'hub.topic': `${BASE_URL}/feeds/harborview.atom` };
		expect((await subscribe(feed)).status).toBe(202);
		await test.work();
		test.topics = ['/feed.xml'];
		const refused = await subscribe(feed);
		expect([refused.status, refused.text]).toEqual([
			400,
			'Invalid parameter\nhub.topic: must be one of the topics of this hub; GET the hub to list them\n',
		]);
		expect((await subscribe({ ...feed, 'hub.mode': 'unsubscribe' })).status).toBe(202);
		await test.work();
		expect(await test.isSubscribed('/feeds/harborview.atom')).toBe(false);
	});

	it.each([
		['unknown fields', { foo: 'bar', 'hub.foo': MARKUP, 'hub.verify': 'sync' }, {}],
		['a charset', {}, { 'content-type': `${FORM_TYPE}; charset=UTF-8` }],
		['65,536 bytes', { x: 'x'.repeat(65_536 - encode({ ...FIELDS, x: '' }).length) }, {}],
	])('may have %s (H15, H26, A29)', async (_what, changes: Fields, headers: Fields) => {
		expect((await subscribe(changes, headers)).status).toBe(202);
	});

	it('may have 100 fields (A29)', async () => {
		expect((await post(`${encode(FIELDS)}${'&x=1'.repeat(97)}`)).status).toBe(202);
	});

	it('gets the same response when it unsubscribes, whether or not the subscription exists (H29, A26)', async () => {
		await test.subscribe();
		const leave = (callback: string) =>
			subscribe({ 'hub.mode': 'unsubscribe', 'hub.callback': callback });
		const [known, unknown] = [await leave(CALLBACK), await leave('https://other.example/')];
		const withoutId = (text: string) => text.replace(/id-\d+x+/g, 'ID');
		expect(withoutId(known.text)).toBe(withoutId(unknown.text));
		const headersOf = ({ headers }: typeof known) => withoutId(JSON.stringify([...headers]));
		expect(headersOf(known)).toEqual(headersOf(unknown));
		expect([known.status, unknown.status]).toEqual([202, 202]);
	});
});

describe('an invalid form', () => {
	const wrong: readonly (readonly [what: string, changes: Fields, line: string])[] = [
		['no callback', { 'hub.callback': '' }, 'hub.callback: must be given'],
		['no topic', { 'hub.topic': '' }, 'hub.topic: must be given'],
		['no mode', { 'hub.mode': '' }, 'hub.mode: must be given'],
		['an unknown mode', { 'hub.mode': MARKUP }, 'must be subscribe or unsubscribe'],
		['a publication', { 'hub.mode': 'publish' }, 'only from its own site'],
		['a callback without TLS', { 'hub.callback': 'http://a.example/' }, 'must begin with https://'],
		[
			'a callback with a private address',
			{ 'hub.callback': 'https://10.0.0.1/' },
			'must have a public address',
		],
		[
			'the hub itself as the callback',
			{ 'hub.callback': HUB_URL },
			'must not be this service itself',
		],
		['an unknown topic', { 'hub.topic': `${BASE_URL}/${MARKUP}` }, 'hub.topic: must be one of'],
		[
			'a lease of 0 seconds',
			{ 'hub.lease_seconds': '0' },
			'hub.lease_seconds: must be a whole number',
		],
		['a secret of 200 bytes', { 'hub.secret': 'é'.repeat(100) }, 'hub.secret: must have at most'],
		['a weak signature', { 'hub.x-signature': 'sha1' }, 'hub.x-signature: must be one of sha256'],
	];

	it.each(wrong)('is rejected for %s (H26, H27)', async (_what, changes, line) => {
		const refused = await subscribe(changes);
		expect(refused.status).toBe(400);
		expect(refused.text).toContain('Invalid parameter\n');
		expect(refused.text).toContain(line);
		expectText(refused);
		expect(test.jobs).toEqual([]);
	});

	it('gets a response with all mistakes, one per line (H27)', async () => {
		const { text } = await post(
			'hub.mode=publish&hub.topic=a&hub.topic=b&hub.secret=x&hub.secret=',
		);
		expect(text).toMatchInlineSnapshot(`
			"Invalid parameter
			hub.callback: must be given
			hub.mode: must be subscribe or unsubscribe: this hub accepts changes only from its own site
			hub.secret: must be sent once, not 2 times
			hub.topic: must be sent once, not 2 times
			"
		`);
	});

	it.each([
		[
			'invalid percent-encoding',
			'hub.mode=%zz',
			400,
			'its percent-encoding is broken or not UTF-8',
		],
		[
			'another character encoding',
			'hub.mode=%ff',
			400,
			'its percent-encoding is broken or not UTF-8',
		],
		['NUL', 'hub.mode=%00', 400, 'it contains a NUL character'],
		['101 fields', 'a=b&'.repeat(101), 400, 'it has more than 100 fields'],
		['65,537 bytes', 'x'.repeat(65_537), 413, 'it has more than 65536 bytes'],
	])('is rejected for %s (A29, A31)', async (_what, body, status, state) => {
		const refused = await post(body);
		expect(refused.status).toBe(status);
		expect(refused.text).toMatch(new RegExp(`^Cannot read the (form|body): ${state}\n$`));
		expectText(refused);
	});

	it.each(['application/json', 'multipart/form-data; boundary=a', `${FORM_TYPE}; charset=latin1`])(
		'is rejected as %s, naming the accepted type (A30)',
		async (type) => {
			const refused = await post(FIELDS, { 'content-type': type });
			expect([refused.status, refused.headers.get('accept')]).toEqual([415, FORM_TYPE]);
			expectText(refused);
		},
	);

	it('never gets its own values back, whatever they are (A37)', async () => {
		const name = fc.constantFrom(...Object.keys(FIELDS), 'hub.secret', 'hub.lease_seconds', 'x');
		const value = fc.oneof(
			fc.constantFrom(`${MARKUP}needle`, 'https://needle.example/?needle', 'needle\r\nA: b', ''),
			fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `needle${text}`),
		);
		const raw = fc.string({ maxLength: 80 }).map((text) => `${text}&needle`);
		const form = fc.array(fc.tuple(name, value), { maxLength: 8 });
		const body = fc.oneof(
			form.map((pairs) => new URLSearchParams(pairs).toString()),
			raw,
		);
		await fc.assert(
			fc.asyncProperty(body, async (sent) => {
				const refused = await post(sent);
				expect(refused.status).toBe(400);
				expect(refused.text).not.toContain('needle');
				expectText(refused);
			}),
			{ seed: 37, numRuns: 500 },
		);
		expect(logged()).toEqual([]);
	});
});
