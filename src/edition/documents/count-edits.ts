import { countMasks, maskOf, MASKED_KINDS } from '../../reviews/mask.ts';
import type { Review } from '../../reviews/review.ts';

/** Counts how often personal data was masked, and in how many reviews. */
export function countEdits(reviews: readonly Review[]) {
	const texts = reviews.map(({ title = '', text, translation, responses }) =>
		[title, text, translation?.text ?? '', ...responses.map((response) => response.text)].join(
			'\n',
		),
	);
	const count = (text: string) =>
		MASKED_KINDS.reduce((sum, kind) => sum + countMasks(text, kind), 0);
	return {
		reviews_with_masks: texts.filter((text) => count(text) > 0).length,
		masks: MASKED_KINDS.map((kind) => ({
			mask: maskOf(kind),
			count: texts.reduce((sum, text) => sum + countMasks(text, kind), 0),
		})).filter((mask) => mask.count > 0),
	};
}
