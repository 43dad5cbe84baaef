import { ImportError } from './import-error.ts';

/** Something that a file leaves open and only the operator can say. */
export interface OpenQuestion {
	readonly file: string;
	/** The flag that answers it, without its dashes. */
	readonly flag:
		| 'alias'
		| 'date-order'
		| 'encoding'
		| 'first-party'
		| 'format'
		| 'location'
		| 'map'
		| 'scale'
		| 'source'
		| 'stars';
	/** A question, such as 'Which location is "South"?' */
	readonly question: string;
	readonly choices: readonly string[];
	/** For `alias` and `stars`: the name of a location or the word of a rating in the file. */
	readonly name?: string;
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

/** Words for the answers of a command that the operator still has to fill in. */
const BLANKS = {
	alias: 'ID',
	'date-order': 'DMY-OR-MDY',
	encoding: 'ENCODING',
	'first-party': 'YES-OR-NO',
	format: 'FORMAT',
	location: 'LOCATION',
	map: 'MAPPING-FILE',
	scale: 'SCALE',
	source: 'SOURCE',
	stars: 'STARS',
};

/**
 * Returns the flag and its value that answer a question, by default with the most likely answer or a word in
 * capitals to fill in.
 */
export function answerTo(
	{ file, flag, name, usual }: OpenQuestion,
	isOnlyFile: boolean,
	answer = usual ?? BLANKS[flag],
): [flag: string, value: string] {
	const of = name !== undefined ? `${name}=` : isOnlyFile ? '' : `${file}=`;
	return [flag, `${of}${answer}`];
}

function renderQuestions(questions: readonly OpenQuestion[]): string {
	const files = [...new Set(questions.map(({ file }) => file))];
	const lines = questions.map(({ file, flag, question, choices }) => {
		const which = files.length > 1 ? `${file}: ` : '';
		const answers = choices.length === 0 ? '' : `: ${choices.join(', ')}`;
		return `\n  ${which}${question} (--${flag}${answers})`;
	});
	const what = files.length === 1 ? `"${files[0]}"` : `${files.length} files`;
	return `Cannot import ${what}: answer these questions first${lines.join('')}`;
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
