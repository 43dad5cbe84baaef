import { fold } from '../../reviews/fold.ts';
import { isNothing } from '../values/cell-values.ts';
import { isPermission, isYesOrNo } from '../values/permission-words.ts';
import type { FlatRecord } from './flat-record.ts';

/** Longer cells are texts of the customer. */
const LONGEST = 80;
/** Cells that are longer on average are sentences. */
const SENTENCE = 20;
/** A column with more different cells is no list of answers to choose from. */
const MAX_CHOICES = 6;

interface Counts {
	filled: number;
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
			filled: 0,
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
			columns.filter(({ counts }) => areAnswers(counts)).map(({ name }) => name),
	};
}

function note(written: string, counts: Counts): void {
	const cell = fold(written.trim());
	if (isNothing(cell)) return;
	counts.filled += 1;
	counts.letters += cell.length;
	if (counts.different.size <= MAX_CHOICES) counts.different.add(cell);
	if (cell.length > LONGEST) return;
	if (/^[01](?:\.0)?$/.test(cell)) counts.bits += 1;
	else if (isYesOrNo(cell)) counts.answers += 1;
	else if (isPermission(cell)) counts.permissions += 1;
}

function areAnswers(counts: Counts): boolean {
	const { filled, letters, bits, answers, permissions, different } = counts;
	const areBits = bits === filled ? bits : 0;
	const areMost = (areBits + answers + permissions) * 2 >= filled;
	const areChoices = different.size <= MAX_CHOICES;
	const areShort = letters < filled * SENTENCE;
	return filled > 0 && (areMost || (areShort && (permissions > 0 || (answers > 0 && areChoices))));
}
