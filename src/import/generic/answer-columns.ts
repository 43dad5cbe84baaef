import { fold } from '../../reviews/fold.ts';
import { choiceOf } from '../files/choice-headings.ts';
import { isNothing, toAnswer } from '../values/cell-values.ts';
import { toConsent } from '../values/consent.ts';
import { looksLikeName } from '../values/customer-name.ts';
import { parseRating } from '../values/parse-rating.ts';
import { isPermission, isYesOrNo } from '../values/permission-words.ts';
import { openDateOf, readDate } from '../values/written-date.ts';
import { isTick } from './choice-columns.ts';
import { isDisclosure, mayDisclose } from './disclosed-by.ts';
import type { FlatRecord } from './flat-record.ts';
import {
	isAboutOther,
	isCounted,
	isNote,
	isTimeOrPerson,
	soundsPrivate,
} from './privacy-columns.ts';

/** A column with more different cells is no list of answers to choose from. */
const MAX_CHOICES = 6;

/** The cells of a column that may have answers. */
interface AnswerCounts {
	all: number;
	filled: number;
	links: number;
	letters: number;
	/** Cells with 0 or 1, which only mean no and yes if there are no other numbers. */
	bits: number;
	/** Cells that begin with yes or no. */
	answers: number;
	/** Cells with a word for a permission or a visibility, such as "granted" or "hidden". */
	permissions: number;
	/** Some of the different cells, folded, with their numbers. */
	readonly different: Map<string, number>;
	/** The first of these, as written. */
	readonly shown: Map<string, string>;
	/** Cells that say what readers must know: a reward, or that the author is close to the business. */
	disclosures: number;
	/** Cells that only tick the choice after which their column is named. */
	ticks: number;
}

/** The letters of a cell that can hold the answer; the rest explains it. */
const LONGEST = 80;
/** Cells that are longer on average are sentences. */
const SENTENCE = 20;
/** A number as an export may write it. */
const NUMBER = /^\d+(?:\.0+)?$/;

/** Who asked for the answers in a file, as far as known. */
export type Asker = 'business' | 'platform' | 'unknown';

/** Counts the cells of columns that look like answers about permission or visibility. */
export function createAnswerCounter(names: readonly string[], isPlace: (cell: string) => boolean) {
	const columns = names.map((name) => {
		const counts: AnswerCounts = {
			...{ all: 0, filled: 0, links: 0, letters: 0 },
			...{ bits: 0, answers: 0, permissions: 0, disclosures: 0 },
			different: new Map(),
			shown: new Map(),
			ticks: 0,
		};
		return { name, counts };
	});
	return {
		add(record: FlatRecord): void {
			for (const { name, counts } of columns) note(record[name] ?? '', name, counts);
		},
		/**
		 * Returns the columns whose cells may say what may be published.
		 * @param known columns of permissions: returned only if their cells are conditions, such as "Publish it if you call me"
		 * @param told columns whose meaning the operator gave
		 * @param asker who asked the customers. If the business did, any words may be answers; the columns of a known
		 * platform export only say so in words for a permission, because its other answers are about other things
		 */
		found: (known: readonly string[], told: readonly string[], asker: Asker): string[] =>
			columns
				.filter(({ name, counts }) => {
					if (told.includes(name)) return false;
					if (known.includes(name)) return isCondition(counts);
					// A member around all records says nothing of single ones.
					const isShared = name.startsWith('parent.') && counts.different.size < 2;
					if (isShared) return mayAnswer(name, counts);
					if (isAgreedByAll(name, counts) || isCountOrNote(name, counts)) return false;
					if (mayAnswer(name, counts) || mayDisclose(name, counts)) return true;
					if (asker === 'platform') return areStates(counts);
					return (
						areAnswers(name, counts) ||
						(asker === 'business' && saysFewWords(name, counts, isPlace))
					);
				})
				.map(({ name }) => name),
		/** Returns the columns whose numbers are codes for answers, such as 1 for no and 2 for yes. */
		coded: (known: readonly string[]): string[] =>
			columns.flatMap(({ name, counts }) =>
				known.includes(name) && areCoded(name, counts) ? [name] : [],
			),
		/** Returns those of the columns in which some row clearly says no. */
		denied: (known: readonly string[]): string[] =>
			columns.flatMap(({ name, counts }) => {
				const says = [...counts.different.keys()].some((cell) => toAnswer(cell) === false);
				return known.includes(name) && says ? [name] : [];
			}),
		/** Returns the most frequent cells of a column, with their numbers, to show them with a question. */
		shown(column: string): string {
			const { counts } = columns.find(({ name }) => name === column) ?? {};
			return counts === undefined ? '' : describeCells(counts);
		},
	};
}

