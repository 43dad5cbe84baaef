import { fold } from '../../reviews/fold.ts';
import { isNothing } from '../values/cell-values.ts';
import { isPermission, isYesOrNo } from '../values/permission-words.ts';
import type { FlatRecord } from './flat-record.ts';
import { isTimeOrPerson, soundsPrivate } from './privacy-columns.ts';

/** The letters of a cell that can hold the answer; the rest explains it. */
const LONGEST = 80;
/** Cells that are longer on average are sentences. */
const SENTENCE = 20;
/** A column with more different cells is no list of answers to choose from. */
const MAX_CHOICES = 6;

interface Counts {
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
	/** Some of the different cells. */
	readonly different: Set<string>;
}

/** Counts the cells of columns that look like answers about permission or visibility. */
export function createAnswerCounter(names: readonly string[]) {
	const columns = names.map((name) => {
		const counts: Counts = {
			all: 0,
			filled: 0,
			links: 0,
			letters: 0,
			bits: 0,
			answers: 0,
			permissions: 0,
			different: new Set(),
		};
		return { name, counts };
	});
	return {
		add(record: FlatRecord): void {
			for (const { name, counts } of columns) note(record[name] ?? '', counts);
		},
		/** Returns the columns whose cells may say what may be published. */
		found: (): string[] =>
			columns
				.filter(({ name, counts }) => {
					// A member around all records says nothing of single ones.
					const isShared = name.startsWith('parent.') && counts.different.size < 2;
					return (areAnswers(counts) && !isShared) || mayAnswer(name, counts);
				})
				.map(({ name }) => name),
	};
}

function note(written: string, counts: Counts): void {
	const cell = fold(written.trim());
	counts.all += 1;
	if (isNothing(cell)) return;
	counts.filled += 1;
	counts.letters += cell.length;
	if (counts.different.size <= MAX_CHOICES) counts.different.add(cell);
	if (/^https?:/.test(cell)) counts.links += 1;
	const beginning = cell.slice(0, LONGEST);
	if (/^[01](?:\.0)?$/.test(cell)) counts.bits += 1;
	else if (isYesOrNo(beginning)) counts.answers += 1;
	else if (isPermission(beginning)) counts.permissions += 1;
}

function areAnswers(counts: Counts): boolean {
	const { filled, letters, links, bits, answers, permissions, different } = counts;
	const areBits = bits === filled ? bits : 0;
	const areMost = (areBits + answers + permissions) * 2 >= filled;
	const areChoices = different.size <= MAX_CHOICES;
	const areShort = letters < filled * SENTENCE;
	// The same long sentences again and again are answers to choose from.
	const areOptions =
		areChoices && !areShort && different.size > 1 && different.size * 2 <= filled && links === 0;
	const areFew = areShort && (permissions > 0 || (answers > 0 && areChoices));
	return filled > 0 && (areMost || areFew || areOptions);
}

/** Whether short cells in other words or codes may be answers, because the name of the column is about publication. */
function mayAnswer(name: string, { all, filled, letters, links, different }: Counts): boolean {
	const areTexts =
		letters >= filled * SENTENCE && different.size * 2 > Math.min(filled, MAX_CHOICES);
	const isPart = filled < all || !isTimeOrPerson(name);
	return filled > 0 && links === 0 && !areTexts && isPart && soundsPrivate(name);
}
