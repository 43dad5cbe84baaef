import { logOddsOf } from '../polarity/polarity-model.ts';
import { tokensOf } from '../polarity/span-tokens.ts';
import type { Reading } from '../text/reading.ts';
import type { AspectFind } from './aspect-find.ts';
import { oddsOfAspect } from './aspect-model.ts';
import { isShortReview } from './short-review.ts';

/** Log-odds that both models must reach to believe a judgement against one star or five, and two or four. */
const NEEDED = {
	outright: { aspect: 0.5, direction: 1 },
	partly: { aspect: -1.5, direction: 0.3 },
} as const;

/**
 * In a long review, what contradicts its stars is mostly part of the story ("had it open in 40 seconds"): it is
 * not scored unless the models of aspects and of polarity both read it so.
 */
export function doubtContradictions(
	finds: readonly AspectFind[],
	reading: Reading,
	rating: number | undefined,
): AspectFind[] {
	const { parsed } = reading;
	if (rating === undefined || isShortReview(parsed)) return [...finds];
	return finds.map((find) => {
		if (find.polarity !== 'positive' && find.polarity !== 'negative') return find;
		const sign = find.polarity === 'positive' ? 1 : -1;
		if ((rating - 3) * sign >= 0) return find;
		const own = tokensOf(parsed, find);
		const sentence = parsed.sentences.find(({ end }) => own.first < end) ?? own;
		const aspectOdds = [own, sentence].map((range) => oddsOfAspect(find.aspect, parsed, range));
		// Aspects that the model does not know are the operator's own.
		if (aspectOdds.includes(undefined)) return find;
		const needed = Math.abs(rating - 3) === 2 ? NEEDED.outright : NEEDED.partly;
		const isBelieved =
			Math.max(...aspectOdds.map((odds = 0) => odds)) >= needed.aspect &&
			logOddsOf(parsed, own) * sign >= needed.direction;
		return isBelieved ? find : { ...find, polarity: undefined };
	});
}
