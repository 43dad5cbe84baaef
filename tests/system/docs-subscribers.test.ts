import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkReceiver, createSender, expectLines } from '../support/check-receiver.ts';
import { ROOT } from '../support/content.ts';
import { startHub, type HubClient } from '../support/hub-client.ts';
import { canRun, readReceivers, startReceiver, type Receiver } from '../support/receivers.ts';

const home = mkdtempSync(join(tmpdir(), 'forecourt-receivers-'));
symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));

const receivers = readReceivers();

let hub: HubClient;
beforeAll(async () => {
	hub = await startHub();
});
afterAll(async () => {
	await hub?.stop();
	rmSync(home, { recursive: true });
});

it('shows a receiver for each framework and language', () => {
	const names = ['Express', 'Hono', 'Next.js', 'Flask', 'FastAPI', 'PHP'];
	expect(receivers.map(({ name }) => name)).toEqual(names);
});

// `npm run test:long` installs what is missing from npm.
describe.each(receivers)('the receiver for $name', (receiver) => {
	const isHere = canRun(receiver, home);
	const what = isHere
		? 'confirms, accepts signed deliveries and refuses all others'
		: 'is not run: something it needs is not installed';
	it.skipIf(!isHere)(what, () => checkReceiver(receiver, hub, home));
});

const [express] = receivers;
describe.skipIf(!express || !canRun(express, home))('the receiver for Express', () => {
	it('takes five times the largest topic, and responds 413 to more', async () => {
		await using(changed(), async ({ deliver, lines }) => {
			const limit = 5 * 1024 * 1024;
			expect((await deliver('x'.repeat(limit))).status).toBe(204);
			expect((await deliver('x'.repeat(limit + 1))).status).toBe(413);
			await lines(`accepted ${limit} bytes`);
		});
	});

	it('drops JSON data older than what it has', async () => {
		await using(changed('/feed.xml', '/reviews.json'), async ({ deliver, lines }) => {
			await deliver('{"modified":"2026-03-01T00:00:00Z"}');
			await deliver('{"modified":"2026-02-01T00:00:00Z", "older": 1}');
			await deliver('{"modified":"2026-03-01T00:00:00Z", "equal": true}');
			await lines('accepted 50 bytes');
			await lines('accepted 35 bytes');
			await lines('bytes', 2);
		});
	});
});

/** Returns the receiver for Express, with a change that its page describes. */
function changed(text = '', replacement = ''): Receiver {
	if (!express?.code.includes(text)) throw new RangeError(`Cannot find ${text}`);
	return { ...express, code: express.code.replace(text, replacement) };
}

async function using(
	receiver: Receiver,
	check: (tools: {
		readonly deliver: (body: string) => Promise<{ readonly status: number }>;
		readonly lines: (line: string, count?: number) => Promise<void>;
	}) => Promise<void>,
): Promise<void> {
	const { authority, certificate, server } = hub;
	const running = await startReceiver(receiver, {
		home,
		certificate,
		serviceOrigin: server.baseUrl,
	});
	try {
		await check({
			deliver: createSender(running, authority.certificate).deliver,
			lines: (line, count) => expectLines(running, line, count),
		});
	} finally {
		await running.stop();
	}
}
