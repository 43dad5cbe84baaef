import { withoutScale } from './column-name.ts';

/** The customer's name, in English, German, Spanish, French and Polish. */
const AUTHOR =
	/^(?:(?:please )?(?:enter|type|write|tell us) )?(?:(?:your|my|the|ihr|dein|mein|tu|su|el|votre|ton|mon|le) )?(?:(?:full|first and last|vollständiger|voller) )?(?:(?:customer|kunden?)(?:'?s)? ?)?(?:name|nombre|nom|vor ?(?:und|&) ?(?:nach|zu)name|vorname (?:und|&) (?:nach|familien)name|name (?:und|&) vorname|nombre y apellidos?|prénom et nom|nom et prénom|imię i nazwisko)(?: (?:completo|complet|and surname|and last name))?$/;
/** The review, as a form asks for it. */
const TEXT =
	/^(?:(?:please )?(?:enter|type|write|share|leave) )?(?:your|ihre?|deine?|tu|su|votre|ton) (?:honest |personal |ehrliche |persönliche )?(?:reviews?|opinions?|comments?|feedback|thoughts|experiences?|meinung|erfahrung(?:en)?|kommentar|eindrücke|opinión|experiencia|comentarios?|reseña|avis|commentaires?|expérience)$/;

/**
 * Returns the field that a heading of a form names in its own words: "Tu nombre", "Your honest opinion".
 * Further words, as in "Your name (for the raffle)", may name something else.
 */
export function fieldOfHeading(name: string): 'author' | 'text' | undefined {
	const words = withoutScale(name)
		.replaceAll(/[^\p{L}\p{N}'&]+/gu, ' ')
		.trim();
	if (AUTHOR.test(words)) return 'author';
	return TEXT.test(words) ? 'text' : undefined;
}
