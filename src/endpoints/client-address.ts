import { clientKey } from '../hub/core/client-key.ts';

/**
 * Returns the key that a client's requests are counted by: its address, as reported by the platform
 * or the local server.
 */
export function clientOf({ headers }: Request): string {
	const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim();
	return clientKey(headers.get('x-real-ip') ?? forwarded);
}
