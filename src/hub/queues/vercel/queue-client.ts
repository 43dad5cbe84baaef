import { setTimeout as delay } from 'node:timers/promises';
import { PollingQueueClient, QueueClient, type Transport } from '@vercel/queue';
import type { QueueAccess } from '../../../platform/environment.ts';
import { StoreUnavailableError } from '../../core/subscription-store.ts';
import { RETENTION_SECONDS, type OutgoingMessage } from './job-message.ts';

const SENDS_AT_ONCE = 10;
const TIMEOUT_MILLISECONDS = 5000;

/** Passes bodies as text: the client would handle invalid JSON without telling us. */
const TEXT: Transport<string> = {
	contentType: 'application/json',
	serialize: (text) => Buffer.from(text),
	deserialize: (stream) => new Response(stream).text(),
};

/** Creates clients for Vercel Queues, with text bodies. */
export function createQueueClients({ region, local }: QueueAccess) {
	const options = {
		region,
		transport: TEXT,
		...(local && {
			resolveBaseUrl: () => new URL(local.baseUrl),
			token: local.token,
			deploymentId: null,
		}),
	};
	// `QueueClient` would also deliver sent messages in this process if NODE_ENV is "development".
	const { send } = new PollingQueueClient(options);
	const { handleCallback } = new QueueClient(options);

	async function sendOne({ topic, body, delaySeconds, idempotencyKey }: OutgoingMessage) {
		const sending = send(topic, JSON.stringify(body), {
			idempotencyKey,
			retentionSeconds: RETENTION_SECONDS,
			...(delaySeconds > 0 && { delaySeconds }),
		});
		// A response without an id also means accepted; the message is stored a little later.
		await Promise.race([sending, timeOut()]);
	}

	return {
		/** @throws {StoreUnavailableError} unless the platform accepted all messages. */
		async sendAll(messages: readonly OutgoingMessage[]): Promise<void> {
			const rest = messages.values();
			const sender = async () => {
				for (const message of rest) await sendOne(message);
			};
			const senders = Math.min(SENDS_AT_ONCE, messages.length);
			const ends = await Promise.allSettled(Array.from({ length: senders }, sender));
			const failed = ends.find(({ status }) => status === 'rejected');
			if (failed?.status !== 'rejected') return;
			throw new StoreUnavailableError('Cannot use Vercel Queues', { cause: failed.reason });
		},
		handleCallback,
	};
}

async function timeOut(): Promise<never> {
	await delay(TIMEOUT_MILLISECONDS, undefined, { ref: false });
	throw new TypeError(`Cannot send a message: no answer in ${TIMEOUT_MILLISECONDS} ms`);
}
