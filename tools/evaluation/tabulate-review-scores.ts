import type { Scores } from './evaluate-aspects.ts';
import type { ReviewScores } from './evaluate-reviews.ts';

/** Returns tables for the console, by title. Each row is keyed by its measure. */
export function tabulateReviewScores(scores: ReviewScores) {
	const joint = (groups: Readonly<Record<string, { readonly joint: Scores }>>) =>
		Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, row(group.joint)]));
	return {
		'aspect with polarity': {
			all: row(scores.all.joint),
			'aspect alone': row(scores.all.detection),
			'complaints in 4 and 5 star reviews': row(scores.complaintsAgainstStars),
			'praise in 1 and 2 star reviews': row(scores.praiseAgainstStars),
		},
		'by aspect': joint(scores.byAspect),
		'by length': joint(scores.byLength),
		'by stars': joint(scores.byStars),
		'people and services': { people: row(scores.people), services: row(scores.services) },
		'share of statements that are right, by confidence': Object.fromEntries(
			Object.entries(scores.reliability).map(([name, share]) => [
				name,
				{ right: share?.share, n: share?.n ?? 0 },
			]),
		),
	};
}

function row({ precision, recall, f1 }: Scores) {
	return {
		precision: precision?.share,
		found: precision?.n ?? 0,
		recall: recall?.share,
		labels: recall?.n ?? 0,
		f1,
	};
}
