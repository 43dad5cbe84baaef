import { describe, expect, it } from 'vitest';
import {
	createSecurityDocument,
	renderSecurityText,
} from '../../../../src/edition/documents/security-text.ts';
import { BusinessFile } from '../../../../src/reviews/business/business-file.ts';
import { PATHS } from '../../../../src/endpoints/http/urls.ts';
import { sampleContent, sampleEdition } from '../../../support/content.ts';

const edition = { ...(await sampleEdition()), baseUrl: 'https://reviews.example' };
const { businessFile } = (await sampleContent()).settings;

describe('/.well-known/security.txt (RFC 9116)', () => {
	it('has the fields from the operator’s content', () => {
		const modified = '2026-03-06T09:12:00Z';
		expect(renderSecurityText({ ...edition, modified })).toBe(
			[
				'Contact: mailto:care@larkspur.example',
				'Expires: 2027-03-05T09:12:00Z',
				'Preferred-Languages: en, es, fr',
				'Canonical: https://reviews.example/.well-known/security.txt',
				'Policy: https://reviews.example/docs/security',
				'',
			].join('\n'),
		);
	});

	it('names the security contact, an email address or a form', () => {
		const contactFor = (securityContact: string) =>
			renderSecurityText({ ...edition, securityContact }).split('\n')[0];
		expect(contactFor('security@motors.example')).toBe('Contact: mailto:security@motors.example');
		expect(contactFor('https://motors.example/x')).toBe('Contact: https://motors.example/x');
	});

	it('falls back to the business’s email, then to the policy page', () => {
		const policy = { ...edition.policy, contact: 'ask at the desk' };
		const { email: _, ...nameless } = edition.business;
		const contactOf = (source: Parameters<typeof renderSecurityText>[0]) =>
			renderSecurityText(source).split('\n')[0];
		expect(contactOf({ ...edition, policy })).toBe('Contact: mailto:care@larkspur.example');
		expect(contactOf({ ...edition, policy, business: nameless })).toBe(
			'Contact: https://reviews.example/policy',
		);
	});

	it('expires a year after the policy’s date if the content has no time', () => {
		const policy = { ...edition.policy, updated: '2026-09-01' };
		expect(renderSecurityText({ ...edition, policy, modified: undefined })).toContain(
			'\nExpires: 2027-08-31T00:00:00Z\n',
		);
	});

	it('leaves out https-only fields if the origin is not https', () => {
		const text = renderSecurityText({ ...edition, baseUrl: 'http://127.0.0.1:4321' });
		expect(text).not.toMatch(/http:|Canonical|Policy/);
	});

	it('is a document in the edition', () => {
		const { paths, file, lastModified } = createSecurityDocument(edition);
		expect([paths, file]).toEqual([[PATHS.securityText], '.well-known/security.txt']);
		expect(lastModified).toBe(edition.modified);
	});
});

describe('security in business.yaml', () => {
	it.each(['security@motors.example', 'https://motors.example/report'])('accepts %s', (contact) => {
		expect(BusinessFile.safeParse({ ...businessFile, security: { contact } }).success).toBe(true);
	});

	it.each(['http://motors.example', 'the desk', 'javascript:alert(1)', 'a@b.example\nX: y'])(
		'refuses %j',
		(contact) => {
			const parsed = BusinessFile.safeParse({ ...businessFile, security: { contact } });
			expect(parsed.error?.issues[0]?.message).toBe(
				'must be an e-mail address or an https address',
			);
		},
	);
});
