import * as z from 'zod';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { createDocument, type PublishedDocument } from './published-document.ts';

/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 364;
const DAY_MILLISECONDS = 86_400_000;
/** The page of the documentation that says how to report, and what happens then. */
const REPORTING_PAGE = `${PATHS.docs}/security`;

type Source = Pick<Edition, 'baseUrl' | 'business' | 'policy' | 'securityContact' | 'modified'>;

/** The document at `/.well-known/security.txt` (RFC 9116). */
export function createSecurityDocument(edition: Source): PublishedDocument {
	const text = renderSecurityText(edition);
	return createDocument(
		[PATHS.securityText],
		'.well-known/security.txt',
		() => [text],
		edition.modified,
	);
}

/**
 * It holds for a year after the content changed last: whoever publishes confirms it by that, and
 * where nobody does any more, it ends. The clock is not asked, so the same content gives the same
 * bytes.
 */
export function renderSecurityText(edition: Source): string {
	const { baseUrl, business, policy, modified } = edition;
	const confirmed = Date.parse(modified ?? `${policy.updated}T00:00:00Z`);
	const expires = new Date(confirmed + VALID_DAYS * DAY_MILLISECONDS);
	const fields = [
		['Contact', contactOf(edition)],
		['Expires', expires.toISOString().replace('.000Z', 'Z')],
		['Preferred-Languages', business.languages.map(({ code }) => code).join(', ')],
		// RFC 9116 §2.5: these may not begin with http, as on the machine of a developer.
		...(baseUrl.startsWith('https:')
			? [
					['Canonical', absoluteUrl(baseUrl, PATHS.securityText)],
					['Policy', absoluteUrl(baseUrl, REPORTING_PAGE)],
				]
			: []),
	];
	return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** What is written for this, or the contact of the policy, or else the page that has the policy. */
function contactOf({ baseUrl, business, policy, securityContact }: Source): string {
	const candidates = [securityContact, policy.contact, business.email];
	for (const contact of candidates) {
		if (z.email().safeParse(contact).success) return `mailto:${contact}`;
		if (z.url({ protocol: /^https$/ }).safeParse(contact).success) return String(contact);
	}
	return absoluteUrl(baseUrl, PATHS.policy);
}
