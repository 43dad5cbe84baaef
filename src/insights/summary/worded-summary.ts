import * as z from 'zod';
import { CalendarDate } from '../../reviews/calendar-date.ts';
import { canonicalJson } from '../../reviews/canonical-json.ts';
import { parseAnswer } from '../readings/reading-prompt.ts';
import { Reader } from '../readings/review-reading.ts';
import type { NameOf } from './claim-messages.ts';
import { SummaryClaim } from './summary-claim.ts';

/** Increase this when the instructions below change. */
export const SUMMARY_PROMPT = 'summary-1';
const LONGEST_SENTENCE = 300;

const Answer = z.strictObject({ sentences: z.array(z.string()) });

/** A generated sentence, and what it states. */
const Generated = z.strictObject({ claim: SummaryClaim, text: z.string() });
export type Generated = z.output<typeof Generated>;

const Worded = Generated.extend({ worded: z.string() }).superRefine((sentence, context) => {
	const message = wrongIn(sentence.worded, sentence);
	if (message !== undefined) context.addIssue({ code: 'custom', path: ['worded'], message });
});

/** `content/summary.json`: the summary as a language model worded it, next to the generated one. */
export const WordedSummary = z.strictObject({
	reader: Reader.refine(
		({ kind }) => kind === 'model',
		'must be a language model; for words of your own, use overrides.yaml',
	),
	date: CalendarDate.describe('When it was worded.'),
	sentences: z.array(Worded),
});
export type WordedSummary = z.output<typeof WordedSummary>;

/** Whether the words are those for this summary: the same claims, generated in the same words. */
export function isWordingOf(worded: WordedSummary, generated: readonly Generated[]): boolean {
	const stated = (sentences: readonly Generated[]) =>
		canonicalJson(sentences.map(({ claim, text }) => ({ claim, text })));
	return stated(worded.sentences) === stated(generated);
}

/** Writes the request. It contains the claims and the generated sentences, and no review. */
export function renderSummaryRequest(sentences: readonly Generated[]) {
	const { $schema: _, ...schema } = z.toJSONSchema(Answer);
	return {
		messages: [
			{ role: 'system', content: INSTRUCTIONS },
			{ role: 'user', content: JSON.stringify({ sentences }) },
		],
		answer: { name: 'summary', schema },
	};
}

const INSTRUCTIONS = `You reword a summary of customer reviews of a car dealership, so that it reads as if a careful local journalist had written it.
The user message holds the sentences as JSON: the text, and the claim that it states. Answer with the same number of sentences in the same order, one for each.

- State only what the sentence states. Add nothing, and leave out what you cannot word well.
- Copy numbers from the text in digits, as they are rounded there, and keep their order. Calculate nothing: no "half", "twice" or "most".
- Keep the names of places, sources, people and aspects as they are written. Name no other place.
- Say that things go together, never that one causes the other.
- Plain American English, at most ${LONGEST_SENTENCE} characters a sentence.`;

/**
 * Checks an answer: numbers, names and directions of each sentence must be those of its claim.
 * @param places display names of all locations and sources
 * @returns The sentences with their words, or the reason why the answer cannot be used.
 */
export function acceptWording(
	answer: string,
	generated: readonly Generated[],
	name: NameOf,
	places: readonly string[],
): { readonly sentences: WordedSummary['sentences'] } | { readonly reason: string } {
	const parsed = parseAnswer(answer, Answer);
	if ('reason' in parsed) return parsed;
	const { sentences: texts } = parsed.value;
	if (texts.length !== generated.length) {
		return { reason: `it has ${texts.length} sentences instead of ${generated.length}` };
	}
	const sentences = generated.map((each, index) => ({ ...each, worded: texts[index] ?? '' }));
	for (const [index, sentence] of sentences.entries()) {
		const wrong = wrongIn(sentence.worded, sentence) ?? wrongNameIn(sentence, name, places);
		if (wrong !== undefined) return { reason: `sentence ${index + 1} ${wrong}` };
	}
	return { sentences };
}

