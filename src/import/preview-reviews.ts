import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import { createPublicForm } from '../reviews/public-form.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { MergeResult } from './stored/merge-result.ts';
import { readStored } from './stored/stored-line.ts';

/** A review as readers will see it. */
export type PreviewedReview = Pick<
	StoredReview,
	'rating' | 'date' | 'location' | 'author' | 'title' | 'text' | 'responses'
> & { readonly isPublished: boolean };

/** The preview of a file in a dry run, which reveals wrong columns before anything is written. */
export interface Preview {
	readonly reviews: readonly PreviewedReview[];
	/** Facts with the same value in all reviews of the file. */
	readonly constant: readonly string[];
}

const SHOWN = 3;
/** The smallest number of reviews in which equal values are no coincidence. */
const MIN_EQUAL = 5;

/** Adds to each report what readers will see of the reviews in its file. */
export function addPreviews(
	reports: readonly { preview?: Preview }[],
	results: readonly MergeResult[],
	policyOf: (sourceId: string) => SourcePolicy | undefined,
): void {
	for (const [index, report] of reports.entries()) {
		const preview = createPreview();
		for (const { origin, line } of results) {
			const policy = line && origin.file === index ? policyOf(line.source) : undefined;
			if (line && policy) preview.add(readStored(line), policy);
		}
		report.preview = preview.finish();
	}
}

function createPreview() {
	const reviews: PreviewedReview[] = [];
	const values = new Map<string, Set<string>>();
	let count = 0;

	function add(record: StoredReview, source: SourcePolicy): void {
		count += 1;
		if (reviews.length < SHOWN) {
			const shown = createPublicForm([source])(record);
			const { rating, date, location, author, title, text, responses } = shown ?? record;
			const facts = { rating, date, location, author, title, text, responses };
			reviews.push({ ...facts, isPublished: shown !== undefined });
		}
		for (const [what, value] of comparedIn(record)) {
			const found = values.get(what) ?? new Set();
			// Two different values are enough to know.
			if (found.size < 2) values.set(what, found.add(value));
		}
	}

	function finish(): Preview {
		const equal = [...values].filter(([, found]) => found.size === 1 && !found.has(''));
		return { reviews, constant: count < MIN_EQUAL ? [] : equal.map(([what]) => what) };
	}

	return { add, finish };
}

function comparedIn({ title = '', text, author, date, rating }: StoredReview) {
	return [
		['title', title],
		['text', text],
		['author', author.anonymous ? '' : author.name],
		['day', date],
		['rating', String(rating)],
	] as const;
}
