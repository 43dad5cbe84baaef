/** 32 characters of base64url, either the whole text or the end of a URL. */
const CAPABILITY = /(?:^|[/#])([\w-]{32})(?:\/(?:test|replay))?$/;

/**
 * Returns the capability of a subscription in pasted text, which may be the capability, the URL of
 * its status, or the URL of the page that shows it. `undefined` if there is none.
 */
export function findCapability(text: string): string | undefined {
	return CAPABILITY.exec(text.trim().replace(/[>.,;]+$/, ''))?.[1];
}
