import { createInterface } from 'node:readline/promises';
import type { Content } from '../content/content.ts';
import { loadContent } from '../content/load-content.ts';
import { dropUnfinishedLines, tidyReadings } from '../content/store-readings.ts';
import { refusePersonalData } from '../import/personal-data/find-personal-data.ts';
import { promptVersion } from '../insights/readings/reading-prompt.ts';
import { chatBody, chatUrl, createChat, type ChatOptions } from '../platform/chat-endpoint.ts';
import { currentTime, now as nowInUtc } from '../platform/clock.ts';
import { readEnvironment, type Environment } from '../platform/environment.ts';
import { OperationError } from '../platform/operation-error.ts';
import { tryLock } from '../platform/process-lock.ts';
import { CalendarDate, type Instant } from '../reviews/calendar-date.ts';
import { defineCommand, parseUsage, runProcess } from './command.ts';
import { firstRequest, readAll } from './read/read-all.ts';
import { decideByHand } from './read/decide-by-hand.ts';
import {
	reviewsToRead,
	toReadingTask,
	toReviewToRead,
	type ReadingChoice,
} from './read/plan-reading.ts';
import { planSummary, wordSummary } from './read/word-summary.ts';
import type { ProgressStream } from './status-line.ts';

interface ReadSurroundings {
	readonly now: Instant;
	readonly environment: Pick<Environment, 'contentDir' | 'reader'>;
	readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
	readonly stdout: NodeJS.WritableStream;
	readonly stderr: ProgressStream;
	/** Returns the time in milliseconds from any monotonic clock. */
	readonly clock: () => number;
	readonly chat?: ChatOptions;
}

const OPTIONS = {
	source: { type: 'string' },
	since: { type: 'string' },
	limit: { type: 'string' },
	'dry-run': { type: 'boolean', default: false },
	yes: { type: 'boolean', short: 'y', default: false },
	summary: { type: 'boolean', default: false },
	review: { type: 'boolean', default: false },
	name: { type: 'string' },
} as const;

interface Given {
	readonly values: { readonly limit?: string; readonly since?: string; readonly review: boolean };
	readonly positionals: readonly string[];
}

const HELP = `Has a language model read the reviews that have no reading yet, and stores what it finds in
content/readings. Its readings replace what the engine finds in those reviews.

  npm run read -- [--source ID] [--since DATE] [--limit N] [--dry-run] [--yes]
  npm run read -- --summary [--dry-run] [--yes]
  npm run read -- --review --name NAME [ID...] [--source ID] [--since DATE] [--limit N]

  --source ID    only reviews from this source
  --since DATE   only reviews from this day or later, like 2026-01-31
  --limit N      at most N reviews, newest first
  --dry-run      print the first request and an estimate of the tokens; send nothing
  --yes          do not ask before anything is sent
  --summary      have the model reword the summary of the insights; saved to content/summary.json
                 only if its numbers match the generated summary
  --review       settle differences between the engine and the reading, in the terminal; with ids,
                 correct everything that was found in these reviews. Needs no language model
  --name NAME    your name, for --review

READER_URL      base URL of an OpenAI-compatible endpoint, like http://localhost:11434/v1
READER_MODEL    name of the model
READER_API_KEY  API key for the endpoint, if it needs one

You can stop it at any time and run it again: no review is read twice.
Exit status: 0 all were read, 1 an answer could not be used, 2 the command could not run.
`;

/** Rough length of a token in English, and how much a model writes about a review. */
const CHARACTERS_PER_TOKEN = 4;
const ANSWER_TOKENS = 200;

/** `npm run read`: prints results to stdout, progress and errors to stderr; returns the exit status. */
export const runRead = defineCommand({
	name: 'read',
	help: HELP,
	options: OPTIONS,
	allowPositionals: true,
	async run(given, surroundings: ReadSurroundings) {
		const { contentDir } = surroundings.environment;
		const limit = parseUsage('read', () => readLimit(given));
		const values = { ...given.values, limit, ids: given.positionals };
		const lock = await tryLock(`${contentDir}.read.lock`);
		if (!lock) throw new OperationError('Cannot read reviews: "npm run read" is already running.');
		try {
			if (!values['dry-run']) await dropUnfinishedLines(contentDir);
			const content = await loadContent(contentDir, { withoutSummary: values.summary });
			await refusePersonalData(content, contentDir);
			if (values.review) return await decideByHand(content, values, surroundings);
			return await readByModel(content, values, surroundings);
		} finally {
			lock.release();
		}
	},
});

