import { createInterface } from 'node:readline/promises';
import type { Content } from '../../content/content.ts';
import { publishedRecords } from '../../content/published-records.ts';
import { appendReading, tidyReadings } from '../../content/store-readings.ts';
import { createRecordReader } from '../../edition/record-reader.ts';
import { readDigest, type ReadStatement } from '../../insights/readings/review-reading.ts';
import { OperationError } from '../../platform/operation-error.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import { newestFirst } from '../../reviews/order.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';
import {
	decide,
	NO_FINDINGS,
	parseStatement,
	questionsOn,
	toOpposite,
	type Question,
} from './hand-questions.ts';
import type { ReadingChoice } from './plan-reading.ts';

export interface HandSurroundings {
	readonly now: Instant;
	readonly environment: { readonly contentDir: string };
	readonly stdin: NodeJS.ReadableStream;
	readonly stdout: NodeJS.WritableStream;
}

/**
 * Walks a person through all findings in the given reviews or, without ids, through those on which engine and
 * reading differ. Stores each review's decisions as a reading by hand.
 * @throws {OperationError} if no name is given, or an id is not that of a published review with words.
 */
export async function decideByHand(
	content: Content,
	choice: ReadingChoice & { readonly name?: string | undefined; readonly ids: readonly string[] },
	{ now, environment, stdin, stdout }: HandSurroundings,
): Promise<0> {
	const { name, ids } = choice;
	if (name === undefined) {
		const command = ['npm run read -- --review', ...ids, '--name "Jo Pruitt"'].join(' ');
		throw new OperationError(`Cannot store decisions without a name.\nAdd your name: ${command}`);
	}
	const { contentDir } = environment;
	const open = ids.length > 0 ? listNamed(content, ids) : listOpen(content, choice);
	if (open.length === 0) {
		stdout.write(
			content.readings?.size
				? 'Nothing to decide: engine and readings agree, or a person has already decided.\n'
				: 'There are no readings yet, so there is nothing to compare.\n',
		);
		stdout.write(
			`To correct one review, give its id: npm run read -- --review ID --name "${name}"\n`,
		);
		return 0;
	}
	const terminal = createInterface({ input: stdin, output: stdout });
	const answers = terminal[Symbol.asyncIterator]();
	let decided = 0;
	try {
		for (const [index, { review, reading, questions }] of open.entries()) {
			stdout.write(renderReview(review, `${index + 1} of ${open.length}`));
			const kept = new Set<Question>();
			const added: ReadStatement[] = [];
			let next: 'decide' | 'skip' | 'quit' = 'decide';
			for (const question of questions) {
				const answer = await ask(question, stdout, answers);
				if (answer === 'y') kept.add(question);
				if (answer === 'o') added.push(...toOpposite(question));
				if (answer === 's') next = 'skip';
				if (answer === 'q') next = 'quit';
				if (next !== 'decide') break;
			}
			if (next === 'decide' && ids.length > 0) {
				added.push(...(await askForMore(content, review, stdout, answers)));
			}
			if (next === 'quit') break;
			if (next === 'skip') continue;
			const decisions = decide(reading ?? NO_FINDINGS, questions, kept);
			const findings = { ...decisions, statements: [...decisions.statements, ...added] };
			const reader = { kind: 'hand', name } as const;
			const date = now.slice(0, 10);
			const entry = { id: review.id, digest: readDigest(review), reader, date, ...findings };
			await appendReading(contentDir, entry, review);
			decided++;
		}
	} finally {
		terminal.close();
		await tidyReadings(contentDir, content, now);
	}
	const reviews = decided === 1 ? '1 review' : `${decided} reviews`;
	stdout.write(`\n${reviews} decided by ${name}; ${open.length - decided} left\n`);
	if (decided > 0) stdout.write('Publish it: npm run publish\n');
	return 0;
}

/** Lists the reviews on which a model's reading and the engine differ, newest first. */
function listOpen(content: Content, { source, since = '', limit }: ReadingChoice) {
	const read = createRecordReader(content.settings);
	return publishedRecords(content)
		.filter((record) => record.date >= since && (source ?? record.source.id) === record.source.id)
		.toSorted(newestFirst)
		.flatMap((review) => {
			const reading = content.readings?.get(review.id);
			if (reading?.reader.kind !== 'model') return [];
			const questions = questionsOn(reading, review, read(review)).filter(({ isOpen }) => isOpen);
			return questions.length === 0 ? [] : [{ review, reading, questions }];
		})
		.slice(0, limit);
}

/** Lists the named reviews with everything that the engine and a reading find in them. */
function listNamed(content: Content, ids: readonly string[]) {
	const read = createRecordReader(content.settings);
	const published = new Map(publishedRecords(content).map((record) => [record.id, record]));
	return ids.map((id) => {
		const review = published.get(id);
		if (review === undefined) {
			throw new OperationError(
				`There is no published review "${id}".\nFind its id: npm run find -- "some of its words"`,
			);
		}
		if (`${review.title ?? ''}${review.text}` === '') {
			throw new OperationError(`The review "${id}" has no words to read. Leave it out.`);
		}
		const reading = content.readings?.get(id);
		return { review, reading, questions: questionsOn(reading, review, read(review)) };
	});
}

function renderReview({ id, rating, title, text, date }: StoredReview, place: string): string {
	const heading = title === undefined ? '' : `${title}\n`;
	return `\n── ${place} ── ${id} ── ${rating} out of 5 stars ── ${date}\n${heading}${text}\n`;
}

/** Returns `o` only for a statement, `q` also at the end of the input. */
async function ask(
	{ said, text, finding }: Question,
	stdout: NodeJS.WritableStream,
	answers: AsyncIterator<string>,
): Promise<'y' | 'n' | 'o' | 's' | 'q'> {
	const opposite = 'aspect' in finding ? '[o]pposite, ' : '';
	for (;;) {
		stdout.write(`\n${said} ${text}\n`);
		stdout.write(`Right? [y]es, [n]o, ${opposite}[s]kip this review, [q]uit: `);
		const { done, value } = await answers.next();
		if (done) return 'q';
		const answer = /^[ynosq]/i.exec(value.trim())?.[0].toLowerCase();
		if (answer === 'o' && opposite !== '') return answer;
		if (answer === 'y' || answer === 'n' || answer === 's' || answer === 'q') return answer;
	}
}

/** Asks for statements that nobody found, until a line is empty or the input ends. */
async function askForMore(
	{ settings }: Content,
	review: StoredReview,
	stdout: NodeJS.WritableStream,
	answers: AsyncIterator<string>,
): Promise<ReadStatement[]> {
	const aspects = settings.aspects.map(({ id }) => id);
	const added: ReadStatement[] = [];
	stdout.write(`\nAspects: ${aspects.join(', ')}\n`);
	for (;;) {
		stdout.write(
			'Add a statement, like "price negative WORDS OF THE REVIEW", or press Enter to finish: ',
		);
		const { done, value } = await answers.next();
		if (done || value.trim() === '') return added;
		const parsed = parseStatement(value.trim(), aspects, review);
		if (typeof parsed === 'string') stdout.write(`${parsed}\n`);
		else {
			added.push(parsed);
			stdout.write('Added.\n');
		}
	}
}
