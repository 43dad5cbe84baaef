import * as z from 'zod';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { createDocument, type PublishedDocument } from './published-document.ts';

/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 364;
const DAY_MILLISECONDS = 86_400_000;
/** The documentation page about reporting vulnerabilities. */
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
 * Renders security.txt. It expires 364 days after the last content change, so each publication that
 * changes something renews it. It does not use the clock, so the same content gives the same bytes.
 */
export function renderSecurityText(edition: Source): string {
	const { baseUrl, business, policy, modified } = edition;
	const confirmed = Date.parse(modified ?? `${policy.updated}T00:00:00Z`);
	const expires = new Date(confirmed + VALID_DAYS * DAY_MILLISECONDS);
	const fields = [
		['Contact', contactOf(edition)],
		['Expires', expires.toISOString().replace('.000Z', 'Z')],
		['Preferred-Languages', business.languages.map(({ code }) => code).join(', ')],
		// RFC 9116 §2.5: these must begin with https, which a local server's URL does not.
		...(baseUrl.startsWith('https:')
			? [
					['Canonical', absoluteUrl(baseUrl, PATHS.securityText)],
					['Policy', absoluteUrl(baseUrl, REPORTING_PAGE)],
				]
			: []),
	];
	return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** Returns the first usable of: security contact, policy contact, business email, policy page. */
function contactOf({ baseUrl, business, policy, securityContact }: Source): string {
	const candidates = [securityContact, policy.contact, business.email];
	for (const contact of candidates) {
		if (z.email().safeParse(contact).success) return `mailto:${contact}`;
		if (z.url({ protocol: /^https$/ }).safeParse(contact).success) return String(contact);
	}
	return absoluteUrl(baseUrl, PATHS.policy);
}
