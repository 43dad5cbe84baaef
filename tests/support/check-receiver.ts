import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { expect } from 'vitest';
import { changeNewest } from '../system/websub/content-changes.ts';
import type { HubClient } from './hub-client.ts';
import {
	PATIENCE,
	RECEIVER_SECRET,
	startReceiver,
	type Receiver,
	type RunningReceiver,
} from './receivers.ts';

const TOPIC = '/feed.xml';

/** Subscribes a receiver with the command of its page, then checks that it does what the page says. */
export async function checkReceiver(
	receiver: Receiver,
	hub: HubClient,
	home: string,
): Promise<void> {
	const { authority, certificate, server } = hub;
	const serviceOrigin = server.baseUrl;
	const running = await startReceiver(receiver, { home, certificate, serviceOrigin });
	const sender = createSender(running, authority.certificate);
	try {
		const status = await subscribe(running);
		await expectDeliveries(running, status, hub);
		await expectRefusals(running, sender);
		await expectConfirmations(sender, running, hub.topicUrl(TOPIC));
		await running.restart('unsubscribe');
		await expectModes(sender, hub.topicUrl(TOPIC), { unsubscribe: 200, subscribe: 404 });
		const { stdout } = await running.request('unsubscribe');
		expect(stdout).toMatch(/^Accepted/);
		await expectState(status, 'ended');
	} catch (error) {
		throw new TypeError(`${receiver.name} printed: ${running.output()}`, { cause: error });
	} finally {
		await running.stop();
	}
}

/** Sends requests to a receiver as anybody could who knows its address. */
export interface Sender {
	/** Signs with the receiver's secret, `ageSeconds` ago. */
	deliver(
		body: string,
		options?: { id?: string; ageSeconds?: number; key?: string },
	): Promise<Answer>;
	send(method: string, query: string, body?: string): Promise<Answer>;
}

interface Answer {
	readonly status: number;
	readonly headers: IncomingMessage['headers'];
	readonly text: string;
}

/** @param ca The certificate, in PEM, of the authority that issued the receiver's. */
export function createSender({ callback }: RunningReceiver, ca: string): Sender {
	const send = async (
		method: string,
		query: string,
		body?: string,
		headers: Record<string, string> = {},
	) => {
		const outgoing = request(`${callback}${query}`, { method, headers, ca });
		outgoing.end(body);
		const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
		let text = '';
		for await (const chunk of incoming) text += String(chunk);
		return { status: incoming.statusCode ?? 0, headers: incoming.headers, text };
	};
	return {
		send,
		deliver(body, { id = randomUUID(), ageSeconds = 0, key = RECEIVER_SECRET } = {}) {
			const time = Math.floor(Date.now() / 1000) - ageSeconds;
			const mac = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
			return send('POST', '', body, {
				'content-type': 'application/atom+xml',
				'webhook-id': id,
				'webhook-timestamp': String(time),
				'webhook-signature': `v1,${mac}`,
			});
		},
	};
}

/** Waits until this many lines of the output end with a text. */
export async function expectLines(
	{ output }: RunningReceiver,
	end: string,
	count = 1,
): Promise<void> {
	// PHP's log begins each line with the time.
	const lines = () =>
		output()
			.split('\n')
			.filter((one) => one.endsWith(end)).length;
	await expect.poll(lines, PATIENCE).toBe(count);
}

/** Returns the URL of the status. */
async function subscribe(running: RunningReceiver): Promise<string> {
	const { stdout, stderr } = await running.request('subscribe');
	const status = /Status: (\S+)/.exec(stdout)?.[1];
	if (status === undefined) throw new TypeError(`Cannot subscribe: ${stdout}${stderr}`);
	await expectState(status, 'active');
	return status;
}

async function expectState(status: string, state: string): Promise<void> {
	await expect.poll(async () => (await readStatus(status)).state, PATIENCE).toBe(state);
}

async function readStatus(status: string): Promise<{
	readonly state: string;
	readonly attempts: readonly { readonly kind: string; readonly status: number }[];
}> {
	return (await fetch(status)).json();
}

/** Each change has another length, so that the feed has another size. */
let changes = 0;

