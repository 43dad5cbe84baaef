import { displayText, NAMELESS } from '../../../reviews/display-text.ts';
import type { Review } from '../../../reviews/review.ts';

/** The parts of a review that its page shows in the source's words. */
export interface ShownReview {
	readonly title: string;
	readonly text: string;
	readonly stars: number;
	readonly author: string;
	readonly translation: string;
	readonly responses: readonly string[];
}

/** The published review, as `/api/reviews/{id}` has it. */
export type PublishedReview = Pick<Review, 'title' | 'text' | 'rating' | 'translation'> & {
	readonly author: Pick<Review['author'], 'name'>;
	readonly responses: readonly Pick<Review['responses'][number], 'author' | 'text'>[];
};

/** Reads the review from its page. A heading that the page made itself is not its title. */
export function readShownReview(article: ParentNode): ShownReview {
	const textOf = (selector: string) => article.querySelector(selector)?.textContent ?? '';
	return {
		title: textOf('h1[data-title]'),
		text: textOf('.said > .review-text'),
		// The first node has the full stars, the second one the empty ones.
		stars: (article.querySelector('.byline .stars')?.firstChild?.textContent ?? '').trim().length,
		// The page says "Customer" in its own language.
		author: article.querySelector('.byline bdi[data-nameless]')
			? NAMELESS.name
			: textOf('.byline bdi'),
		translation: textOf('details > .review-text'),
		responses: [...article.querySelectorAll('.response')].map((response) =>
			['bdi', '.review-text'].map((part) => response.querySelector(part)?.textContent).join('\n'),
		),
	};
}

/** Lists the parts in which the page and the published review differ. */
export function findDifferences(
	shown: ShownReview,
	review: PublishedReview,
): (keyof ShownReview)[] {
	const published: ShownReview = {
		title: review.title ?? '',
		text: review.text,
		stars: review.rating,
		author: review.author.name,
		translation: review.translation?.text ?? '',
		responses: review.responses.map(({ author, text }) => `${author}\n${text}`),
	};
	// All members are there, in this order.
	const parts = Object.keys(published) as (keyof ShownReview)[];
	const wordsOf = (each: ShownReview, part: keyof ShownReview) =>
		part === 'responses'
			? each.responses.map(visibleWords).join('\0')
			: visibleWords(`${each[part]}`);
	return parts.filter((part) => wordsOf(shown, part) !== wordsOf(published, part));
}

/** Characters without a shape of their own, which a page may drop where a quote begins or ends. */
const SHAPELESS = /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu;

function visibleWords(text: string): string {
	return displayText(text).replace(SHAPELESS, '').replace(/\s+/g, ' ').trim();
}
