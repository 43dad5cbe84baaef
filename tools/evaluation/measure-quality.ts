import { loadSettings } from '../../src/content/load-settings.ts';
import { createAspectFinder } from '../../src/insights/aspects/find-aspects.ts';
import { parseText } from '../../src/insights/text/parse-text.ts';
import type { Insights } from '../../src/insights/insights.ts';
import type { Share } from '../../src/insights/statistics/wilson.ts';
import { CONTENT_DIR } from '../../tests/support/content.ts';
import { readAspectCases } from './aspect-cases.ts';
import { evaluateAspects } from './evaluate-aspects.ts';
import { createCaseReader, evaluateReviews, type CaseReader } from './evaluate-reviews.ts';
import { readReviewCases, type ReviewCase } from './review-cases.ts';
import { evaluatePolarity } from './evaluate-polarity.ts';
import { readMentionSet, scoreSet } from './mention-sets.ts';

type Measured = Insights['quality']['measured'];

/** Measures the engine's accuracy on labeled texts that it has never seen. The insights publish the result. */
export async function measureQuality(): Promise<Measured> {
	return [
		...(await measureReviews()),
		...(await measureAspects()),
		...measurePolarity(),
		...measureMentions(),
	];
}

/** Measures on whole reviews. These figures come first because they matter most. */
async function measureReviews(): Promise<Measured> {
	const read = await createCaseReader();
	return [
		...measureCases('whole reviews, unseen', readReviewCases('test'), read),
		...measureCases('whole reviews of the sample', readReviewCases('sample'), read),
	];
}

/** Measures a reader on labeled reviews. */
export function measureCases(
	set: string,
	cases: readonly ReviewCase[],
	read: CaseReader,
): Measured {
	const scores = evaluateReviews(cases, read);
	const { cases: n, joint } = scores.all;
	const f1 = 'statements found and right, F1';
	return [
		...share(set, 'statements right, of those found', joint.precision),
		...share(set, 'statements found, of those made', joint.recall),
		{ set, measure: f1, value: joint.f1, n },
		...Object.entries(scores.byLength).map(([length, band]) => ({
			...{ set: `${set}, ${length}`, measure: f1, value: band.joint.f1, n: band.cases },
		})),
		...share(
			set,
			'complaints in 4 and 5 star reviews that are right',
			scores.complaintsAgainstStars.precision,
		),
		...share(
			set,
			'praise in 1 and 2 star reviews that is right',
			scores.praiseAgainstStars.precision,
		),
		...share(set, 'people right, of those found', scores.people.precision),
		...share(set, 'people found, of those named', scores.people.recall),
		...share(set, 'services right, of those found', scores.services.precision),
		...share(set, 'services found, of those meant', scores.services.recall),
	];
}

async function measureAspects(): Promise<Measured> {
	const { aspects } = await loadSettings(CONTENT_DIR);
	const find = createAspectFinder(aspects);
	const set = 'dealership sentences, unseen';
	const cases = readAspectCases('unseen');
	const scores = evaluateAspects(cases, (text, rating) => find(parseText(text), rating));
	const n = cases.length;
	return [
		{ set, measure: 'aspects found, F1', value: scores.detection.f1, n },
		{ set, measure: 'aspects found and judged right, F1', value: scores.joint.f1, n },
		...share(set, 'right where the stars say the opposite', scores.againstStars),
	];
}

function measurePolarity(): Measured {
	const scores = evaluatePolarity();
	const set = 'places in sentences, unseen';
	return [
		...share(set, 'polarity, of three', scores.three_way),
		...share(set, 'polarity, praise or complaint', scores.two_way),
		...share(set, 'complaints recognized', scores.negatives),
	];
}

function measureMentions(): Measured {
	const mentions = readMentionSet('unseen');
	return (['technician', 'service'] as const).flatMap((kind) => {
		const score = scoreSet(mentions, kind);
		const set = `${kind} mentions, unseen`;
		return [...share(set, 'precision', score.precision), ...share(set, 'recall', score.recall)];
	});
}

function share(set: string, measure: string, found: Share | undefined): Measured {
	return found ? [{ set, measure, value: found.share, ci95: [...found.ci95], n: found.n }] : [];
}
