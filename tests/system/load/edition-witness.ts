import type { LoadAnswer, LoadClient } from './load-client.ts';
import type { MixedQuestion } from './mixed-questions.ts';

/** Knows what editions answer, and which of them may be heard when. */
export interface EditionWitness {
	/** Asks a quiet server everything, and keeps the answers as those of its edition. */
	record(edition: string): Promise<void>;
	/** From here on, answers may be of these editions; of earlier ones only where it was asked before. */
	permit(...editions: readonly string[]): void;
	/** Asks, and judges what comes: throws unless it is, to the last byte, of one permitted edition. */
	ask(question: MixedQuestion): Promise<void>;
	/** How often the answer was that of an edition, and of no other one. */
	readonly heard: ReadonlyMap<string, number>;
}

/** What two answers must have in common besides their bodies. */
const COMPARED = [
	'etag',
	'last-modified',
	'content-type',
	'content-encoding',
	'content-length',
	'cache-control',
	'vary',
	'link',
	'location',
] as const;

/**
 * Judges every answer by what the editions answered while nothing else went on. So an answer that is
 * torn (cut off, or of two editions), stale (of an edition that was replaced before it was asked for)
 * or mixed (headers of one and bytes of another) is found, whatever it looks like.
 */
export function createWitness(
	client: LoadClient,
	questions: readonly MixedQuestion[],
): EditionWitness {
	const answers = new Map<string, Map<string, LoadAnswer>>();
	const tags = new Map<string, readonly string[]>();
	const heard = new Map<string, number>();
	let turn = 0;
	/** The editions that were permitted, one set after another. */
	const permitted: (readonly string[])[] = [];

	/** The answer in full, or to the tag of an edition. */
	const keyOf = ({ name }: MixedQuestion, tag = '') => `${name} ${tag}`;

	async function record(edition: string): Promise<void> {
		const own = new Map<string, LoadAnswer>();
		for (const question of questions) {
			if (question.isOfTheMoment) continue;
			const whole = await client.ask(question);
			own.set(keyOf(question), whole);
			const { etag } = whole.headers;
			if (!question.isConditional || etag === undefined) continue;
			tags.set(question.name, [...new Set([...(tags.get(question.name) ?? []), etag])]);
			own.set(keyOf(question, etag), await client.ask(question, etag));
		}
		answers.set(edition, own);
	}

	async function ask(question: MixedQuestion): Promise<void> {
		const begin = permitted.length - 1;
		const known = tags.get(question.name) ?? [];
		// Each of the known tags in turn: most are of other editions than the one that answers.
		const tag = question.isConditional ? known[turn++ % known.length] : undefined;
		const answer = await client.ask(question, tag);
		if (question.isOfTheMoment) return judgeByItself(question, answer);
		const allowed = [...new Set(permitted.slice(begin).flat())];
		const isOf = (edition: string) => {
			const own = answers.get(edition);
			// To the tag of another edition comes the answer in full.
			const expected = own?.get(keyOf(question, tag)) ?? own?.get(keyOf(question));
			return expected !== undefined && isSame(expected, answer);
		};
		if (!allowed.some(isOf)) {
			const others = [...answers.keys()].filter(isOf);
			throw new TypeError(describe(question, answer, allowed, others));
		}
		const same = [...answers.keys()].filter(isOf);
		if (same.length === 1) heard.set(same[0] ?? '', (heard.get(same[0] ?? '') ?? 0) + 1);
	}

	return { record, permit: (...editions) => void permitted.push(editions), ask, heard };
}

function judgeByItself(question: MixedQuestion, { status, body }: LoadAnswer): void {
	if (status !== 200) throw new TypeError(`Cannot accept ${question.name}: status ${status}`);
	JSON.parse(body.toString());
}

function isSame(a: LoadAnswer, b: LoadAnswer): boolean {
	return (
		a.status === b.status &&
		COMPARED.every((name) => a.headers[name] === b.headers[name]) &&
		a.body.equals(b.body)
	);
}

function describe(
	{ name, path }: MixedQuestion,
	{ status, headers, body }: LoadAnswer,
	allowed: readonly string[],
	others: readonly string[],
): string {
	const whose = others.length > 0 ? `that of ${others.join(', ')}` : 'that of no edition';
	const what = `${status}, ${headers.etag ?? 'no tag'}, ${body.length} bytes`;
	return `Cannot accept the answer to ${name} (${path}): ${what} is ${whose}, not of ${allowed.join(' or ')}`;
}
