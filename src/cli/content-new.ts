import { now as currentTime } from '../platform/clock.ts';
import {
	createStarter,
	describeInvalidAnswer,
	type StarterAnswers,
} from '../content/create-starter.ts';
import { findContentProblems } from '../content/find-content-problems.ts';
import { dayOf, type Instant } from '../reviews/calendar-date.ts';
import { defineCommand, runProcess, type CommandStreams } from './command.ts';
import { UsageError } from './describe-failure.ts';
import { openTerminal, type Ask } from './open-terminal.ts';

interface ContentNewSurroundings extends CommandStreams {
	readonly now: Instant;
	/** Undefined without a terminal. */
	readonly ask: Ask | undefined;
}

const HELP = `Creates an empty content folder for a new group, with every field explained.

  npm run content:new -- [--name NAME] [--timezone ZONE] [--url URL] [--email ADDRESS] DIR

  DIR               a folder that is empty or does not exist
  --name NAME       name of the group: "Example Motors"
  --timezone ZONE   its IANA time zone: America/New_York
  --url URL         its website: https://motors.example
  --email ADDRESS   its email address for customers: care@motors.example

In a terminal, the command asks for missing options. Then set CONTENT_DIR=DIR for every other
command. Exit status: 0 the folder was created, 2 nothing was written.
`;

const QUESTIONS = {
	name: 'Name of the group: ',
	timezone: 'Time zone (America/New_York): ',
	url: 'Website (https://motors.example): ',
	email: 'Email address for customers (care@motors.example): ',
} as const;
const KEYS = ['name', 'timezone', 'url', 'email'] as const;

/**
 * `npm run content:new`: creates a content folder, prints the next steps to stdout and returns the
 * exit status.
 */
export const runContentNew = defineCommand({
	name: 'content:new',
	help: HELP,
	options: {
		name: { type: 'string' },
		timezone: { type: 'string' },
		url: { type: 'string' },
		email: { type: 'string' },
	},
	allowPositionals: true,
	async run({ values, positionals }, { now, ask, stdout }: ContentNewSurroundings) {
		const [contentDir, ...others] = positionals;
		if (contentDir === undefined || others.length > 0) {
			throw new UsageError('content:new', 'name one folder DIR');
		}
		const answers = await collectAnswers(values, ask);
		const files = await createStarter(contentDir, answers, dayOf(now, answers.timezone));
		const { problems, warnings } = await findContentProblems(contentDir);
		if (problems.length > 0) throw new TypeError(JSON.stringify(problems));
		stdout.write(renderNext(contentDir, files, warnings.length));
		return 0;
	},
});

type Given = { readonly [Key in (typeof KEYS)[number]]?: string | undefined };

async function collectAnswers(
	given: Given,
	ask: ContentNewSurroundings['ask'],
): Promise<StarterAnswers> {
	const answers: Record<keyof Given, string> = { name: '', timezone: '', url: '', email: '' };
	for (const key of KEYS) {
		const answer = given[key] ?? (await ask?.(QUESTIONS[key]));
		if (answer === undefined) throw new UsageError('content:new', `--${key} is missing`);
		const wrong = describeInvalidAnswer(key, answer.trim());
		if (wrong !== undefined) {
			const problem = `--${key} "${answer}" ${wrong}`;
			throw new UsageError('content:new', problem);
		}
		answers[key] = answer.trim();
	}
	return answers;
}

function renderNext(contentDir: string, files: readonly string[], open: number): string {
	return `Created "${contentDir}" with ${files.join(', ')}.

Next:
  1. Fill in your own values at each REPLACE (${open} lines), and remove the sources you do not use.
  2. CONTENT_DIR="${contentDir}" npm run content:check
  3. CONTENT_DIR="${contentDir}" npm run import -- FILE...
  4. CONTENT_DIR="${contentDir}" npm start
`;
}

if (import.meta.main) {
	using terminal = openTerminal(process);
	await runProcess(runContentNew, () => ({ now: currentTime(), ask: terminal.ask }));
}
