import type { Business } from '../business/business.ts';
import type { VerificationPolicy } from '../business/verification-policy.ts';
import type { Insights } from '../insights/insights.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import type { Review } from '../reviews/review.ts';
import type { Tombstone } from '../reviews/stored-review.ts';
import type { NamedPerson } from '../search/search-index.ts';

/** One build's content, complete and immutable: every document and every function answers from it. */
export interface Edition {
	/** Digest of the content and the schema version. */
	readonly id: string;
	/** The same of reviews and business data alone, so that a new FAQ answer does not move it. */
	readonly datasetId: string;
	/** The public origin. */
	readonly baseUrl: string;
	/** When anything in the content last changed; absent when nothing carries a time. */
	readonly modified: Instant | undefined;
	/** When reviews or business data last changed. */
	readonly datasetModified: Instant | undefined;
	readonly business: Business;
	readonly policy: VerificationPolicy;
	/** Markdown. */
	readonly policyText: string;
	/** Newest first. */
	readonly reviews: readonly Review[];
	/** The reviews as published: one line of JSON each, in the same order. */
	readonly reviewLines: readonly string[];
	readonly removed: readonly Tombstone[];
	readonly people: readonly NamedPerson[];
	readonly insights: Insights;
}
