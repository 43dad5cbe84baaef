import type { LoadResponse, LoadClient } from './load-client.ts';
import type { MixedQuestion } from './mixed-questions.ts';

/** Records the responses of every edition, and checks later responses against them. */
export interface EditionChecker {
	/** Sends every request to an idle server and records the responses for this edition. */
	record(edition: string): Promise<void>;
	/** Permits only these editions from now on; requests sent earlier may still get earlier ones. */
	permit(...editions: readonly string[]): void;
	/** Sends a request. Throws unless the response is exactly that of a permitted edition. */
	ask(question: MixedQuestion): Promise<void>;
	/** The number of responses that match only this edition. */
	readonly heard: ReadonlyMap<string, number>;
}

/** The headers that must be equal in two responses. */
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
 * Creates a witness that compares every response with those recorded from an idle server. This
 * detects torn responses (cut off or from two editions), stale ones (from an edition replaced
 * before the request) and mixed ones (headers of one edition, bytes of another).
 */
export function createWitness(
	client: LoadClient,
	questions: readonly MixedQuestion[],
): EditionChecker {
	const answers = new Map<string, Map<string, LoadResponse>>();
	const tags = new Map<string, readonly string[]>();
	const heard = new Map<string, number>();
	let turn = 0;
	/** The sets of permitted editions, oldest first. */
	const permitted: (readonly string[])[] = [];

	/** The key of a full response, or of the response to an edition's ETag. */
	const keyOf = ({ name }: MixedQuestion, tag = '') => `${name} ${tag}`;

	async function record(edition: string): Promise<void> {
		const own = new Map<string, LoadResponse>();
		for (const question of questions) {
			if (question.isVolatile) continue;
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
		// Cycles through the known ETags; most are from editions other than the live one.
		const tag = question.isConditional ? known[turn++ % known.length] : undefined;
		const answer = await client.ask(question, tag);
		if (question.isVolatile) return checkVolatile(question, answer);
		const allowed = [...new Set(permitted.slice(begin).flat())];
		const isOf = (edition: string) => {
			const own = answers.get(edition);
			// The ETag of another edition gets the full response.
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

function checkVolatile(question: MixedQuestion, { status, body }: LoadResponse): void {
	if (status !== 200) throw new TypeError(`Cannot accept ${question.name}: status ${status}`);
	JSON.parse(body.toString());
}

function isSame(a: LoadResponse, b: LoadResponse): boolean {
	return (
		a.status === b.status &&
		COMPARED.every((name) => a.headers[name] === b.headers[name]) &&
		a.body.equals(b.body)
	);
}

function describe(
	{ name, path }: MixedQuestion,
	{ status, headers, body }: LoadResponse,
	allowed: readonly string[],
	others: readonly string[],
): string {
	const whose = others.length > 0 ? `that of ${others.join(', ')}` : 'that of no edition';
	const what = `${status}, ${headers.etag ?? 'no tag'}, ${body.length} bytes`;
	return `Cannot accept the response to ${name} (${path}): ${what} is ${whose}, not of ${allowed.join(' or ')}`;
}
