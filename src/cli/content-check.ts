import { relative } from 'node:path';
import { readEnvironment } from '../platform/environment.ts';
import type { ContentProblem } from '../content/content-problem.ts';
import { findContentProblems, type ContentCheck } from '../content/find-content-problems.ts';
import { loadContent } from '../content/load-content.ts';
import { findPersonalData } from '../import/personal-data/find-personal-data.ts';
import { defineCommand, runProcess, type CommandStreams } from './command.ts';

interface ContentCheckSurroundings extends CommandStreams {
	readonly environment: { readonly contentDir: string };
	/** The folder that printed paths are relative to. */
	readonly workingDir: string;
}

const HELP = `Lists everything that is wrong with the content folder: file, line, problem and fix.

  npm run content:check -- [--json]

  --json   print {content, reviews, published, problems, warnings} as one JSON document

CONTENT_DIR names the folder. Exit status: 0 an edition can be built, with or without warnings;
1 there are problems; 2 the check could not run.
`;

/** The most problems or warnings shown; the rest are counted. `--json` prints all. */
const MOST_SHOWN = 100;

/** `npm run content:check`: prints the report to stdout and returns the exit status. */
export const runContentCheck = defineCommand({
	name: 'content:check',
	help: HELP,
	options: { json: { type: 'boolean', default: false } },
	async run({ values: { json } }, { environment, workingDir, stdout }: ContentCheckSurroundings) {
		const { contentDir } = environment;
		const check = await checkAll(contentDir);
		const shown = { ...check, ...named(check, workingDir) };
		const content = nameOf(contentDir, workingDir);
		stdout.write(
			json
				? `${JSON.stringify({ content, ...shown }, null, '\t')}\n`
				: renderCheck({ content, ...shown }),
		);
		return check.problems.length === 0 ? 0 : 1;
	},
});

/**
 * Checks everything that a build checks. Looks for personal data last, because that needs valid
 * content.
 */
async function checkAll(contentDir: string): Promise<ContentCheck> {
	const check = await findContentProblems(contentDir);
	if (check.problems.length > 0) return check;
	return { ...check, problems: await findPersonalData(await loadContent(contentDir), contentDir) };
}

function renderCheck(check: ContentCheck & { readonly content: string }): string {
	const { content, problems, warnings, reviews, published } = check;
	const counts = `${reviews} reviews in "${content}", ${published} of them published`;
	const warned = warnings.length === 0 ? '' : `, ${counted(warnings.length, 'warning')}`;
	const summary =
		problems.length === 0
			? `No problems: ${counts}${warned}`
			: `${counted(problems.length, 'problem')}${warned}: cannot build an edition${reviews === 0 ? '' : `. ${counts}`}`;
	return [...shorten(problems, ''), ...shorten(warnings, 'warning: '), summary, ''].join('\n');
}

function shorten(all: readonly ContentProblem[], mark: string): string[] {
	const lines = all.slice(0, MOST_SHOWN).map(({ file, line, problem, remedy }) => {
		const place = line === undefined ? file : `${file}:${line}`;
		return `${place}: ${mark}${problem}\n  → ${remedy}\n`;
	});
	if (all.length <= MOST_SHOWN) return lines;
	return [...lines, `… and ${all.length - MOST_SHOWN} more (--json)\n`];
}

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function named({ problems, warnings }: ContentCheck, workingDir: string) {
	const toShown = (problem: ContentProblem) => ({
		...problem,
		file: nameOf(problem.file, workingDir),
		problem: problem.problem.replaceAll(`${workingDir}/`, ''),
	});
	return { problems: problems.map(toShown), warnings: warnings.map(toShown) };
}

/** Returns a path relative to the working folder if it is inside it. */
function nameOf(path: string, workingDir: string): string {
	const name = relative(workingDir, path);
	return name === '' || name.startsWith('..') ? path : name;
}

if (import.meta.main) {
	await runProcess(runContentCheck, () => ({
		...{ environment: readEnvironment(), workingDir: process.cwd() },
	}));
}
