import type { Evidence, Mention } from '../../../insights/evidence.ts';
import { parseText, sentenceAt } from '../../../insights/text/parse-text.ts';
import { displayText } from '../../../reviews/display-text.ts';
import type { Review } from '../../../reviews/review.ts';

/** Quoted words within their sentence, ready to show. */
export interface QuotedWords {
	readonly before: string;
	readonly marked: string;
	readonly after: string;
}

/** The evidence for a claim from one review. */
export interface Quote {
	readonly review: Pick<Review, 'id' | 'rating' | 'date' | 'location' | 'language'>;
	/** Absent if there are only stars, or only a tag of the source. */
	readonly words?: QuotedWords;
	/** Stars that the customer gave to the aspect. */
	readonly given?: { readonly name: string; readonly stars: number };
	readonly polarity?: Evidence['polarity'];
	/** Present if the source tagged the person or service, without words of the text. */
	readonly tagged?: true;
}

/** Most characters to show of the sentence on each side of the quoted words. */
const MOST_CONTEXT = 150;

export function quoteEvidence(review: Review, evidence: Evidence): Quote {
	const { rated_as: name, stars, polarity } = evidence;
	const given = name !== undefined && stars !== undefined ? { name, stars } : undefined;
	const words = quoteWords(review, evidence);
	return { review, ...(words && { words }), ...(given && { given }), polarity };
}

export function quoteMention(review: Review, mention: Mention): Quote {
	const words = quoteWords(review, mention);
	return { review, ...(words && { words }), ...(mention.method === 'tagged' && { tagged: true }) };
}

function quoteWords(
	review: Review,
	{ in: where, start, end }: Pick<Evidence, 'in' | 'start' | 'end'>,
): QuotedWords | undefined {
	const text = where ? (review.title ?? '') : review.text;
	if (start === undefined || end === undefined || start === end) return undefined;
	const parsed = parseText(text);
	const from = Math.min(start, sentenceAt(parsed, start).start);
	const to = Math.max(end, sentenceAt(parsed, end - 1).end);
	return {
		before: shortenStart(displayText(text.slice(from, start))),
		marked: displayText(text.slice(start, end)),
		after: shortenEnd(displayText(text.slice(end, to))),
	};
}

function shortenStart(text: string): string {
	if (text.length <= MOST_CONTEXT) return text;
	return `… ${text.slice(-MOST_CONTEXT).replace(/^\S*\s+/, '')}`;
}

function shortenEnd(text: string): string {
	if (text.length <= MOST_CONTEXT) return text;
	return `${text.slice(0, MOST_CONTEXT).replace(/\s+\S*$/, '')} …`;
}
