import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHostPace } from '../../../../src/hub/queues/host-pace.ts';

const HOST = 'https://a.example';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a request that takes this long. */
function take(pace: ReturnType<typeof createHostPace>, milliseconds: number, host = HOST) {
	const ended = pace.during(host, () => new Promise((end) => setTimeout(end, milliseconds)));
	void ended.catch(() => undefined);
	return ended;
}

it('calls a host slow while a request takes more than a second, and until one ends sooner', async () => {
	const pace = createHostPace();
	const changes: [string, boolean][] = [];
	pace.onChange((host) => changes.push([host, pace.isSlow(host)]));
	void take(pace, 9000);
	await vi.advanceTimersByTimeAsync(999);
	expect(pace.isSlow(HOST)).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	expect(pace.isSlow(HOST)).toBe(true);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(pace.isSlow(HOST)).toBe(true);
	void take(pace, 900);
	await vi.advanceTimersByTimeAsync(900);
	expect(changes).toEqual([
		[HOST, true],
		[HOST, false],
	]);
});

it('gives a large body more time, and forgets a host after an hour without requests', async () => {
	const pace = createHostPace();
	const send = (bytes: number) =>
		void pace.during(HOST, () => new Promise((end) => setTimeout(end, 3500)), bytes);
	send(3_000_000);
	await vi.advanceTimersByTimeAsync(4000);
	expect(pace.slowHosts).toEqual([]);
	send(2_000_000);
	await vi.advanceTimersByTimeAsync(3500);
	expect(pace.slowHosts).toEqual([HOST]);
	await vi.advanceTimersByTimeAsync(3_599_000);
	expect(pace.slowHosts).toEqual([HOST]);
	await vi.advanceTimersByTimeAsync(1000);
	expect(pace.slowHosts).toEqual([]);
});

it('is not misled by a quick response beside one that is overdue', async () => {
	const pace = createHostPace();
	void take(pace, 9000);
	await vi.advanceTimersByTimeAsync(2000);
	void take(pace, 10);
	await vi.advanceTimersByTimeAsync(10);
	expect(pace.isSlow(HOST)).toBe(true);
});

it('does not call a host slow that fails quickly', async () => {
	const pace = createHostPace();
	await expect(pace.during(HOST, () => Promise.reject(new RangeError('No')))).rejects.toThrow('No');
	await vi.advanceTimersByTimeAsync(60_000);
	expect(pace.slowHosts).toEqual([]);
});

it('gives slow hosts turns: the one that ended longest ago comes first', async () => {
	const pace = createHostPace();
	for (const [index, host] of ['a', 'b', 'c'].entries()) void take(pace, 2000 + index, host);
	await vi.advanceTimersByTimeAsync(3000);
	expect(pace.slowHosts).toEqual(['a', 'b', 'c']);
	void take(pace, 2000, 'a');
	await vi.advanceTimersByTimeAsync(3000);
	expect(pace.slowHosts).toEqual(['b', 'c', 'a']);
});

it('remembers a limited number of hosts, and tells which it forgets', async () => {
	const pace = createHostPace({ maxSlowHosts: 10 });
	const changed: string[] = [];
	for (let index = 0; index < 10; index++) void take(pace, 2000 + index, `h${index}`);
	await vi.advanceTimersByTimeAsync(5000);
	pace.onChange((host) => {
		if (!pace.isSlow(host)) changed.push(host);
	});
	for (const host of ['another', 'one more']) void take(pace, 2000, host);
	await vi.advanceTimersByTimeAsync(3000);
	expect(pace.slowHosts).toHaveLength(10);
	expect(changed).toEqual(['h0', 'h1']);
});

it('times the requests of a client by scheme, host and port', async () => {
	const pace = createHostPace();
	const answer = { status: 200, body: new Uint8Array(), retryAfter: undefined };
	const slow = () =>
		new Promise<typeof answer & { contentType: undefined; contentTypeOptions: undefined }>((end) =>
			setTimeout(
				() => end({ ...answer, contentType: undefined, contentTypeOptions: undefined }),
				5000,
			),
		);
	const client = pace.timed({ get: slow, post: slow });
	const answers = [
		client.get('https://a.example/x?y', 10),
		client.post('https://b.example:8443/x', {}, new Uint8Array()),
	];
	await vi.advanceTimersByTimeAsync(5000);
	expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
	expect(pace.slowHosts).toEqual(['https://a.example', 'https://b.example:8443']);
});
