import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHub, type Fields, type HubClient } from '../../support/hub-client.ts';

const FORM = 'application/x-www-form-urlencoded';
const MARKUP = '<script>alert(1)</script>';
/** A name that the hub accepts, but that does not resolve (RFC 6761 §6.5). */
const NOWHERE = 'https://nowhere.example/';

let hub: HubClient;

beforeAll(async () => {
	// As in production: with limits, and without loopback callbacks.
	hub = await startHub({
		HUB_ALLOW_LOOPBACK_CALLBACKS: undefined,
		HUB_MIN_LEASE_SECONDS: undefined,
		HUB_RETRY_SECONDS: undefined,
		HUB_RATE_LIMIT: undefined,
	});
});

afterAll(() => hub.stop());

const good = () => ({
	'hub.mode': 'subscribe',
	'hub.topic': hub.topicUrl('/feed.xml'),
	'hub.callback': NOWHERE,
});
const encoded = () => new URLSearchParams(good()).toString();

/** Expects a refusal in plain text that does not repeat what was sent (WebSub §5.1.2). */
async function expectRefused(
	body: Fields | string,
	{ status = 400, headers = {}, sent = '' } = {},
): Promise<void> {
	const answer = await hub.post(body, headers);
	expect([answer.status, answer.text.trim() === '']).toEqual([status, false]);
	expect(answer.headers.get('content-type')).toMatch(/^text\/plain\b/);
	expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
	if (sent !== '') expect(answer.text).not.toContain(sent);
}

describe('a request with a bad field', () => {
	it.each([
		['no mode', 'hub.mode', undefined],
		['an empty mode', 'hub.mode', ''],
		['a mode in another case', 'hub.mode', 'Subscribe'],
		['mode denied', 'hub.mode', 'denied'],
		['no topic', 'hub.topic', undefined],
		['a foreign topic', 'hub.topic', 'https://foreign.example/feed.xml'],
		['a relative topic', 'hub.topic', 'feed.xml'],
		['a page that is not a topic', 'hub.topic', '/insights.json'],
		['a topic with a query', 'hub.topic', '/feed.xml?a=1'],
		['a topic with a fragment', 'hub.topic', '/feed.xml#a'],
		['a topic in another case', 'hub.topic', '/Feed.xml'],
		['a topic with header lines (A33)', 'hub.topic', '/feed.xml\r\nSet-Cookie: a=1'],
		['no callback', 'hub.callback', undefined],
		['an empty callback', 'hub.callback', ''],
	] as const)('is refused in plain text: %s (H20, H26, H27)', async (_case, name, value) => {
		const written = value?.startsWith('/') ? hub.topicUrl(value) : value;
		const { [name]: _replaced, ...others } = good();
		await expectRefused(written === undefined ? others : { ...others, [name]: written });
	});

	it.each(['0', '-1', '+1', '1.5', '1e9', '0x10', 'abc', '10 days', '١٢'])(
		'is refused with the lease %j (H39)',
		(lease) => expectRefused({ ...good(), 'hub.lease_seconds': lease }),
	);

	it.each(['hub.mode', 'hub.topic', 'hub.callback', 'hub.secret', 'hub.lease_seconds'])(
		'is refused if %s is sent twice, even with the same value (A28)',
		async (name) => {
			const fields: [string, string][] = Object.entries({
				...good(),
				'hub.secret': 'secret',
				'hub.lease_seconds': '7200',
			});
			await expectRefused([...fields, ...fields.filter(([field]) => field === name)]);
		},
	);

	it.each(['hub.mode', 'hub.topic', 'hub.callback', 'hub.lease_seconds', 'hub.x-signature'])(
		'does not get the value of %s back in the response (A37)',
		async (name) => {
			for (const sent of [MARKUP, `https://a.example:1/${MARKUP}`, 'p4ssw0rd']) {
				await expectRefused({ ...good(), [name]: sent }, { sent });
			}
		},
	);
});

