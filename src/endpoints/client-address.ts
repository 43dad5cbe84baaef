import { clientKey } from '../hub/core/client-key.ts';

/** What a client is counted by: its address as the platform, or the local server, reports it. */
export function clientOf({ headers }: Request): string {
	const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim();
	return clientKey(headers.get('x-real-ip') ?? forwarded);
}
