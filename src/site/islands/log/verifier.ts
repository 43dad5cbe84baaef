import type * as verifier from '../../../log/verify.mjs';

/** The functions of `/log/verify.mjs`. */
export type Verifier = typeof verifier;

/** A step of the check of one review. */
export interface CheckedStep {
	readonly title: string;
	readonly detail?: string;
	readonly ok: boolean;
}

/** Loads the verifier that everyone can download and read: pages check nothing in another way. */
export async function loadVerifier(path: string): Promise<Verifier> {
	// The file that the types describe, as the site publishes it.
	return (await import(/* @vite-ignore */ path)) as Verifier;
}
