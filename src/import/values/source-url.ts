import { identifiesAuthor } from './author-in-url.ts';
import type { Redactor } from '../personal-data/redact-personal-data.ts';

const MAX_LENGTH = 2_000;
/** Parameters for tracking; they do not change the page. */
const TRACKING = /^(?:utm_.+|adjust_creative|fbclid|gclid)$/;

/**
 * Returns the URL of a review at its source, without tracking parameters. Undefined if it is not
 * https, identifies the author or contains personal data.
 */
export function toSourceUrl(written: string, redact: Redactor): string | undefined {
	const url = URL.parse(written.trim());
	if (url === null || url.protocol !== 'https:' || url.href.length > MAX_LENGTH) return undefined;
	if (url.username !== '' || url.password !== '') return undefined;
	for (const name of [...url.searchParams.keys()]) {
		if (TRACKING.test(name)) url.searchParams.delete(name);
	}
	return isPersonal(url.href, redact) ? undefined : url.href;
}

function isPersonal(href: string, redact: Redactor): boolean {
	const plain = decoded(href);
	if (plain === undefined || redact(plain) !== plain) return true;
	return identifiesAuthor(href, { accounts: [], names: [] });
}

function decoded(href: string): string | undefined {
	try {
		return decodeURIComponent(href);
	} catch {
		return undefined;
	}
}