/** Checks a test delivery and the delivery of a change, both of a whole feed. */
async function expectDeliveries(
	running: RunningReceiver,
	status: string,
	{ contentDir, publish, topicUrl }: HubClient,
): Promise<void> {
	const size = async () => (await (await fetch(topicUrl(TOPIC))).arrayBuffer()).byteLength;
	const before = await size();
	expect(await running.deliver()).toEqual({
		code: 0,
		stdout: expect.stringMatching(/^confirmed, delivered [\w-]+: 204\n$/),
		stderr: '',
	});
	await expectLines(running, `accepted ${before} bytes`);
	await fetch(`${status}/test`, { method: 'POST' });
	await expectLines(running, `accepted ${before} bytes`, 2);

	changes += 1;
	changeNewest(contentDir, `A change for a receiver, ${randomUUID()}.`.repeat(changes));
	const { changed } = await publish();
	expect(changed).toContain(TOPIC);
	const after = await size();
	expect(after).not.toBe(before);
	await expectLines(running, `accepted ${after} bytes`);
	const { attempts } = await readStatus(status);
	const outcomes = attempts.map(({ kind, status: code }) => `${kind} ${code}`);
	expect(outcomes).toEqual(expect.arrayContaining(['test 204', 'delivery 204']));
}

async function expectRefusals(running: RunningReceiver, sender: Sender): Promise<void> {
	const { deliver, send } = sender;
	await deliver('forged', { key: 'another secret' });
	await expectLines(running, 'refused', 1);
	await deliver('replayed', { ageSeconds: 400 });
	await expectLines(running, 'refused', 2);
	await deliver('from the future', { ageSeconds: -400 });
	await expectLines(running, 'refused', 3);
	await send('POST', '', 'unsigned');
	await expectLines(running, 'refused', 4);

	const id = randomUUID();
	await deliver('twice', { id });
	await expectLines(running, 'accepted 5 bytes');
	await deliver('twice', { id, ageSeconds: 10 });
	await deliver('afterwards');
	await expectLines(running, 'accepted 10 bytes');
	await expectLines(running, 'accepted 5 bytes');
	await expectLines(running, 'refused', 4);
}

async function expectConfirmations(
	{ send }: Pick<Sender, 'send'>,
	running: RunningReceiver,
	topic: string,
): Promise<void> {
	const modes = { subscribe: 200, unsubscribe: 404, nonsense: 404, '': 404 };
	await expectModes({ send }, topic, modes);
	const ask = (fields: Record<string, string>) => send('GET', `?${confirmation(fields)}`);
	const { headers } = await ask({ 'hub.mode': 'subscribe', 'hub.topic': topic });
	expect(headers['content-type']).toBe('application/octet-stream');
	expect(headers['x-content-type-options']).toBe('nosniff');
	for (const other of ['https://elsewhere.example/feed.xml', `${topic}?page=2`, '']) {
		const { status, text } = await ask({ 'hub.mode': 'subscribe', 'hub.topic': other });
		expect([other, status]).toEqual([other, 404]);
		expect(text).not.toContain('a+b c');
	}
	const denial = { 'hub.mode': 'denied', 'hub.topic': topic, 'hub.reason': 'no longer offered' };
	const { status } = await send('GET', `?${new URLSearchParams(denial)}`);
	expect(status).toBe(204);
	await expectLines(running, 'ended: no longer offered');
}

/** Checks which modes it confirms, by the status it responds with. */
async function expectModes(
	{ send }: Pick<Sender, 'send'>,
	topic: string,
	statuses: Readonly<Record<string, number>>,
): Promise<void> {
	for (const [mode, expected] of Object.entries(statuses)) {
		const query = confirmation({ 'hub.mode': mode, 'hub.topic': topic });
		const { status, text } = await send('GET', `?${query}`);
		expect([mode, status, text.includes('a+b c')]).toEqual([mode, expected, expected === 200]);
	}
}

function confirmation(fields: Readonly<Record<string, string>>): URLSearchParams {
	return new URLSearchParams({ 'hub.challenge': 'a+b c', ...fields });
}
