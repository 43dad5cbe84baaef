import {
	answersTo,
	explainChoice,
	type OpenQuestion,
	type OpenQuestions,
} from '../import/open-questions.ts';
import { shellWord } from '../mcp/discovery/shell-word.ts';
import { ImportError } from '../import/import-error.ts';
import { parseAnswers, type AnswerFlags } from './import-answers.ts';
import type { Ask } from './open-terminal.ts';

type Answered = readonly [flag: string, value: string];

/** Asks each question once. A number chooses from the list; no answer takes the one in brackets. */
export async function askQuestions(
	{ questions, isOnlyFile }: OpenQuestions,
	ask: Ask,
): Promise<Answered[]> {
	const answers: Answered[] = [];
	for (const question of questions.flatMap(forEachColumn)) {
		const { file, choices, means, usual } = question;
		const lines = choices.map((one, at) => `  ${at + 1}  ${explainChoice(one, means)}\n`);
		const list = lines.join('');
		const hint = usual === undefined ? '' : ` [${usual}]`;
		const text = `${file}: ${question.question}\n${list}Number or answer${hint}: `;
		let answered: Answered[] | undefined;
		let problem = '';
		while (answered === undefined) {
			const written = (await ask(`${problem}${text}`)).trim();
			const answer = choices[Number(written) - 1] ?? (written || usual);
			const given = answer === undefined ? [] : answersTo(question, isOnlyFile, answer);
			problem = await problemWith(given);
			if (given.length > 0 && problem === '') answered = given;
		}
		answers.push(...answered);
	}
	return answers;
}

/** Returns the message about an answer that no flag takes, or "". */
async function problemWith(answers: readonly Answered[]): Promise<string> {
	try {
		await parseAnswers(addFlags({}, answers));
		return '';
	} catch (error) {
		if (error instanceof ImportError) return `${error.message}\n`;
		throw error;
	}
}

/** Asks about each column on its own, because each may mean something else. */
function forEachColumn(asked: OpenQuestion): OpenQuestion[] {
	const { columns = [] } = asked;
	if (columns.length < 2 && asked.cells === undefined) return [asked];
	return columns.map((column, at) => {
		const cells = asked.cells?.[at];
		const named = `Column "${column}"${cells === undefined ? '' : `: ${cells}`}`;
		const question = at === 0 ? `${asked.question}\n${named}` : named;
		return { ...asked, question, columns: [column] };
	});
}

/** Returns what to type after open questions: all answers, or words in capitals to fill in. */
export function toAnswers({ files, flags }: GivenCommand, open: OpenQuestions): string {
	const { questions, isOnlyFile } = open;
	const added = questions.flatMap((one) => answersTo(one, isOnlyFile));
	const isOpen = questions.some(({ usual }) => usual === undefined);
	const what = isOpen ? 'Replace the words in capitals, and run' : 'If this is right, run';
	return `${what}:\n  ${toCommand({ files, flags: addFlags(flags, added) })}`;
}

interface GivenCommand {
	readonly files: readonly string[];
	readonly flags: AnswerFlags;
}

/** Returns an import as the operator types it. */
export function toCommand({ files, flags }: GivenCommand): string {
	const given = Object.entries<unknown>(flags).flatMap(([flag, value]) => {
		if (Array.isArray(value)) return value.flatMap((one: string) => [`--${flag}`, one]);
		if (typeof value === 'string') return [`--${flag}`, value];
		return value === true ? [`--${flag}`] : [];
	});
	return `npm run import -- ${[...files, ...given].map(shellWord).join(' ')}`;
}

/** Adds flags to those that were given. */
export function addFlags<Flags extends AnswerFlags>(
	flags: Flags,
	answers: readonly Answered[],
): Flags {
	const added = Map.groupBy(answers, ([flag]) => flag);
	const lists = [...added].map(([flag, pairs]) => {
		const given: unknown = Reflect.get(flags, flag);
		return [flag, [...(Array.isArray(given) ? given : []), ...pairs.map(([, value]) => value)]];
	});
	return { ...flags, ...Object.fromEntries(lists) };
}