describe('a callback', () => {
	// One callback for each rule; `unit/hub/core` has every range, spelling and character.
	it.each([
		['a private address (A1)', 'https://10.0.0.1/'],
		['the metadata of cloud servers (A2)', 'https://169.254.169.254/'],
		['an address shared by a provider (A3)', 'https://100.64.0.1/'],
		['a multicast address (A4)', 'https://224.0.0.1/'],
		['loopback (H28)', 'https://127.0.0.1/'],
		['a unique local address (A5)', 'https://[fc00::1]/'],
		['IPv4 in IPv6 (A6)', 'https://[::ffff:8.8.8.8]/'],
		['IPv4 behind a translator (A14)', 'https://[64:ff9b::a00:1]/'],
		['an address as a number (A7)', 'https://2130706433/'],
		['a public address in octal (A7)', 'https://010.8.8.8/'],
		['an address in full-width digits (A7)', 'https://１２７.0.0.1/'],
		['this machine by name (A8)', 'https://LOCALHOST./'],
		['a local network by name (A8)', 'https://printer.local/'],
		['credentials (A11)', 'https://user:password@nowhere.example/'],
		['the port of an internal service (A12)', 'https://nowhere.example:6379/'],
		['plain http (A13)', 'http://nowhere.example/'],
		['a file (A13)', 'file:///etc/passwd'],
		['no host (A13)', 'https:///nowhere.example'],
		['a header line (A32)', 'https://nowhere.example/a\r\nX-Injected: yes'],
		['a backslash (A32)', 'https://nowhere.example\\@127.0.0.1/'],
		['a fragment (A34)', 'https://nowhere.example/#'],
		['a name that is never public (A8)', 'https://nowhere.invalid/'],
		['a name that DNS does not allow (A8)', 'https://-nowhere.example/'],
	])('is refused with %s', async (_what, callback) => {
		await expectRefused({ ...good(), 'hub.callback': callback }, { sent: callback });
	});

	it('is refused if it is the hub itself (A20)', async () => {
		const { host } = new URL(hub.hubUrl);
		for (const callback of [`https://${host}/api/websub/hub`, `https://${host}/feed.xml`]) {
			await expectRefused({ ...good(), 'hub.callback': callback });
		}
	});

	it('may have at most 2048 characters (A29)', async () => {
		const long = (characters: number) => NOWHERE.padEnd(characters, 'a');
		expect((await hub.subscribe(long(2048))).status).toBe(202);
		await expectRefused({ ...good(), 'hub.callback': long(2049) });
	});

	it('may have port 443 or 8443, and a name that does not resolve (A8, A12, H29)', async () => {
		for (const port of ['', ':443', ':8443']) {
			const answer = await hub.subscribe(`https://nowhere.example${port}/`);
			expect([port, answer.status]).toEqual([port, 202]);
		}
	});

	it('is granted at least an hour (H5, A23)', async () => {
		const policy = await (await fetch(hub.hubUrl)).json();
		expect(policy.lease_seconds).toEqual({ default: 864_000, min: 3600, max: 2_592_000 });
	});
});

describe('a request that is not a valid form', () => {
	it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'nonsense', ''])(
		'is refused as %j (H26, A30)',
		async (type) => {
			const headers = { 'content-type': type };
			await expectRefused(encoded(), { status: 415, headers });
			await expectRefused(JSON.stringify(good()), { status: 415, headers });
		},
	);

	it.each([
		['a lone percent sign', 'hub.secret=100%'],
		['a percent sign without a number', 'hub.secret=%zz'],
		['invalid UTF-8', 'hub.secret=%FF%FE'],
		['half a surrogate pair', 'hub.secret=%ED%A0%80'],
		['a NUL', 'hub.secret=a%00b'],
		['a NUL in a name', 'a%00b=c'],
		['a broken parameter that is unknown', 'foo=%E9'],
	])('is refused with %s (A31)', async (_case, field) => {
		await expectRefused(`${encoded()}&${field}`);
	});

	it('is refused if its body is empty', () => expectRefused(''));

	it('is refused above 64 KiB, however it is sent (A29)', async () => {
		const body = `${encoded()}&a=${'a'.repeat(65_536)}`;
		await expectRefused(body, { status: 413 });
		const streamed = await fetch(hub.hubUrl, {
			method: 'POST',
			headers: { 'content-type': FORM },
			body: new Blob([body]).stream(),
			// The standard requires this for a stream; the type does not include it.
			...{ duplex: 'half' },
		});
		expect(streamed.status).toBe(413);
		expect(await streamed.text()).not.toBe('');
	});

	it('is refused with more than 100 fields (A29)', async () => {
		const fields = Array.from({ length: 100 }, (_, index) => `f${index}=1`);
		await expectRefused(`${encoded()}&${fields.join('&')}`);
	});

	it('does not subscribe by GET or with query parameters (H26)', async () => {
		const url = `${hub.hubUrl}?${encoded()}`;
		expect((await fetch(url)).status).toBe(400);
		const headers = { 'content-type': FORM };
		expect((await fetch(url, { method: 'POST', headers, body: '' })).status).toBe(400);
		for (const method of ['PUT', 'DELETE', 'PATCH']) {
			const response = await fetch(hub.hubUrl, { method, headers, body: encoded() });
			expect([method, response.status]).toEqual([method, 405]);
			expect(response.headers.get('allow')).toContain('POST');
		}
	});

	it.each(['/feed.xml', 'https://foreign.example/feed.xml'])(
		'is refused as an announcement of %s: only the publisher announces changes (A38)',
		async (topic) => {
			const url = topic.startsWith('/') ? hub.topicUrl(topic) : topic;
			await expectRefused({ 'hub.mode': 'publish', 'hub.url': url, 'hub.topic': url });
			await expectRefused({ ...good(), 'hub.mode': 'publish', 'hub.topic': url });
		},
	);
});
