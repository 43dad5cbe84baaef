import { ImportError } from './import-error.ts';

/** Something that a file leaves open and only the operator can say. */
export interface OpenQuestion {
	readonly file: string;
	/** The flag that answers it, without its dashes. */
	readonly flag:
		| 'alias'
		| 'column'
		| 'consent'
		| 'date-order'
		| 'encoding'
		| 'first-party'
		| 'format'
		| 'location'
		| 'location-for-all'
		| 'scale'
		| 'source'
		| 'stars';
	/** A question, such as 'Which location is "South"?' */
	readonly question: string;
	readonly choices: readonly string[];
	/** Explanations of choices, by choice. */
	readonly means?: Readonly<Record<string, string>>;
	/** For `alias`, `consent` and `stars`: the name of a location, an answer or the word of a rating in the file. */
	readonly name?: string;
	/** For `column`: the columns that the answer is about. Without any, the answer is a column. */
	readonly columns?: readonly string[];
	/** The most frequent cells of each of these columns, such as '"yes" (3), empty (2)'. */
	readonly cells?: readonly string[];
	/** For `column` without `columns`: the field that the column has. */
	readonly field?: string;
	/** The most likely answer. */
	readonly usual?: string | undefined;
}

/** All questions that the files of an import leave open. Nothing was written. */
export class OpenQuestions extends ImportError {
	override readonly name = 'OpenQuestions';
	readonly questions: readonly OpenQuestion[];
	/** Whether the import has no other file, so that an answer need not name the file. */
	readonly isOnlyFile: boolean;

	constructor(questions: readonly OpenQuestion[], isOnlyFile = false) {
		super(renderQuestions(questions));
		this.questions = questions;
		this.isOnlyFile = isOnlyFile;
	}
}

/** Whether an import can go on without an answer: the records that need one are rejected. */
export function isOptional(flag: OpenQuestion['flag']): boolean {
	return flag === 'alias' || flag === 'consent';
}

/** Words for the answers of a command that the operator still has to fill in. */
const BLANKS = {
	alias: 'ID',
	column: 'MEANING',
	consent: 'ANSWER',
	'date-order': 'DMY-OR-MDY',
	encoding: 'ENCODING',
	'first-party': 'YES-OR-NO',
	format: 'FORMAT',
	location: 'LOCATION',
	'location-for-all': 'LOCATION',
	scale: 'SCALE',
	source: 'SOURCE',
	stars: 'STARS',
};

/**
 * Returns the flags and their values that answer a question, by default with the most likely answer or a word
 * in capitals to fill in.
 */
export function answersTo(
	{ file, flag, name, columns, field, usual }: OpenQuestion,
	isOnlyFile: boolean,
	answer = usual ?? (field === undefined ? BLANKS[flag] : 'COLUMN'),
): (readonly [flag: string, value: string])[] {
	if (field !== undefined) return [[flag, `${answer}=${field}`]];
	if (columns !== undefined) return columns.map((column) => [flag, `${column}=${answer}`]);
	const of = name !== undefined ? `${name}=` : isOnlyFile ? '' : `${file}=`;
	return [[flag, `${of}${answer}`]];
}

function renderQuestions(questions: readonly OpenQuestion[]): string {
	const files = [...new Set(questions.map(({ file }) => file))];
	const lines = questions.map(({ file, flag, question, choices, means, columns, cells }) => {
		const { one = '', each = '' } = describeCells(columns, cells);
		const which = files.length > 1 ? `${file}: ` : '';
		const answers = choices.length === 0 || means !== undefined ? '' : `: ${choices.join(', ')}`;
		const listed = means === undefined ? [] : choices.map((choice) => explainChoice(choice, means));
		const below = listed.map((line) => `\n    ${line}`).join('');
		return `\n  ${which}${question}${one} (--${flag}${answers})${each}${below}`;
	});
	const what = files.length === 1 ? `"${files[0]}"` : `${files.length} files`;
	return `Cannot import ${what}: answer these questions first${lines.join('')}`;
}

/** Returns a choice, and what it means if that needs to be said. */
export function explainChoice(choice: string, means: OpenQuestion['means'] = {}): string {
	const meaning = means[choice];
	return meaning === undefined ? choice : `${choice}: ${meaning}`;
}

/** Says which cells the columns of a question have: of several, each on its own line. */
function describeCells(columns: readonly string[] = [], cells: readonly string[] = []) {
	if (cells.length < 2) return { one: cells.map((some) => ` The column has ${some}`).join('') };
	return { each: cells.map((some, at) => `\n    "${columns[at]}" has ${some}`).join('') };
}

/** Asks about each unknown name of a location once, although several files may have it. */
export function uniqueNames(questions: readonly OpenQuestion[]): OpenQuestion[] {
	const names = new Set<string>();
	return questions.filter(({ name }) => {
		const isNew = name === undefined || !names.has(name);
		if (name !== undefined) names.add(name);
		return isNew;
	});
}
