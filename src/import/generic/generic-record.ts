import { fold } from '../../reviews/fold.ts';
import { Instant, type CalendarDate } from '../../reviews/calendar-date.ts';
import { isNothing, toAnswer, toRemoval, toStatus } from '../values/cell-values.ts';
import { choiceOf } from '../files/choice-headings.ts';
import { isMark } from './choice-columns.ts';
import { roundedCells, type FlatRecord } from './flat-record.ts';
import { columnsFor, isUsualName, type GenericField } from './generic-fields.ts';
import { isQuestion } from './generic-questions.ts';
import type { GenericReading } from './generic-reading.ts';
import type { DraftReply } from '../formats/read-record.ts';
import { undatedReply } from '../formats/platform-reply.ts';
import type { RecordProblem } from '../import-report.ts';
import { parseRating } from '../values/parse-rating.ts';
import {
	FIVE,
	scaleOf,
	toStars,
	withSource,
	type Misfit,
	type Stars,
} from '../values/rating-scale.ts';
import { hasPrivateReply, PRIVATE_REPLY } from '../formats/private-replies.ts';
import { RecordId } from '../values/record-id.ts';
import { openDateOf, readDate, type DateForm } from '../values/written-date.ts';

/** A table row or JSON record, with access to its cells by field. */
export type GenericRecord = ReturnType<typeof createGenericRecord>;

export function createGenericRecord(flat: FlatRecord, reading: GenericReading) {
	const { fields } = reading.columns;
	const warnings: string[] = [];
	const cellsOf = (field: GenericField) =>
		columnsFor(reading.columns, field).flatMap((name) => (flat[name] ?? '').trim() || []);
	return {
		/** Returns the trimmed cell of a field; "" if there is none. */
		cell: (field: GenericField) =>
			(field === 'text' ? answersIn(flat, reading) : undefined) ?? cellsOf(field)[0] ?? '',
		/** Returns the cells of all columns of a field that are not empty. */
		cellsOf,
		/** Returns the column name of a field for the report; the name of the field if it has none. */
		column: (field: GenericField) => fields.get(field) ?? field,
		flat,
		reading,
		warnings,
	};
}

/**
 * Joins the answers to questions, and the first other text, if the text has several columns, some of them questions.
 * Without its question, "The price." may be praise or a complaint. The question is in brackets, because the customer
 * did not write it.
 */
function answersIn(flat: FlatRecord, { columns, headings }: GenericReading): string | undefined {
	const names = columnsFor(columns, 'text');
	if (names.length === 1 || !names.some(isQuestion)) return undefined;
	const cellOf = (name: string) => (flat[name] ?? '').trim();
	const filled = names.filter((name) => !isNothing(fold(cellOf(name))));
	const other = filled.find((name) => !isQuestion(name));
	return filled
		.filter((name) => name === other || isQuestion(name))
		.map((name) =>
			name === other ? cellOf(name) : `${toLead(headings.get(name) ?? name)}\n${cellOf(name)}`,
		)
		.join('\n\n');
}

/** Returns the line before an answer, which the insights skip. */
function toLead(question: string): string {
	const words = question.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();
	return `[${words.replace(/[\s:.?]*$/u, '?')}]`;
}

const ROUNDED = 'must be text, because JSON would round a number this large';

/** Returns the id from the export, or the problem with it, or neither if it has none. */
export function idOf({ cell, column }: GenericRecord, record: unknown) {
	const written = cell('id');
	if (written === '') return {};
	if (roundedCells(record).has(column('id'))) return { problem: ROUNDED };
	const { data: value, error } = RecordId.safeParse(written);
	return { value, problem: error?.issues[0]?.message };
}

/** Why the platform does not show a review, or the problem if the export leaves that unclear. */
export type Withheld =
	| { readonly reason: string; readonly removal?: ReturnType<typeof toRemoval> }
	| { readonly problem: RecordProblem };

const NO_STATUS =
	'does not say whether readers see the review; say what it means: --status "THE STATUS=published", or =withheld';
const NO_ANSWER =
	'must be yes, no or a date, because it says whether the review is published; a mapping file can ignore it';
const NOT_SHOWN = 'the export does not show it as published';

/**
 * Returns undefined for a review that the platform shows. Unclear cells never count as published.
 */
export function withheldBy({ cell, column, flat, reading }: GenericRecord): Withheld | undefined {
	const { withheld, shown } = reading.columns;
	for (const name of [...withheld, ...shown]) {
		const asked = withheld.includes(name) ? 'withheld' : 'published';
		const answer = answerOf(flat[name], asked, reading.dates);
		if (answer === 'unclear') {
			const found = toShortEcho((flat[name] ?? '').trim());
			return { problem: { field: name, reason: NO_ANSWER, found } };
		}
		if (asked === 'published' && answer === 'no') return { reason: NOT_SHOWN };
		if (asked === 'withheld' && answer === 'yes') {
			const removal = /delet|remov/.test(name) ? 'platform removal' : undefined;
			return { reason: `the export marks it as ${name.replaceAll('_', ' ')}`, removal };
		}
	}
	const status = fold(cell('status'));
	if (status === '') return undefined;
	const meaning =
		reading.values.status.get(status) ??
		toStatus(status) ??
		statusOf(toAnswer(status), column('status'));
	if (meaning === 'published') return undefined;
	if (meaning === 'withheld') {
		const found = toShortEcho(cell('status'));
		const reason = found === undefined ? NOT_SHOWN : `its status is "${found}"`;
		return { reason, removal: reading.values.status.has(status) ? undefined : toRemoval(status) };
	}
	return {
		problem: { field: column('status'), reason: NO_STATUS, found: toShortEcho(cell('status')) },
	};
}