function note(written: string, name: string, counts: AnswerCounts): void {
	const cell = fold(written.trim());
	counts.all += 1;
	if (isNothing(cell)) return;
	if (isTick(written, name)) counts.ticks += 1;
	counts.filled += 1;
	counts.letters += cell.length;
	if (counts.different.size <= MAX_CHOICES || counts.different.has(cell)) {
		counts.different.set(cell, (counts.different.get(cell) ?? 0) + 1);
		if (!counts.shown.has(cell)) counts.shown.set(cell, written.trim());
	}
	if (isDisclosure(cell.slice(0, LONGEST))) counts.disclosures += 1;
	if (/^https?:/.test(cell)) counts.links += 1;
	const beginning = cell.slice(0, LONGEST);
	if (/^[01](?:\.0)?$/.test(cell)) counts.bits += 1;
	else if (isYesOrNo(beginning)) counts.answers += 1;
	else if (isPermission(beginning)) counts.permissions += 1;
}

function areAnswers(name: string, counts: AnswerCounts): boolean {
	const { filled, letters, links, bits, answers, permissions, different } = counts;
	const areBits = bits === filled ? bits : 0;
	const areMost = (areBits + answers + permissions) * 2 >= filled;
	const areChoices = different.size <= MAX_CHOICES;
	const areShort = letters < filled * SENTENCE;
	// The same long sentences again and again are answers to choose from.
	const areOptions =
		!/(?:^|[ _.-])id$/.test(name) &&
		areChoices &&
		!areShort &&
		different.size > 1 &&
		different.size * 2 <= filled &&
		links === 0;
	const areFew = areShort && (permissions > 0 || (answers > 0 && areChoices));
	return filled > 0 && (areMost || areFew || areOptions);
}

/** Whether most cells are words for a permission or a visibility, such as "private". */
function areStates({ filled, permissions, different }: AnswerCounts): boolean {
	return filled > 0 && permissions * 2 >= filled && different.size <= MAX_CHOICES;
}

/** Whether numbers in the cells are other codes than 0 for no and 1 for yes. */
function areCoded(name: string, { different }: AnswerCounts): boolean {
	const numbers = [...different.keys()].filter((cell) => NUMBER.test(cell));
	return (
		numbers.some((cell) => !/^[01](?:\.0+)?$/.test(cell)) ||
		(numbers.length > 0 && /\d ?[=:–-]/.test(name))
	);
}

/** If everybody agreed to the terms of a form, the column says nothing about a single review. */
function isAgreedByAll(name: string, { all, filled, different }: AnswerCounts): boolean {
	const areYes = [...different.keys()].every((cell) => toAnswer(cell) === true);
	return areYes && filled === all && /^(?:accepted )?terms(?: accepted)?$|^agb$/.test(name);
}

/** Whether a column counts reactions, or has notes of the business without a word about permission. */
function isCountOrNote(
	name: string,
	{ filled, bits, answers, permissions, different }: AnswerCounts,
) {
	if (isCounted(name) && [...different.keys()].every((cell) => NUMBER.test(cell))) return true;
	return filled > 0 && isNote(name) && bits + answers + permissions === 0;
}

