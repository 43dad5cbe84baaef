import type { SiteLanguage } from './languages.ts';
import { createTranslator, type Translator } from './translator.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** Id of a message, the same in every language. */
export type MessageId = keyof typeof en;
type Catalog = Readonly<Record<MessageId, string>>;

/** Formats the messages of the catalogs. */
export type Words = Translator<MessageId>;

/** The messages in MessageFormat 2 (Unicode LDML Part 9). */
export const CATALOGS: Readonly<Record<SiteLanguage, Catalog>> = { en, es, de, fr };

const translators = new Map<string, Words>();

/** @param country ISO 3166-1 code of the business, for the style of dates and numbers */
export function translatorFor(language: SiteLanguage, country = 'US'): Words {
	const locale = `${language}-${country}`;
	const translator = translators.get(locale) ?? createTranslator(locale, CATALOGS[language]);
	translators.set(locale, translator);
	return translator;
}
