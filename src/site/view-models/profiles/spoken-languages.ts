import type { Business } from '../../../reviews/business/business.ts';
import { translatorFor, type Words } from '../../../reviews/messages/catalogs.ts';

/**
 * "English, Spanish, and French (by request)": plain names in the language of the page, others as the
 * settings have them.
 */
export function languagesInWords(t: Words, { languages }: Pick<Business, 'languages'>): string {
	const english = translatorFor('en');
	const names = languages.map(({ code, name }) =>
		name === english.language(code) ? t.language(code) : name,
	);
	return t.list(names);
}
