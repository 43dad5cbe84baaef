import type { ProblemDetails } from '../../../endpoints/http/problem.ts';
import { inWords } from './duration.ts';

/** A value, as the service answered it. */
export interface Success<Value> {
	readonly ok: true;
	readonly value: Value;
	/** When it was answered, by the server's clock; absent if it does not say. */
	readonly at: string | undefined;
}

/** Why there is no value. */
export interface Refusal {
	readonly ok: false;
	/** 0 if the service could not be reached. */
	readonly status: number;
	/** A sentence without its full stop. */
	readonly detail: string;
	readonly issues: NonNullable<ProblemDetails['issues']>;
	readonly retryAfterSeconds: number | undefined;
}

/**
 * Asks this service for JSON. Neither the address nor the answer is kept or told to anyone: an
 * address may be a capability.
 */
export async function askService<Value>(
	address: string,
	init?: RequestInit,
): Promise<Success<Value> | Refusal> {
	const privately = {
		cache: 'no-store',
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
	} as const;
	try {
		const response = await window.fetch(address, { ...privately, ...init });
		return await readAnswer<Value>(response);
	} catch {
		const detail = 'The service cannot be reached; this device may be offline';
		return { ok: false, status: 0, detail, issues: [], retryAfterSeconds: undefined };
	}
}

async function readAnswer<Value>(response: Response): Promise<Success<Value> | Refusal> {
	const { ok, status, headers } = response;
	if (ok) {
		// This service answers its own schemas.
		const value = (await response.json()) as Value;
		return { ok, value, at: headers.get('Date') ?? undefined };
	}
	// What stands before the service has errors of its own, which are pages.
	const problem: Partial<ProblemDetails> = await response.json().catch(() => ({}));
	const retryAfter = headers.get('Retry-After');
	return {
		ok,
		status,
		detail: problem.detail ?? `The service answered ${status}`,
		issues: problem.issues ?? [],
		retryAfterSeconds: retryAfter === null ? undefined : Number(retryAfter),
	};
}

/** What is wrong, and when to try again if the service says so. */
export function failureInWords(detail: string, retryAfterSeconds: number | undefined): string {
	const again =
		retryAfterSeconds === undefined ? '' : ` Try again in ${inWords(retryAfterSeconds)}.`;
	return `${detail}.${again}`;
}
