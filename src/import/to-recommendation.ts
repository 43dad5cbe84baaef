import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import { DISCLOSURES } from '../reviews/disclosure.ts';
import { weakerMethod } from '../reviews/method-strength.ts';
import { Recommendation } from '../reviews/recommendation.ts';
import { findDateProblems } from './find-date-problems.ts';
import type { KnownLocation } from './find-location.ts';
import { contextAt, type ImportContext } from './import-context.ts';
import type { RecommendationDraft } from './formats/read-record.ts';
import type { RecordProblem } from './import-report.ts';
import { parseRecord } from './parse-record.ts';
import { reviewIdOf } from './stored/review-id.ts';
import { toDay, unknownLocation } from './to-candidate.ts';

type RecommendationOutcome =
	| { readonly recommendation: Recommendation }
	| { readonly skipped: string }
	| { readonly problems: readonly RecordProblem[] };

const ECHOED = new Set(['date', 'location']);

/**
 * Returns the recommendation as it will be stored. Nothing shows one, so one without proof of the visit
 * cannot be held back, and one for a reward cannot be labeled: both are skipped.
 */
export function toRecommendation(
	draft: RecommendationDraft,
	source: SourcePolicy,
	location: KnownLocation | undefined,
	groupContext: ImportContext,
): RecommendationOutcome {
	const context = contextAt(groupContext, location);
	if (DISCLOSURES.some((fact) => draft[fact] !== undefined)) {
		return { skipped: 'a recommendation for a reward, or by someone connected to the business' };
	}
	if (weakerMethod(source.method, draft.proven) === 'none') {
		return { skipped: 'a recommendation that nothing proves' };
	}
	const problems = [
		...(location === undefined ? [unknownLocation(draft)] : []),
		...findDateProblems(draft, context),
	];
	if (problems.length > 0 || location === undefined) return { problems };
	const checked = parseRecord(
		Recommendation,
		{
			id: reviewIdOf(source.id, draft.reviewId),
			source: source.id,
			location: location.id,
			date: toDay(draft.date.value, context),
			recommends: draft.recommends,
		},
		ECHOED,
	);
	return 'problems' in checked ? checked : { recommendation: checked.data };
}
