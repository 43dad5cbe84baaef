import * as z from 'zod';
import { CalendarDate } from '../../reviews/calendar-date.ts';
import { canonicalJson } from '../../reviews/canonical-json.ts';
import { parseAnswer } from '../readings/reading-prompt.ts';
import { Reader } from '../readings/review-reading.ts';

/** Increase this when the instructions below change. */
export const SUMMARY_PROMPT = 'summary-2';
/** A reworded sentence may be this many times as long as the generated one. */
const LONGEST = 1.5;

const Answer = z.strictObject({ sentences: z.array(z.string()) });

/** A generated sentence and its claim. Also accepts claims of earlier versions, which then match no sentence. */
const Generated = z.strictObject({
	claim: z.looseObject({ kind: z.string() }),
	text: z.string(),
});
export type Generated = z.output<typeof Generated>;

/** `content/summary.json`: the summary as a language model worded it, next to the generated one. */
export const WordedSummary = z.strictObject({
	reader: Reader.refine(
		({ kind }) => kind === 'model',
		'must be a language model; for words of your own, use overrides.yaml',
	),
	date: CalendarDate.describe('When it was worded.'),
	sentences: z.array(Generated.extend({ worded: z.string() })),
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

- State what the sentence states, all of it and nothing else.
- Keep every name, every number with its unit, and every word of time, amount, direction, praise, complaint, answer and doubt, in the order of the text. Reword only what stands between them.
- Say that things go together, never that one causes the other.
- If you cannot make a sentence better within these rules, repeat it as it is.
- Plain American English, hardly longer than the text.`;

/**
 * Checks an answer: the names, numbers, and words of direction and judgment of each sentence must be those
 * of the generated one, in the same order.
 * @param names display names of all locations, sources, aspects, services and people
 * @returns The sentences with their words, or the reason why the answer cannot be used.
 */
export function acceptWording(
	answer: string,
	generated: readonly Generated[],
	names: readonly string[],
): { readonly sentences: WordedSummary['sentences'] } | { readonly reason: string } {
	const parsed = parseAnswer(answer, Answer);
	if ('reason' in parsed) return parsed;
	const { sentences: texts } = parsed.value;
	if (texts.length !== generated.length) {
		return { reason: `it has ${texts.length} sentences instead of ${generated.length}` };
	}
	const sentences = generated.map((each, index) => ({ ...each, worded: texts[index] ?? '' }));
	const reason = findWrongWording(sentences, names);
	return reason === undefined ? { sentences } : { reason };
}

/** Returns what the first wrong sentence says that the generated one does not; undefined if all are right. */
export function findWrongWording(
	sentences: WordedSummary['sentences'],
	names: readonly string[],
): string | undefined {
	const pattern = compileKept(names);
	for (const [index, { text, worded }] of sentences.entries()) {
		const wrong = worded === text ? undefined : wrongIn(worded, text, pattern);
		if (wrong !== undefined) return `sentence ${index + 1} ${wrong}`;
	}
	return undefined;
}

/**
 * Words that carry the meaning of a claim. Those of one group may replace each other; amounts stand only
 * for themselves. Words that no generated sentence has are refused anyway, unless they are connecting.
 */
const KEPT = {
	month: 'may(?=\\s\\d)',
	no: "no|not|never|none|nobody|nothing|without|hardly|neither|nor|cannot|\\p{L}+n['’]t",
	up: 'up|rose|rising|risen|higher|more|gain\\w*|grew|grow\\w*|increas\\w+|improv\\w+|better|climb\\w*',
	down: 'down|fell|fall\\w*|lower|fewer|less|drop\\w*|declin\\w+|decreas\\w+|worse\\w*|slip\\w*|lost|los(?:e|es|ing)',
	praise:
		'prais\\w+|lik(?:e|es|ed)|lov(?:e|es|ed)|positive|happy|pleased|satisf\\w+|good|great|best|well',
	complaint:
		'complain\\w*|critici[sz]\\w+|negative|unhappy|bad|poor\\w*|worst|disappoint\\w*|dissatisf\\w+|dislik\\w+',
	last: 'last|past|latest|recent',
	since: 'since',
	before: 'before|earlier|prior|previous|preceding',
	other: 'other|others|else|elsewhere|rest',
	may: 'may|might|could|perhaps|possibly',
	clear: 'clear|clearly',
	average: 'average|averages|averaged|averaging',
	similar: 'comparable|similar',
	answer: 'answer\\w*|repl(?:y|ies|ied)|respon\\w+',
	half: 'half',
	amount: 'all|few|most|over|within',
	chance: 'chance|luck',
	business: 'business|shop|store|dealer|dealership',
	customer: 'customers?|shoppers?|people',
} as const;
/** Words that may stand between them, besides those of the generated sentence. */
const CONNECTING = new Set(
	(
		'a an the at in on of for to from with by and or as is was were are be been has have had that which who this ' +
		'these it its there here out among gave give given got drew draw saw show shows showed shown stood stands come ' +
		'came went say says when where while compared view views opinion opinions'
	).split(' '),
);
/** Other characters could hide or add a meaning: signs, currency, invisible ones. */
const STRANGE = /[^\p{L}\p{M}\p{N}\s.,:;()'’"“”%–—-]/u;
const UNIT = '(?:stars?|reviews?|days?|months?|years?|points?|customers?)';
const FIGURE = `(?:(?<=\\s)[-−+])?[\\p{N}.,]*\\p{N}[\\p{N}.,]*\\p{L}*(?:\\s?(?:%|percent))?(?:[-\\s]${UNIT}(?!\\p{L}))?`;

function compileKept(names: readonly string[]): RegExp {
	const escaped = names
		.toSorted((a, b) => b.length - a.length)
		.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
	const groups = Object.entries(KEPT).map(([group, words]) => `(?<${group}>${words})`);
	const words = [...escaped.map((name) => `(?:${name})`), ...groups].join('|');
	return new RegExp(`${FIGURE}|(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');
}

interface Kept {
	readonly words: string;
	/** The same for words that mean the same. */
	readonly meaning: string;
}

function keptIn(text: string, pattern: RegExp): Kept[] {
	return [...text.matchAll(pattern)].map(({ 0: words, groups = {} }) => {
		const group = Object.keys(groups).find((name) => groups[name] !== undefined);
		if (group !== undefined && group !== 'amount') return { words, meaning: group };
		const plain = words.normalize('NFKC').toLowerCase();
		const meaning = plain
			.replace(/(?<=\d),(?=\d)|[.,]+$/g, '')
			.replace(/\s?percent/, '%')
			.replace(/(?<=\d.*)(?:-|\s)(\p{L}+?)s?$/u, ' $1');
		return { words, meaning: `"${meaning}"` };
	});
}

function wrongIn(worded: string, text: string, pattern: RegExp): string | undefined {
	const longest = Math.floor(LONGEST * text.length);
	const strange = STRANGE.exec(worded)?.[0];
	if (worded.trim() === '' || worded.length > longest || /[<>\n]|:\/\//.test(worded)) {
		return `must be one plain sentence of at most ${longest} characters`;
	}
	if (strange !== undefined && !text.includes(strange)) return `has the character "${strange}"`;
	const [stated, said] = [keptIn(text, pattern), keptIn(worded, pattern)];
	const at = said.findIndex(({ meaning }, index) => meaning !== stated[index]?.meaning);
	const [wrong, right] = at < 0 ? [undefined, stated[said.length]] : [said[at], stated[at]];
	if (wrong && right) return `says "${wrong.words}" where the text says "${right.words}"`;
	if (wrong) return `adds "${wrong.words}"`;
	if (right) return `leaves out "${right.words}"`;
	const known = new Set([...CONNECTING, ...wordsIn(text.replace(pattern, ' '))]);
	const added = wordsIn(worded.replace(pattern, ' ')).find((word) => !known.has(word));
	return added === undefined ? undefined : `adds "${added}"`;
}

function wordsIn(text: string): string[] {
	return [...text.toLowerCase().matchAll(/[\p{L}\p{M}'’]+/gu)].map(([word]) => word);
}
