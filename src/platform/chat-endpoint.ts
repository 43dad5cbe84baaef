import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { currentTime } from './clock.ts';
import { OperationError } from './operation-error.ts';

/** An endpoint of the OpenAI chat-completions protocol. */
export interface ChatAccess {
	/** Its base URL, such as `http://localhost:11434/v1`. */
	readonly url: string;
	readonly model: string;
	readonly key: string | undefined;
}

export interface ChatRequest {
	readonly messages: readonly { readonly role: string; readonly content: string }[];
	/** Name and JSON schema of the answer. */
	readonly answer: { readonly name: string; readonly schema: unknown };
}

/** A failure of the endpoint that affects one request; the next may succeed. */
export class ChatFailure extends Error {
	override readonly name = 'ChatFailure';
}

/** Sends one request, waiting and retrying if that may help. Returns the text of the answer. */
export type Chat = (request: ChatRequest) => Promise<string>;

export interface ChatOptions {
	readonly signal?: AbortSignal | undefined;
	/** Milliseconds that one request may take. */
	readonly timeoutMs?: number;
	/** Milliseconds before the first retry; each further retry waits twice as long. */
	readonly backoffMs?: number;
}

const ATTEMPTS = 5;
const TIMEOUT_MS = 180_000;
const BACKOFF_MS = 1000;
const MAX_WAIT_MS = 300_000;
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504, 520, 522, 524, 529]);

const Completion = z.object({
	choices: z
		.array(
			z.object({
				message: z.object({ content: z.string().nullish() }),
				finish_reason: z.string().nullish(),
			}),
		)
		.min(1),
});

/**
 * Checks the address of an endpoint: https, except on this machine, and no credentials in it.
 * @throws {OperationError}
 */
export function chatUrl(text: string): URL {
	const url = URL.parse(text);
	const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
	const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback);
	if (!url || !isAllowed || url.username !== '' || url.password !== '') {
		throw new OperationError(
			'Cannot use READER_URL: it must be an https URL, or http on this machine, without a password in it.\n' +
				'For example: READER_URL=http://localhost:11434/v1',
		);
	}
	return new URL(`${url.pathname.replace(/\/+$/, '')}/chat/completions`, url);
}

/** Returns the body of a request, as it is sent. */
export function chatBody(model: string, { messages, answer }: ChatRequest) {
	return {
		model,
		messages,
		temperature: 0,
		response_format: {
			type: 'json_schema',
			json_schema: { name: answer.name, strict: true, schema: answer.schema },
		},
	};
}

/**
 * Creates a client for an endpoint. Its requests share the endpoint's limits: if one has to wait,
 * all wait. Redirects are not followed, and neither the key nor the host appears in an error.
 */
export function createChat(
	{ url, model, key }: ChatAccess,
	{ signal, timeoutMs = TIMEOUT_MS, backoffMs = BACKOFF_MS }: ChatOptions = {},
): Chat {
	const address = chatUrl(url);
	let notBefore = 0;

	async function waitTurn(): Promise<void> {
		for (;;) {
			const wait = notBefore - currentTime();
			if (wait <= 0) return;
			await delay(Math.min(wait, MAX_WAIT_MS), undefined, { signal });
		}
	}

	async function send(request: ChatRequest): Promise<Response> {
		const limit = AbortSignal.timeout(timeoutMs);
		return fetch(address, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				...(key !== undefined && { Authorization: `Bearer ${key}` }),
			},
			body: JSON.stringify(chatBody(model, request)),
			redirect: 'manual',
			signal: signal ? AbortSignal.any([signal, limit]) : limit,
		});
	}

	return async (request) => {
		let failure = '';
		for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
			await waitTurn();
			let pause = backoffMs * 2 ** (attempt - 1);
			try {
				const response = await send(request);
				notBefore = Math.max(notBefore, currentTime() + exhaustedFor(response.headers));
				if (response.ok) return readAnswer(await response.json());
				await response.body?.cancel();
				if (!RETRIED.has(response.status)) throw refusal(response.status);
				failure = `it answered with status ${response.status}`;
				const requestedWait = retryAfter(response.headers);
				if (requestedWait !== undefined) {
					notBefore = Math.max(notBefore, currentTime() + requestedWait);
					pause = 0;
				}
			} catch (error) {
				if (error instanceof OperationError || signal?.aborted) throw error;
				failure = describe(error);
			}
			if (attempt < ATTEMPTS) await delay(pause, undefined, { signal });
		}
		throw new ChatFailure(failure);
	};
}

/** @throws {ChatFailure} if the answer has no text or was cut off. */
function readAnswer(body: unknown): string {
	const parsed = Completion.safeParse(body);
	const choice = parsed.data?.choices[0];
	if (!choice?.message.content) throw new ChatFailure('its answer has no text');
	if (choice.finish_reason === 'length') throw new ChatFailure('its answer was cut off');
	return choice.message.content;
}

function refusal(status: number): OperationError {
	const isRedirect = status >= 300 && status < 400;
	const hint =
		status === 401 || status === 403
			? 'Check READER_API_KEY.'
			: status === 404
				? 'Check READER_URL and READER_MODEL.'
				: isRedirect
					? 'Redirects are not followed; set READER_URL to the final address.'
					: 'The endpoint must support answers by a JSON schema (response_format).';
	return new OperationError(
		`Cannot read reviews: the endpoint answered with status ${status}.\n${hint}`,
	);
}

function describe(error: unknown): string {
	if (error instanceof ChatFailure) return error.message;
	if (error instanceof Error && error.name === 'TimeoutError') return 'it did not answer in time';
	if (error instanceof SyntaxError) return 'its answer is not JSON';
	return 'the connection failed';
}

/**
 * Returns `Retry-After` in milliseconds. The header holds a number of seconds or a date (RFC 9110
 * §10.2.3).
 */
function retryAfter(headers: Headers): number | undefined {
	const value = headers.get('Retry-After');
	if (value === null) return undefined;
	const milliseconds = /^\d+$/.test(value)
		? Number(value) * 1000
		: Date.parse(value) - currentTime();
	return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(0, milliseconds), MAX_WAIT_MS);
}

/** Returns the milliseconds until requests or tokens are available again, from `x-ratelimit-*` headers. */
function exhaustedFor(headers: Headers): number {
	const waits = ['requests', 'tokens'].map((unit) =>
		headers.get(`x-ratelimit-remaining-${unit}`) === '0'
			? parseDuration(headers.get(`x-ratelimit-reset-${unit}`) ?? '')
			: 0,
	);
	return Math.min(Math.max(...waits), MAX_WAIT_MS);
}

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Converts a duration such as "6m0s", "1.5s" or "20ms" to milliseconds; a bare number is seconds. */
function parseDuration(text: string): number {
	if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
	return [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)].reduce(
		(sum, [, amount, unit]) => sum + Number(amount) * (UNIT_MS[unit ?? ''] ?? 0),
		0,
	);
}
