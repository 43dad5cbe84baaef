import type { Business } from '../../reviews/business/business.ts';
import type { SiteSettings } from '../../reviews/business/business-file.ts';
import type { VerificationPolicy } from '../../reviews/business/verification-policy.ts';
import type { Translations } from '../../reviews/business/translation.ts';
import type { EditionChanges } from '../../reviews/changes/list-changes.ts';
import type { FaqQuestion } from '../../insights/faq-question.ts';
import type { Insights } from '../../insights/insights.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import type { Review } from '../../reviews/review.ts';
import type { PublishedLog } from '../publish-log.ts';
import type { Tombstone } from '../../reviews/stored-review.ts';
import type { StarCounts } from '../../reviews/star-counts.ts';
import type { ReviewValues } from '../../search/index/facet-lists.ts';
import type { SearchVocabulary } from '../../search/named-values.ts';

/**
 * Star counts of all imported, held-back, removed and left-out reviews, to compare with those
 * published.
 */
export interface StarAudit {
	/** When the ledger of imports began; absent before the first import. */
	readonly countedSince: Instant | undefined;
	/** Every review ever imported or added. */
	readonly imported: StarCounts;
	/** Stored, but not verified, or not published by the policy of the source. */
	readonly heldBack: StarCounts;
	readonly removed: StarCounts;
	/** Reviews in exports that were not imported because their platform does not publish them. */
	readonly leftOut: readonly {
		readonly source: string;
		readonly reason: string;
		readonly rating: number;
	}[];
}

/** The complete, immutable content of one build. Every document and function uses it. */
export interface Edition {
	/** Digest of the content and the schema version. */
	readonly id: string;
	/** Digest of reviews and business data only, so a new FAQ answer does not change it. */
	readonly datasetId: string;
	/** The public origin. */
	readonly baseUrl: string;
	/** When anything in the content last changed; absent if the time is unknown. */
	readonly modified: Instant | undefined;
	/** When reviews or business data last changed. */
	readonly datasetModified: Instant | undefined;
	readonly business: Business;
	readonly policy: VerificationPolicy;
	/** Contact for vulnerabilities, if it differs from the policy's contact. */
	readonly securityContact: string | undefined;
	/** SVG. */
	readonly logo: string | undefined;
	/** The operator's settings for the pages. */
	readonly site: SiteSettings;
	/** Markdown. */
	readonly policyText: string;
	/** The questions of the FAQ, with the operator's words for answers. */
	readonly questions: readonly FaqQuestion[];
	/** The operator's texts in other languages, by language. */
	readonly translations: Translations;
	/** Newest first. */
	readonly reviews: readonly Review[];
	/** The published reviews as JSON, one line each, in the same order. */
	readonly reviewLines: readonly string[];
	/** The removals that the operator stated, in the order of `removed.jsonl`. */
	readonly removed: readonly Tombstone[];
	/** Absent until `npm run log:key` starts one. */
	readonly log: PublishedLog | undefined;
	readonly audit: StarAudit;
	/** Changes to reviews since earlier editions. */
	readonly changes: EditionChanges;
	/** The values of the search's filters, with their names. */
	readonly vocabulary: SearchVocabulary;
	/** The department that does a service, by the id of the service, if only one does it. */
	readonly serviceDepartments: ReadonlyMap<string, string>;
	/** The ids of the departments that each review is about, by the id of the review. */
	readonly reviewDepartments: ReviewValues;
	/** The ids of the topics of the insights that each review brings up, by the id of the review. */
	readonly reviewTopics: ReviewValues;
	/** The ids of the reviews whose texts could not be read because of their language. */
	readonly unread: ReadonlySet<string>;
	readonly insights: Insights;
}
