import { weakerMethod } from '../reviews/method-strength.ts';
import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import type { Recommendation } from '../reviews/recommendation.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Settings } from './content.ts';
import { noneOf } from './settings-problems.ts';

/** Ids that the site uses itself, for the main element and in the paths of the archive. */
const TAKEN_IDS = ['main', 'month'];

/** The file and line of a record. */
export interface Place {
	readonly path: string;
	readonly line: number;
}

/** A broken rule, and what to do. */
export type RecordProblem = Pick<ContentProblem, 'problem' | 'remedy'>;

/**
 * Returns functions that check a review, or a recommendation without stars, against the settings and
 * against the records checked before. Without `business.yaml`, they do only the latter.
 */
export function createRecordInspector(businessFile: Settings['businessFile'] | undefined) {
	const locations = new Set(businessFile?.locations.map(({ id }) => id));
	const policies = businessFile?.review_policy.sources ?? [];
	const sources = new Map(policies.map((source) => [source.id, source]));
	const seen = new Map<string, Place>();

	return { review, recommendation };

	function* review(record: StoredReview, place: Place): Generator<RecordProblem> {
		const { id, location, source, verification } = record;
		if (TAKEN_IDS.includes(id)) {
			const problem = `"id" is "${id}", which the site itself uses`;
			yield { problem, remedy: 'give the record another id' };
		}
		yield* repeated('id', id, id, place);
		yield* repeated(
			'source.review_id',
			`${source.id} ${source.review_id}`,
			source.review_id,
			place,
		);
		const policy = yield* known({ location, source: source.id }, 'source.id');
		const { method } = verification;
		if (policy === undefined || weakerMethod(policy.method, method) === method) return;
		const problem =
			`"verification.method" is "${method}", but business.yaml lets source "${source.id}" claim ` +
			`at most "${policy.method}"`;
		yield { problem, remedy: `write "${policy.method}", which is what the source proves` };
	}

	function* recommendation(record: Recommendation, place: Place): Generator<RecordProblem> {
		yield* repeated('id', record.id, record.id, place);
		yield* known(record, 'source');
	}

	/** Returns the policy of the source, if the settings have it. */
	function* known(
		{ location, source }: { readonly location: string; readonly source: string },
		field: string,
	): Generator<RecordProblem, SourcePolicy | undefined> {
		if (businessFile === undefined) return undefined;
		if (!locations.has(location)) {
			const remedy = `correct it, or add the location "${location}" to business.yaml`;
			yield { problem: noneOf('location', location, locations), remedy };
		}
		const policy = sources.get(source);
		if (policy === undefined) {
			const remedy = `correct it, or add the source "${source}" to review_policy.sources of business.yaml`;
			yield { problem: noneOf(field, source, sources.keys()), remedy };
		}
		return policy;
	}

	function* repeated(
		field: string,
		key: string,
		shown: string,
		place: Place,
	): Generator<RecordProblem> {
		const earlier = seen.get(key);
		seen.set(key, earlier ?? place);
		if (earlier === undefined) return;
		const problem = `"${field}" is "${shown}", as in ${earlier.path}:${earlier.line}`;
		yield { problem, remedy: 'delete one of the two lines, or give one of them another id' };
	}
}