const CAUSAL =
	/\b(?:because|due to|owing to|thanks to|caus\w+|costs?|leads? to|led to|results? in|resulted|driv(?:es?|en|ing)|drove|reasons?|why|therefore|hence)\b/i;
const NEGATION = /\b(?:no|not|never|none|nobody|without|hardly|cannot|chance)\b|n['’]t\b/i;
const UP =
	/\b(?:up|rose|rising|risen|higher|more|gain\w*|grew|grow\w*|increas\w+|improv\w+|better|best|climb\w*)\b/i;
const DOWN =
	/\b(?:down|fell|fall\w*|lower|fewer|less|drop\w*|declin\w+|decreas\w+|worse\w*|worst|slip\w*|lost|lose\w*)\b/i;

function wrongIn(worded: string, { text, claim }: Generated): string | undefined {
	if (worded.trim() === '' || worded.length > LONGEST_SENTENCE || /[<>\n]|:\/\//.test(worded)) {
		return `must be one plain sentence of at most ${LONGEST_SENTENCE} characters`;
	}
	const stated = numbersIn(text);
	let from = 0;
	for (const number of numbersIn(worded)) {
		const at = stated.indexOf(number, from);
		if (at < 0)
			return `has the number "${number}", which the generated sentence does not have there`;
		from = at + 1;
	}
	const [cause] = CAUSAL.exec(worded) ?? [];
	if (cause !== undefined) return `says "${cause}", but the claim states no cause`;
	if (NEGATION.test(text) !== NEGATION.test(worded)) {
		return `${NEGATION.test(text) ? 'leaves out the' : 'adds a'} "no", "not" or "chance"`;
	}
	const isHigher = claim.kind === 'location' && claim.first > claim.second;
	const isLower = claim.kind === 'location' && claim.first < claim.second;
	const [turned] =
		(isHigher || UP.test(text) ? null : UP.exec(worded)) ??
		(isLower || DOWN.test(text) ? null : DOWN.exec(worded)) ??
		[];
	return turned === undefined ? undefined : `says "${turned}", but the generated sentence does not`;
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = new RegExp(
	`\\d[\\d,]*(?:\\.\\d+)?(?:\\s*(?:%|percent\\b))?|\\b(?:${WORDS.join('|')}|` +
		'(?:twen|thir|for|fif|six|seven|eigh|nine)ty|\\w+teen|dozens?|hundreds?|thousands?|half|halves|thirds?|' +
		'quarters?|fifths?|twice|double\\w*|triple\\w*|most|majority|(?:nearly|almost|about|around|over)(?=\\s\\d))\\b',
	'gi',
);

/** Returns numbers as in digits, "12%" with its sign, and vague quantities as words. */
function numbersIn(text: string): string[] {
	return [...text.matchAll(NUMBER)].map(([found]) => {
		const number = found
			.toLowerCase()
			.replace(/,(?=\d)|\s/g, '')
			.replace('percent', '%');
		return WORDS.includes(number) ? String(WORDS.indexOf(number) + 1) : number.replace(/,$/, '');
	});
}

function wrongNameIn(
	{ claim, text, worded }: WordedSummary['sentences'][number],
	name: NameOf,
	places: readonly string[],
): string | undefined {
	const missing = namesIn(claim, name).find((each) => !includes(worded, each));
	if (missing !== undefined) return `does not name "${missing}"`;
	const added = places.find((place) => includes(worded, place) && !includes(text, place));
	return added === undefined ? undefined : `names "${added}", but the generated sentence does not`;
}

function namesIn(claim: SummaryClaim, name: NameOf): string[] {
	if (claim.kind === 'people') return claim.people.map((person) => person.name);
	return (['location', 'source', 'aspect'] as const).flatMap((kind) => {
		// Claims name these things by id.
		const id = (claim as Partial<Record<typeof kind, string>>)[kind];
		return id === undefined ? [] : [name(kind, id)];
	});
}

function includes(text: string, words: string): boolean {
	return text.toLowerCase().includes(words.toLowerCase());
}
