import { createInterface } from 'node:readline/promises';
import type { Content } from '../../content/content.ts';
import { publishedRecords } from '../../content/published-records.ts';
import { appendReading, tidyReadings } from '../../content/store-readings.ts';
import { createRecordReader } from '../../edition/record-reader.ts';
import {
	readDigest,
	type Findings,
	type ReviewReading,
} from '../../insights/readings/review-reading.ts';
import { OperationError } from '../../platform/operation-error.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import { newestFirst } from '../../reviews/order.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';
import type { ReadingChoice } from './plan-reading.ts';

type Kind = keyof Findings;

/** A finding that only the reading or only the engine has, or on which passes of the reader differed. */
interface Question {
	readonly kind: Kind;
	readonly by: 'reading' | 'engine';
	readonly text: string;
	readonly finding: Findings[Kind][number];
}

export interface HandSurroundings {
	readonly now: Instant;
	readonly environment: { readonly contentDir: string };
	readonly stdin: NodeJS.ReadableStream;
	readonly stdout: NodeJS.WritableStream;
}

/**
 * Walks a person through the findings on which engine and reading differ, one review after the
 * other, and stores each review's decisions as a reading by hand.
 * @throws {OperationError} if no name is given.
 */
export async function decideByHand(
	content: Content,
	choice: ReadingChoice & { readonly name?: string | undefined },
	{ now, environment, stdin, stdout }: HandSurroundings,
): Promise<0> {
	const { name } = choice;
	if (name === undefined) {
		throw new OperationError(
			'Cannot store decisions without a name.\nAdd your name: npm run read -- --review --name "Jo Pruitt"',
		);
	}
	const { contentDir } = environment;
	const open = listOpen(content, choice);
	if (open.length === 0) {
		stdout.write(
			'Nothing to decide: engine and readings agree, or a person has already decided.\n',
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
			let next: 'decide' | 'skip' | 'quit' = 'decide';
			for (const question of questions) {
				const answer = await ask(question, stdout, answers);
				if (answer === 'y') kept.add(question);
				if (answer === 's') next = 'skip';
				if (answer === 'q') next = 'quit';
				if (next !== 'decide') break;
			}
			if (next === 'quit') break;
			if (next === 'skip') continue;
			const findings = decide(reading, questions, kept);
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
			const questions = questionsOn(reading, review, read(review));
			return questions.length === 0 ? [] : [{ review, reading, questions }];
		})
		.slice(0, limit);
}

function questionsOn(
	reading: ReviewReading,
	{ title = '', text }: StoredReview,
	engine: ReturnType<ReturnType<typeof createRecordReader>>,
): Question[] {
	const quoteOf = (find: { readonly in?: 'title' | undefined; start: number; end: number }) =>
		(find.in ? title : text).slice(find.start, find.end);
	const sides = (polarity: string | undefined) =>
		(['positive', 'negative'] as const).filter((side) => side === polarity || polarity === 'mixed');
	const found = {
		statements: engine.aspects.flatMap((find) =>
			sides(find.polarity).map((polarity) => ({
				...{ aspect: find.aspect, polarity, quote: quoteOf(find), subject: 'us' as const },
			})),
		),
		people: engine.people.map((find) => ({ id: find.id, quote: quoteOf(find) })),
		services: engine.services.map((find) => ({ id: find.id, quote: quoteOf(find) })),
	};
	const kinds: readonly Kind[] = ['statements', 'people', 'services'];
	return kinds.flatMap((kind) => {
		const [read, seen] = [new Set(reading[kind].map(keyOf)), new Set(found[kind].map(keyOf))];
		const doubted = reading[kind].filter(
			(finding) => !seen.has(keyOf(finding)) || 'doubtful' in finding,
		);
		const missed = found[kind].filter(
			(finding, index, all) =>
				!read.has(keyOf(finding)) &&
				all.findIndex((other) => keyOf(other) === keyOf(finding)) === index,
		);
		return [
			...doubted.map((finding) => toQuestion(kind, 'reading', finding)),
			...missed.map((finding) => toQuestion(kind, 'engine', finding)),
		];
	});
}

function keyOf(finding: Findings[Kind][number]): string {
	return 'aspect' in finding
		? `${finding.aspect} ${finding.polarity} ${finding.subject}`
		: finding.id;
}

function toQuestion(kind: Kind, by: Question['by'], finding: Question['finding']): Question {
	const said =
		'aspect' in finding
			? `${finding.aspect}, ${finding.polarity}${finding.subject === 'us' ? '' : `, about ${finding.subject === 'past' ? 'an earlier visit' : 'somebody else'}`}`
			: `${kind === 'people' ? 'person' : 'service'} ${finding.id}`;
	return { kind, by, text: `${said}: “${finding.quote}”`, finding };
}

/** Returns the reading without the rejected findings and with the accepted ones of the engine. */
function decide(
	reading: ReviewReading,
	questions: readonly Question[],
	kept: ReadonlySet<Question>,
): Findings {
	const of = <Finding>(kind: Kind, all: readonly Finding[]): Finding[] => {
		const asked = questions.filter((question) => question.kind === kind);
		const refused = new Set<unknown>(
			asked.filter((question) => !kept.has(question)).map(({ finding }) => finding),
		);
		const added = asked.filter((question) => question.by === 'engine' && kept.has(question));
		// Findings of a question have the kind of the question.
		const accepted = added.map(({ finding }) => finding as Finding);
		return [...all.filter((finding) => !refused.has(finding)), ...accepted];
	};
	return {
		statements: of('statements', reading.statements).map(
			({ aspect, polarity, quote, subject }) => ({ aspect, polarity, quote, subject }),
		),
		people: of('people', reading.people),
		services: of('services', reading.services),
	};
}

function renderReview({ id, rating, title, text, date }: StoredReview, place: string): string {
	const heading = title === undefined ? '' : `${title}\n`;
	return `\n── ${place} ── ${id} ── ${rating} of 5 stars ── ${date}\n${heading}${text}\n`;
}

async function ask(
	{ by, text }: Question,
	stdout: NodeJS.WritableStream,
	answers: AsyncIterator<string>,
): Promise<'y' | 'n' | 's' | 'q'> {
	for (;;) {
		stdout.write(`\n${by === 'reading' ? 'The reading' : 'Only the engine'} says ${text}\n`);
		stdout.write('Right? [y]es, [n]o, [s]kip this review, [q]uit: ');
		const { done, value } = await answers.next();
		if (done) return 'q';
		const answer = /^[ynsq]/i.exec(value.trim())?.[0].toLowerCase();
		if (answer === 'y' || answer === 'n' || answer === 's' || answer === 'q') return answer;
	}
}
