import { choiceOf } from '../files/choice-headings.ts';
import type { OpenQuestion } from '../open-questions.ts';
import { isAboutComments, mayBeReplies } from '../formats/reply-names.ts';
import { toPlainName } from './column-name.ts';
import { NONE, type ColumnValues } from './column-values.ts';
import { MIN_LETTERS } from './text-columns.ts';
import type { Columns } from './generic-fields.ts';
import { isInternal } from './generic-questions.ts';
import { isCounted } from './privacy-columns.ts';

/** Cells with fewer spaces on average are names. */
const MIN_SPACES = 2;

/** Returns those of the unused columns that have long texts, unless their names say that these are internal. */
export function unreadTexts(unused: readonly string[], values: ColumnValues): string[] {
	return unused.filter((name) => {
		const counts = values.get(name) ?? NONE;
		const { filled, days, relative, ratings, answers, letters, spaces, different } = counts;
		const areOther = (days + ratings + answers) * 2 >= filled || different * 2 < filled;
		const areWords = isShortReply(name) && relative === 0 && spaces >= filled;
		const areLong = letters >= filled * MIN_LETTERS && spaces >= filled * MIN_SPACES;
		return filled > 0 && (areLong || areWords) && !areOther && !isInternal(name);
	});
}

/** Whether a column may have replies as short as "Thanks Cara!". */
function isShortReply(name: string): boolean {
	const plainName = toPlainName(name);
	return (
		mayBeReplies(plainName) &&
		!/(?:type|typ|date|datum|status|state|by|name|author|title)$/.test(plainName)
	);
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
	const question = `Does ${quote(columns)} have the customers’ names?`;
	const means = { author: 'yes, show them shortened, like "Odessa P."', ignore: 'no' };
	return [{ file, flag: 'column', question, choices: ['author', 'ignore'], means, columns }];
}

/** Names of numbers that are no ratings. */
const NUMBER = /(?:^|[ _.-])(?:id|nr|no|num|number|nummer|row|line|zeile|pos|position)\.?$/;

/** Returns those of the columns that only have ratings, and no name that says otherwise. */
export function ratedColumns(names: readonly string[], values: ColumnValues): string[] {
	return names.filter((name) => {
		const { filled, ratings, ratingWords, answers } = values.get(name) ?? NONE;
		const areRatings = filled > 0 && ratings + ratingWords >= filled && answers < filled;
		return areRatings && !NUMBER.test(name) && !isCounted(name);
	});
}

/** Asks about columns of ratings in a file that would otherwise only have recommendations, without texts. */
export function askAboutRatings(file: string, columns: readonly string[]): OpenQuestion[] {
	if (columns.length === 0) return [];
	const question = `Does ${quote(columns)} have the stars? Without stars, only recommendations are stored, and no texts`;
	const means = { rating: 'yes, the overall rating', ignore: 'no' };
	return [{ file, flag: 'column', question, choices: ['rating', 'ignore'], means, columns }];
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
	const { text, reply, ignore } = MEANINGS;
	const means = { text, reply, ignore };
	const question = `What is in ${quote(columns)}?`;
	return { file, flag: 'column', question, choices: Object.keys(means), means, columns, usual };
}

const MEANINGS = {
	consent: 'a yes allows publishing the review',
	named: 'a yes allows showing the name',
	anonymous: 'a yes hides the name',
	confidential: 'a yes forbids publishing the review',
	status: 'whether the site shows the review; a yes means that it does',
	incentive: 'whether there was a reward for the review, such as a gift card',
	relationship: 'whether the reviewer works for you or is family',
	author: 'the name to show',
	rating: 'the stars',
	recommends: 'whether the customer recommends you',
	location: 'the location',
	text: 'the customer’s words, which will be published',
	reply: 'your reply',
	ignore: 'something else',
} as const;
/** Meanings that are offered only if the cells of a column fit. */
const BY_CELLS = ['status', 'rating', 'recommends', 'location', 'text', 'reply'] as const;
type ByCells = (typeof BY_CELLS)[number];

/**
 * Returns the meanings that the cells of the columns allow.
 * @param found the columns that may have the location, the rating and the recommendation
 */
export function meaningsOf(
	columns: readonly string[],
	found: Readonly<Record<'location' | 'rating' | 'recommends', readonly string[]>>,
	values: ColumnValues,
): ByCells[] {
	const isOf = (meaning: ByCells) => (name: string) => {
		const { filled, answers, statuses, letters } = values.get(name) ?? NONE;
		if (meaning === 'status') return answers + statuses >= filled;
		if (meaning !== 'text' && meaning !== 'reply') return found[meaning].includes(name);
		const areComments = isAboutComments(toPlainName(name)) || mayBeReplies(toPlainName(name));
		return answers < filled && (areComments || letters >= filled * MIN_LETTERS);
	};
	return BY_CELLS.filter((meaning) => columns.some(isOf(meaning)));
}

/**
 * Asks about answers on publication, rewards and ties to the business. Missing one would publish a name or a review
 * against its author's will, or hide from readers what they must know.
 * @param cells the most frequent cells of each column
 * @param fitting the meanings that the cells allow
 */
export function askAboutPrivacy(
	file: string,
	columns: readonly string[],
	cells: readonly string[],
	fitting: readonly ByCells[],
): OpenQuestion {
	const isOffered = ([meaning]: [string, string]) =>
		!BY_CELLS.some((one) => one === meaning) || fitting.some((one) => one === meaning);
	const means = Object.fromEntries(Object.entries(MEANINGS).filter(isOffered));
	const question = `What is in ${quote(columns)}?`;
	return { file, flag: 'column', question, choices: Object.keys(means), means, columns, cells };
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
