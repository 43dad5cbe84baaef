import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readEnvironment } from '../src/platform/environment.ts';
import { describeIssue } from '../src/content/content-error.ts';
import { loadSettings } from '../src/content/load-settings.ts';
import { toJsonLine } from '../src/content/read-json-lines.ts';
import { readYaml } from '../src/content/read-yaml.ts';
import { textLines } from '../src/content/text-lines.ts';
import { createLanguageDetector, type LanguageDetector } from '../src/import/detect-language.ts';
import { annotate } from './annotate-text.ts';
import { AnnotationRequest } from './annotation.ts';
import { OtherPerson, OtherService } from './named-by-others.ts';
import { createTextReader, type TextReader } from '../src/insights/text-reader.ts';
import { describeFailure, UsageError } from '../src/cli/describe-failure.ts';

export interface AnnotateSurroundings {
	readonly environment: { readonly contentDir: string };
	readonly stdin: AsyncIterable<string>;
	readonly stdout: { write(text: string): unknown };
	readonly stderr: { write(text: string): unknown };
}

const OPTIONS = {
	staff: { type: 'string' },
	services: { type: 'string' },
	help: { type: 'boolean', short: 'h', default: false },
} as const;

const HELP = `Reads texts and finds opinions in them, and the people, services and places that they mention.

  npm run --silent annotate -- [--staff FILE] [--services FILE] < in.ndjson > out.ndjson

  --staff FILE      people to look for, instead of those in the content folder:
                    a JSON or YAML list of {id, name, aliases?, nicknames?, locations?, areas?}
  --services FILE   services to look for: a list of {id, name, synonyms?}

Input, one JSON object per line: {id, text, title?, rating?, author?, location?, language?,
targets?: [{start, end}]}.
Output, in the same order: {id, aspects, technicians, ambiguous, services, service_areas, targets?}, or
{id, error} for a line that cannot be read. Spans are in UTF-16 units of the text, or of the title where
"in" is present; the end is exclusive.

Exit status: 0 every line was read, 1 some were not, 2 none were.
`;

/**
 * `npm run annotate`: writes results to stdout line by line, errors to stderr, and returns the exit
 * status.
 */
export async function runAnnotate(
	argv: readonly string[],
	{ environment, stdin, stdout, stderr }: AnnotateSurroundings,
): Promise<0 | 1 | 2> {
	try {
		const { values } = parseUsage(argv);
		if (values.help) {
			stdout.write(HELP);
			return 0;
		}
		const read = await createReader(environment.contentDir, values);
		const detect = createLanguageDetector(['en']);
		let failed = 0;
		for await (const { line, text } of textLines(stdin)) {
			const answer = answerLine(text, line, read, detect);
			if ('error' in answer) failed++;
			stdout.write(`${toJsonLine(answer)}\n`);
		}
		return failed === 0 ? 0 : 1;
	} catch (error) {
		stderr.write(`${describeFailure(error)}\n`);
		return 2;
	}
}

async function createReader(
	contentDir: string,
	files: { readonly staff?: string | undefined; readonly services?: string | undefined },
): Promise<TextReader> {
	const { staff, services, serviceAreas, aspects } = await loadSettings(contentDir);
	return createTextReader({
		people: files.staff ? await readYaml(files.staff, z.array(OtherPerson)) : staff,
		services: files.services ? await readYaml(files.services, z.array(OtherService)) : services,
		areas: serviceAreas,
		aspects,
	});
}

function answerLine(text: string, line: number, read: TextReader, detect: LanguageDetector) {
	let value: unknown;
	try {
		value = JSON.parse(text.replace(/^\ufeff/, ''));
	} catch (error) {
		const problem = error instanceof Error ? error.message : String(error);
		return { id: null, error: `Cannot read line ${line}: it is not JSON: ${problem}` };
	}
	const request = AnnotationRequest.safeParse(value);
	if (!request.success) {
		const problems = request.error.issues.map((issue) => describeIssue(issue, value));
		return { id: idOf(value), error: `Cannot read line ${line}: ${problems.join('; ')}` };
	}
	const beyond = request.data.targets?.find(({ end }) => end > request.data.text.length);
	if (beyond) {
		const problem = `a target ends at ${beyond.end}, the text at ${request.data.text.length}`;
		return { id: request.data.id, error: `Cannot read line ${line}: ${problem}` };
	}
	return annotate(read, request.data, request.data.language ?? detect(request.data.text));
}

/** Returns the id of an invalid line, so that its sender can find it. */
function idOf(value: unknown): string | number | null {
	const known = z.object({ id: AnnotationRequest.shape.id }).safeParse(value);
	return known.success ? known.data.id : null;
}

function parseUsage(argv: readonly string[]) {
	try {
		return parseArgs({ args: [...argv], options: OPTIONS });
	} catch (cause) {
		throw new UsageError('annotate', cause);
	}
}

if (import.meta.main) {
	const { stdin, stdout, stderr } = process;
	// The reader of the pipe has closed it, as `| head` does.
	stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
	try {
		const environment = readEnvironment();
		const surroundings = { environment, stdin: stdin.setEncoding('utf8'), stdout, stderr };
		process.exitCode = await runAnnotate(process.argv.slice(2), surroundings);
	} catch (error) {
		// Only reading the environment can fail here: runAnnotate reports its own errors.
		stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 2;
	}
}
