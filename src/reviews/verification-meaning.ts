import type { VerificationMethod } from './review.ts';

/** Explains to readers how much a verification method proves. */
export interface VerificationMeaning {
	readonly short: string;
	/** A sentence about the review that begins with "It". */
	readonly sentence: string;
	/** A sentence about what the method does not prove. */
	readonly limits: string;
}

export const VERIFICATION_MEANINGS: Record<VerificationMethod, VerificationMeaning> = {
	invited_after_transaction: {
		short: 'invited after the visit',
		sentence: 'It answers an invitation tied to one repair order or deal.',
		limits: 'It does not show who in the household answered, or that the review is accurate.',
	},
	transaction_match: {
		short: 'matched to an order',
		sentence: 'It was matched to a repair order or deal afterwards.',
		limits:
			'It does not show that the author is the customer of that order, or that the review is accurate.',
	},
	documents: {
		short: 'documents seen',
		sentence: 'Documents that prove the visit were checked.',
		limits:
			'It does not show that the papers are the author’s own, or that the review is accurate.',
	},
	platform_account_only: {
		short: 'account only',
		sentence:
			'It comes from an account that the platform vouches for; that does not prove the visit.',
		limits: 'It does not show that the author was a customer, or that the review is accurate.',
	},
};
