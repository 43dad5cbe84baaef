import { fold } from '../reviews/fold.ts';
import { SITE_LANGUAGES } from '../reviews/messages/languages.ts';

const known = new Map<string, readonly string[]>();

/** Returns the names of a language, folded: in itself and in the languages of the pages. */
export function languageNames(tag: string): readonly string[] {
	const names =
		known.get(tag) ??
		[...SITE_LANGUAGES, tag].map((locale) =>
			fold(new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? ''),
		);
	known.set(tag, names);
	return names;
}