/**
 * Returns what yes or no means in a column that the operator named: that readers see the review or do not, or the
 * reverse if its heading is a word for hidden. In a column called "Status", they say nothing.
 */
function statusOf(answer: boolean | undefined, heading: string) {
	if (answer === undefined || isUsualName('status', heading)) return undefined;
	const isShown = answer !== (toStatus(fold(heading)) === 'withheld');
	return isShown ? 'published' : 'withheld';
}

/**
 * Reads a cell that says whether a review has a state: yes or no, the name of a state, or the date
 * on which the state began.
 */
function answerOf(
	written: string | undefined,
	asked: 'published' | 'withheld',
	dates: DateForm,
): 'yes' | 'no' | 'nothing' | 'unclear' {
	const cell = fold((written ?? '').trim());
	if (isNothing(cell)) return 'nothing';
	const isDay = readDate(cell, dates) !== undefined || openDateOf(cell) !== undefined;
	const status = toStatus(cell);
	const answer = toAnswer(cell) ?? (isDay ? true : status && status === asked);
	if (answer === undefined) return 'unclear';
	return answer ? 'yes' : 'no';
}

/**
 * Longest value that the report shows. Longer ones are misplaced text, not a rating, date or
 * status.
 */
const LONGEST_ECHO = 32;

export function toShortEcho(cell: string, longest = LONGEST_ECHO): string | undefined {
	return cell === '' || cell.length > longest || cell.includes('@') ? undefined : cell;
}

const NO_RATING = 'must be a rating, like 4, "4/5", "4 stars" or "★★★★☆"';

/** Returns the stars for a word by the mapping file, or those for a rating by the scale of the file. */
export function ratingOf({ cell, reading }: GenericRecord): Stars | Misfit {
	const asterisks = /^\*{1,5}$/.exec(cell('rating'))?.[0].length;
	const written = asterisks === undefined ? parseRating(cell('rating')) : { value: asterisks };
	const mapped = reading.values.rating.get(fold(cell('rating')));
	if (mapped === undefined) {
		return written === undefined ? { reason: NO_RATING } : toStars(written, reading.scale);
	}
	const scale = reading.scale === FIVE ? scaleOf(reading.values.rating) : reading.scale;
	if (written === undefined || scale === undefined) return { stars: mapped };
	const isExact = !('reason' in toStars(written, scale));
	return isExact ? withSource(mapped, written.value, scale) : { stars: mapped };
}

/** Words in the place of a location that name none. */
const NO_NAME = /^(?:unknown|unbekannt|keine angabe|k\. ?a\.|desconocid[oa]|sin datos|inconnue?)$/;

/** Returns the location, with the other names that the export gives for it. */
export function locationOf({ column, flat, reading }: GenericRecord) {
	const [value = reading.location ?? '', ...alternatives] = columnsFor(reading.columns, 'location')
		.map((name) => placeIn((flat[name] ?? '').trim(), reading.headings.get(name) ?? name))
		.filter((written) => !isNothing(fold(written)) && !NO_NAME.test(fold(written)))
		.map((written) => reading.values.location.get(fold(written)) ?? written);
	return { field: column('location'), value, alternatives };
}

/** Returns the location that a cell names, or that the choice ticked by it is called. */
function placeIn(cell: string, heading: string): string {
	const { question, choice } = choiceOf(heading);
	if (question === undefined) return cell;
	if (toAnswer(fold(cell)) === false) return '';
	return isMark(cell, heading) ? choice : cell;
}

/** Returns the time of the last edit, if the export gives a time and not only a day. */
export function editedAt({ cell, reading }: GenericRecord): Instant | undefined {
	return Instant.safeParse(readDate(cell('edited'), reading.dates)).data;
}

export function sourceOf({ cell, reading }: GenericRecord): string {
	return reading.values.source.get(fold(cell('source'))) ?? reading.source;
}

export function visitDayOf(record: GenericRecord): CalendarDate | undefined {
	const written = record.cell('visit_date');
	if (written === '') return undefined;
	const day = readDate(written, record.reading.dates)?.slice(0, 10);
	if (day === undefined) record.warnings.push('visit day left out: it is not a date');
	return day;
}

/** Looks up a word in the mapping file, then in the usual words. Warns about unknown words. */
export function meaningOf<Meaning>(
	{ cell, warnings }: GenericRecord,
	field: GenericField,
	mapped: ReadonlyMap<string, Meaning>,
	usual: (word: string) => Meaning | undefined,
): Meaning | undefined {
	const word = fold(cell(field));
	if (word === '') return undefined;
	const meaning = mapped.get(word) ?? usual(word);
	if (meaning === undefined)
		warnings.push(
			`${field} left out: ${toShortEcho(cell(field)) ?? 'its value'} is unknown; define it in a mapping file (--map)`,
		);
	return meaning;
}

export function repliesOf({ cell, flat, reading, warnings }: GenericRecord): DraftReply[] {
	const text = cell('reply');
	if (text === '') return [];
	if (hasPrivateReply(flat)) {
		warnings.push(PRIVATE_REPLY);
		return [];
	}
	const date = readDate(cell('reply_date'), reading.dates);
	const isFine = date !== undefined || !reading.columns.fields.has('reply_date');
	if (!isFine) warnings.push(undatedReply(cell('reply_date')));
	return [{ text, date }];
}
