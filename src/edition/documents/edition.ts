import type { Business } from '../../reviews/business/business.ts';
import type { VerificationPolicy } from '../../reviews/business/verification-policy.ts';
import type { EditionChanges } from '../../reviews/changes/list-changes.ts';
import type { Insights } from '../../insights/insights.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import type { Review } from '../../reviews/review.ts';
import type { Tombstone } from '../../reviews/stored-review.ts';
import type { StarCounts } from '../../reviews/star-counts.ts';
import type { NamedPerson } from '../../search/search-index.ts';

/** What the reviews that are published have to be compared with. */
export interface StarAudit {
	/** When the ledger of imports began; absent where there is none yet. */
	readonly countedSince: Instant | undefined;
	/** Everything that was ever imported or added. */
	readonly imported: StarCounts;
	/** Stored, but verified by nothing. */
	readonly heldBack: StarCounts;
	readonly removed: StarCounts;
	/** What exports held and imports left out because its platform does not publish it. */
	readonly leftOut: readonly {
		readonly source: string;
		readonly reason: string;
		readonly rating: number;
	}[];
}

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
	/** Whom to tell of a vulnerability, where that is somebody else than the policy names. */
	readonly securityContact: string | undefined;
	/** Markdown. */
	readonly policyText: string;
	/** Newest first. */
	readonly reviews: readonly Review[];
	/** The reviews as published: one line of JSON each, in the same order. */
	readonly reviewLines: readonly string[];
	readonly removed: readonly Tombstone[];
	readonly audit: StarAudit;
	/** What became of reviews since editions before this one. */
	readonly changes: EditionChanges;
	readonly people: readonly NamedPerson[];
	readonly insights: Insights;
}
