/** Types of `verify-receipt.mjs`, which is plain JavaScript because anyone can download and run it. */

import type { LoggedEntry, Report } from './verify.mjs';

/** What a receipt says. */
export interface ReceiptFacts {
	readonly origin: string;
	readonly size: number;
	readonly index: number;
	readonly entry: LoggedEntry;
	readonly record: object;
}

/** Checks a receipt without a connection. */
export function verifyReceipt(
	text: string,
	options?: { readonly keys?: string[] | undefined },
): Promise<Omit<Report<ReceiptFacts>, 'memory'>>;