async function readByModel(
	content: Content,
	values: ReadingChoice & {
		readonly 'dry-run': boolean;
		readonly yes: boolean;
		readonly summary: boolean;
	},
	surroundings: ReadSurroundings,
): Promise<0 | 1> {
	const { environment, now, stdout } = surroundings;
	const { contentDir } = environment;
	const { url, model, key } = environment.reader;
	if (url === undefined || model === undefined) {
		throw new OperationError(
			`Cannot read reviews: ${url === undefined ? 'READER_URL' : 'READER_MODEL'} is not set.\n` +
				'For a model on this machine: READER_URL=http://localhost:11434/v1 READER_MODEL=qwen3:8b npm run read',
		);
	}
	const { host } = chatUrl(url);
	const isKnown = [...(content.readings?.values() ?? [])].some(
		({ reader }) => reader.kind === 'model' && reader.name === model,
	);
	const maySend = async (what: string) => {
		const question = `Send ${what} to ${host}?`;
		if (values.yes || isKnown || (await confirm(question, values, surroundings))) return true;
		stdout.write('Nothing was sent.\n');
		return false;
	};
	const chat = createChat({ url, model, key }, surroundings.chat);
	if (values.summary) {
		const summary = planSummary(content);
		if (values['dry-run']) {
			stdout.write(`${JSON.stringify(chatBody(model, summary.request), null, '\t')}\n`);
			return 0;
		}
		if (!(await maySend(`${summary.sentences} sentences about your reviews`))) return 0;
		return wordSummary(summary, { contentDir, model, chat }, surroundings);
	}
	const chosen = reviewsToRead(content, values);
	const task = toReadingTask(content);
	const [first] = chosen;
	if (first === undefined) {
		stdout.write('No unread reviews match.\n');
		return 0;
	}
	if (values['dry-run']) {
		const bodies = chosen.map((review) =>
			chatBody(model, firstRequest(task, toReviewToRead(review, content))),
		);
		const characters = bodies.reduce((sum, body) => sum + JSON.stringify(body).length, 0);
		const sent = Math.round(characters / CHARACTERS_PER_TOKEN);
		stdout.write(`${JSON.stringify(bodies[0], null, '\t')}\n`);
		stdout.write(
			`${count(chosen.length, 'review')}, about ${sent.toLocaleString('en-US')} tokens to send and ` +
				`${(chosen.length * ANSWER_TOKENS).toLocaleString('en-US')} to receive\n`,
		);
		return 0;
	}
	if (!(await maySend(count(chosen.length, 'review')))) return 0;
	const reader = { kind: 'model', name: model, prompt: promptVersion(task) } as const;
	const { read, failures } = await readAll(
		{ content, contentDir, task, chosen, reader, chat },
		surroundings,
	).finally(() => tidyReadings(contentDir, content, now));
	stdout.write(`${count(read, 'review')} read by ${model}\n`);
	if (failures.length === 0) return 0;
	stdout.write(`${count(failures.length, 'review')} left to the engine; run it again to retry:\n`);
	for (const { id, reason } of failures.slice(0, 10)) stdout.write(`  ${id}: ${reason}\n`);
	if (failures.length > 10) stdout.write(`  and ${failures.length - 10} more\n`);
	return 1;
}

/** @throws {OperationError} if stdin is not a terminal. */
async function confirm(
	question: string,
	{ summary }: { readonly summary: boolean },
	{ stdin, stdout }: ReadSurroundings,
): Promise<boolean> {
	if (!stdin.isTTY) {
		const command = `npm run read -- ${summary ? '--summary ' : ''}--yes`;
		throw new OperationError(`${question} Add --yes to allow it: ${command}`);
	}
	const terminal = createInterface({ input: stdin, output: stdout });
	try {
		return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
	} finally {
		terminal.close();
	}
}

function count(n: number, noun: string): string {
	return `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'}`;
}

/** @throws {TypeError} for an invalid number or day, or an id without --review. */
function readLimit({ values: { limit, since, review }, positionals }: Given) {
	if (positionals.length > 0 && !review) {
		throw new TypeError(`"${positionals[0]}" needs --review, which asks you about this review`);
	}
	if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) {
		throw new TypeError(`--limit is "${limit}", not a whole number above 0`);
	}
	if (since !== undefined && !CalendarDate.safeParse(since).success) {
		throw new TypeError(`--since is "${since}", not a day like 2026-01-31`);
	}
	return limit === undefined ? undefined : Number(limit);
}

if (import.meta.main) {
	const stopping = new AbortController();
	process.once('SIGINT', () =>
		stopping.abort(new OperationError('Stopped; run it again to continue.')),
	);
	await runProcess(runRead, () => ({
		...{ stdin: process.stdin, now: nowInUtc(), clock: currentTime },
		environment: readEnvironment(),
		chat: { signal: stopping.signal },
	}));
}
