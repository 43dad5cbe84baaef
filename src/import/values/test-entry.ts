import { fold } from '../../reviews/fold.ts';

/** Words of entries that somebody made to try out a form, in English, German, Spanish and French. */
const TEST =
	/^(?:test(?:s|e|er|ing|eintrag|bewertung|kommentar|text|daten|datensatz|lauf|kunde|user|entry|dealer)?|tests?|prueba|pruebas|essai|asdf\w*|qwer\w*|lorem|ipsum|mustermann|musterfrau)$/;
/** Words beside these that say nothing of their own. */
const FILLER =
	/^(?:a|an|the|this|is|it|just|only|please|pls|ignore|disregard|delete|remove|text|bot|check|entry|review|comment|record|form|survey|user|customer|name|kunde|usuario|client|das|dies|hier|ist|ein|eine|einen|nur|bitte|ignorieren|löschen|nicht|beachten|bewertung|kommentar|eintrag|formular|umfrage|max|erika|una|es|esto|solo|sólo|por|favor|ignorar|ignoren|borrar|eliminar|reseña|comentario|formulario|un|une|ceci|c|est|svp|merci|de|du|ne|pas|ignorer|supprimer|avis|commentaire|formulaire|\d+)$/;

/** The beginnings of texts that somebody may have written to try out a form, with other words after them. */
const BEGINNING =
	/^(?:test[\s,.!:-]+(?:test|ignore|entry|only|please|bitte|\d)|asdf|qwer|lorem ipsum|this is a test(?! drive)|please ignore|test(?:eintrag|bewertung)(?!\p{L})|(?:das|dies) ist (?:nur )?ein test(?!\p{L})|(?:esto )?es (?:solo |sólo )?una prueba(?! de)|ceci est (?:juste )?un (?:test|essai))/u;

/** Whether a text may have been written to try out a form. */
export function maybeTest(written: string): boolean {
	return BEGINNING.test(fold(written.trim()));
}

/** Whether a text or a name has only words that people write to try out a form. */
export function isTestEntry(written: string): boolean {
	const words = fold(written).match(/[\p{L}\p{N}]+/gu) ?? [];
	return (
		words.some((word) => TEST.test(word)) &&
		words.every((one) => TEST.test(one) || FILLER.test(one))
	);
}
