/** As the hub makes them: 32 characters of base64url, by themselves or at the end of an address. */
const CAPABILITY = /(?:^|[/#])([\w-]{32})(?:\/(?:test|replay))?$/;

/**
 * The capability of a subscription in what somebody pasted: itself, the address of a status, or that
 * of the page that shows it. `undefined` if there is none.
 */
export function findCapability(text: string): string | undefined {
	return CAPABILITY.exec(text.trim().replace(/[>.,;]+$/, ''))?.[1];
}
