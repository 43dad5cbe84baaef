import type { InvalidParameterDetails, Issue } from '../../../endpoints/http/problem-details.ts';
import { inWords } from './duration.ts';

/** A successful response. */
export interface Success<Value> {
	readonly ok: true;
	readonly value: Value;
	/** Time of the response by the server's clock, if it sends one. */
	readonly at: string | undefined;
}

/** A failed request. */
export interface Refusal {
	readonly ok: false;
	/** 0 if the service could not be reached. */
	readonly status: number;
	/** A sentence without its period. */
	readonly detail: string;
	readonly issues: readonly Issue[];
	readonly retryAfterSeconds: number | undefined;
}

/**
 * Requests JSON from this service, without caching, credentials or referrer, because the URL may be a
 * capability.
 */
export async function fetchJson<Value>(
	address: string,
	init?: RequestInit,
): Promise<Success<Value> | Refusal> {
	const privateOptions = {
		cache: 'no-store',
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
	} as const;
	try {
		const response = await window.fetch(address, { ...privateOptions, ...init });
		return await readResponse<Value>(response);
	} catch {
		const detail = 'The service cannot be reached; this device may be offline';
		return { ok: false, status: 0, detail, issues: [], retryAfterSeconds: undefined };
	}
}

async function readResponse<Value>(response: Response): Promise<Success<Value> | Refusal> {
	const { ok, status, headers } = response;
	if (ok) {
		// The response comes from this service, so it has its schema.
		const value = (await response.json()) as Value;
		return { ok, value, at: headers.get('Date') ?? undefined };
	}
	// A proxy in front of the service responds with an HTML page instead.
	const problem: Partial<InvalidParameterDetails> = await response.json().catch(() => ({}));
	const retryAfter = headers.get('Retry-After');
	return {
		ok,
		status,
		detail: problem.detail ?? `The service answered ${status}`,
		issues: problem.issues ?? [],
		retryAfterSeconds: retryAfter === null ? undefined : Number(retryAfter),
	};
}

/** Describes a failure, and when to retry if that is known. A 429 of the hub says so itself. */
export function failureInWords({ status, detail, retryAfterSeconds }: Refusal): string {
	const isKnown = retryAfterSeconds !== undefined && status !== 429;
	return `${detail}.${isKnown ? ` Try again in ${inWords(retryAfterSeconds)}.` : ''}`;
}
