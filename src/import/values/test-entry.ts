import { fold } from '../../reviews/fold.ts';

/** Words of entries that somebody made to try out a form, in English, German, Spanish and French. */
const TEST =
	/^(?:test(?:s|e|er|ing|eintrag|bewertung|daten|kunde|user|entry|dealer)?|tests?|prueba|pruebas|essai|asdf\w*|qwer\w*|lorem|ipsum|mustermann|musterfrau)$/;
/** Words beside these that say nothing of their own. */
const FILLER =
	/^(?:a|an|the|this|is|it|just|only|please|pls|ignore|delete|text|bot|check|entry|user|customer|name|kunde|usuario|client|das|ist|ein|eine|nur|bitte|löschen|max|erika|una|es|solo|un|c|est|merci|\d+)$/;

/** The beginnings of texts that somebody may have written to try out a form, with other words after them. */
const BEGINNING =
	/^(?:test[\s,.!:-]+(?:test|ignore|entry|only|please|bitte|\d)|asdf|qwer|lorem ipsum|this is a test(?! drive)|please ignore|(?:das|dies) ist ein test|(?:esto )?es una prueba(?! de)|ceci est un (?:test|essai))/;

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