/** Whether all cells of a column of permissions tick a choice that is no clear permission. */
function isCondition({ filled, ticks, different }: AnswerCounts): boolean {
	const [cell = ''] = different.keys();
	return filled > 0 && ticks === filled && toConsent(cell, '') === undefined;
}

const MAX_SHOWN = 3;
const LONGEST_SHOWN = 60;

function describeCells({ all, filled, different, shown }: AnswerCounts): string {
	const often = [...different].toSorted(([, a], [, b]) => b - a).slice(0, MAX_SHOWN);
	const cells = often.map(([cell, count]) => {
		const written = (shown.get(cell) ?? '').replace(/\s+/g, ' ');
		// Cells of unknown columns may be personal.
		if (/@|\d{5}/.test(written)) return `a text of ${written.length} characters (${count})`;
		const isLong = written.length > LONGEST_SHOWN;
		return `"${isLong ? `${written.slice(0, LONGEST_SHOWN - 1)}…` : written}" (${count})`;
	});
	const others = different.size > MAX_SHOWN ? ['others'] : [];
	return [...cells, ...others, ...(filled < all ? [`empty (${all - filled})`] : [])].join(', ');
}

/** Whether short cells in other words or codes may be answers, because the name of the column is about publication. */
function mayAnswer(
	name: string,
	{ all, filled, letters, links, different }: AnswerCounts,
): boolean {
	const areTexts =
		letters >= filled * SENTENCE && different.size * 2 > Math.min(filled, MAX_CHOICES);
	const isPart = filled < all || !isTimeOrPerson(name);
	return filled > 0 && links === 0 && !areTexts && isPart && soundsPrivate(name);
}

/** Cells that are longer on average are texts, which the import asks about anyway. */
const LONGEST_NOTE = 40;
/** If every row is filled, more different answers than this are not about permission. */
const MAX_ANSWERS = 3;

/**
 * Whether the cells of a column are marks or few words, in any language, which may keep back a name or a review: a
 * choice that some customers ticked, a word or a note in some rows, or two or three answers again and again. Not dates,
 * numbers, codes, names of persons and places, and columns that are plainly about something else.
 */
function saysFewWords(
	name: string,
	{ all, filled, letters, ticks, different, shown }: AnswerCounts,
	isPlace: (cell: string) => boolean,
): boolean {
	const cells = [...shown.values()];
	if (filled === 0 || different.size > MAX_CHOICES) return false;
	if (isAboutOther(choiceOf(name).question ?? name) && !soundsPrivate(name)) return false;
	if (cells.every((cell) => isPlace(cell))) return false;
	if (ticks === filled) return true;
	if (isTimeOrPerson(name)) return false;
	const areDifferent = different.size * 2 > filled;
	const arePersons = cells.length > 1 && areDifferent && cells.every((cell) => looksLikeName(cell));
	// Codes of a questionnaire, such as 1 for yes and 2 for no.
	const areCodes = cells.length > 1 && cells.every((cell) => /^[0-3](?:\.0+)?$/.test(cell));
	if (areCodes) return true;
	if (arePersons || cells.every(isCode) || letters >= filled * LONGEST_NOTE) return false;
	if (filled < all) return different.size < MAX_ANSWERS || different.size < filled;
	return different.size > 1 && different.size <= MAX_ANSWERS && different.size < filled;
}

/** Whether a cell is a date, a number, a link or a code, such as "cd0" or "A-10234". */
function isCode(cell: string): boolean {
	const isWord = !/\s/.test(cell) && /\d/.test(cell);
	if (isWord || /^(?:https?:\/\/|\S+@)\S+$/i.test(cell)) return true;
	if (openDateOf(cell) !== undefined || readDate(cell, {}) !== undefined) return true;
	return parseRating(cell) !== undefined;
}
