import { choiceOf } from '../files/choice-headings.ts';
import type { OpenQuestion } from '../open-questions.ts';
import { mayBeReplies } from '../formats/reply-names.ts';
import { toPlainName } from './column-name.ts';
import { NONE, type ColumnValues } from './column-values.ts';
import { MIN_LETTERS } from './text-columns.ts';
import type { Columns } from './generic-fields.ts';
import { isInternal } from './generic-questions.ts';

/** Cells with fewer spaces on average are names. */
const MIN_SPACES = 2;

/** Returns those of the unused columns that have long texts, unless their names say that these are internal. */
export function unreadTexts(unused: readonly string[], values: ColumnValues): string[] {
	return unused.filter((name) => {
		const { filled, days, ratings, answers, letters, spaces, different } = values.get(name) ?? NONE;
		const areOther = (days + ratings + answers) * 2 >= filled || different * 2 < filled;
		const areLong = letters >= filled * MIN_LETTERS && spaces >= filled * MIN_SPACES;
		return filled > 0 && areLong && !areOther && !isInternal(name);
	});
}

/** Columns whose cells look like names of people, but are not. */
const NO_AUTHOR =
	/store|location|branch|dealer|filiale|betrieb|standort|city|town|stadt|ort\b|ville|ciudad|vehicle|model|car\b|fahrzeug|marke|coche|voiture|staff|advisor|sales|berater|verkäufer|employee|mitarbeit|techni|vendedor|asesor|vendeur|conseiller|title|titel|status|type|service|source|campaign|country|land\b|state|device|ending|parent\./;

/** Asks which unused column has the name to show and to mask, if none is known. */
export function askAboutAuthor(
	file: string,
	unused: readonly string[],
	{ fields }: Pick<Columns, 'fields'>,
	values: ColumnValues,
	spell: (names: readonly string[]) => string[],
): OpenQuestion[] {
	if (fields.has('author') || fields.has('first_name')) return [];
	const found = unused.filter((name) => {
		const { filled, names, places, different } = values.get(name) ?? NONE;
		const areNames = names * 2 > filled && different * 2 > filled && places === 0;
		return filled > 1 && areNames && !NO_AUTHOR.test(name);
	});
	if (found.length === 0) return [];
	const columns = spell(found);
	const question = `Does ${quote(columns)} have the customers’ names? author: yes, show them shortened, like "Odessa P."; ignore: no`;
	return [{ file, flag: 'column', question, choices: ['author', 'ignore'], columns }];
}

/** Asks about long texts in unused columns. Unread replies would make the business look as if it never answers. */
export function askAboutTexts(
	file: string,
	columns: readonly string[],
	{ fields }: Pick<Columns, 'fields'>,
): OpenQuestion {
	const areReplies = columns.every((name) => mayBeReplies(toPlainName(name)));
	const isText = columns.length === 1 && !fields.has('text');
	const usual = areReplies ? 'reply' : isText ? 'text' : undefined;
	const question = `What is in ${quote(columns)}? text: the customer’s words, which will be published; reply: your reply; ignore: none of these`;
	return { file, flag: 'column', question, choices: ['text', 'reply', 'ignore'], columns, usual };
}

/** Meanings that are offered only if the cells fit. */
const OTHER_MEANINGS = {
	location: 'it names the location',
	recommends: 'the customer recommends us',
} as const;

/**
 * Asks about answers on publication. Missing one would publish a name or a review against its author's will.
 * @param cells the most frequent cells of each column
 * @param others further meanings that fit the cells
 */
export function askAboutPrivacy(
	file: string,
	columns: readonly string[],
	cells: readonly string[],
	others: readonly (keyof typeof OTHER_MEANINGS)[],
): OpenQuestion {
	const more = others.map((field) => `${field}: ${OTHER_MEANINGS[field]}; `).join('');
	const question = `What is in ${quote(columns)}? consent: a yes allows publishing the review; named: a yes allows showing the name; anonymous: a yes hides the name; confidential: a yes forbids publishing; author: the column has the name to show; ${more}ignore: none of these`;
	const choices = ['consent', 'named', 'anonymous', 'confidential', 'author', ...others, 'ignore'];
	return { file, flag: 'column', question, choices, columns, cells };
}

const LONGEST = 80;

/** Lists columns by the names that the file gives them. */
function quote(columns: readonly string[]): string {
	const short = columns.map((name) => {
		const { question, choice } = choiceOf(name);
		if (question !== undefined && name.length > LONGEST) return choice;
		return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
	});
	return short.map((name) => `"${name}"`).join(', ');
}
