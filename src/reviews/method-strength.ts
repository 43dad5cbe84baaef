import type { StoredReview } from './stored-review.ts';

type Method = StoredReview['verification']['method'];

const WEAKEST_FIRST: readonly Method[] = [
	'none',
	'platform_account_only',
	'transaction_match',
	'documents',
	'invited_after_transaction',
];

/**
 * Returns the weaker of two methods: a review must not claim more than its source's policy promises
 * or more than its record proves.
 */
export function weakerMethod(promised: Method, proven: Method): Method {
	return WEAKEST_FIRST.indexOf(promised) < WEAKEST_FIRST.indexOf(proven) ? promised : proven;
}
