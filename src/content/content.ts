import * as z from 'zod';
import type { BusinessFile } from '../reviews/business/business-file.ts';
import type { Translations } from '../reviews/business/translation.ts';
import type { Service } from '../reviews/business/service.ts';
import type { ServiceArea } from '../reviews/business/service-area.ts';
import type { StaffMember } from '../reviews/business/staff-member.ts';
import type { Aspect } from '../insights/aspect.ts';
import type { FaqQuestion } from '../insights/faq-question.ts';
import type { ReaderQuality } from '../insights/insights-provenance.ts';
import type { Overrides } from '../insights/overrides.ts';
import type { WordedSummary } from '../insights/summary/worded-summary.ts';
import { Instant } from '../reviews/calendar-date.ts';
import type { PublicationHistory } from '../reviews/publication.ts';
import type { Recommendation } from '../reviews/recommendation.ts';
import type { StoredReview, StoredTombstone } from '../reviews/stored-review.ts';
import type { ReviewReading } from '../insights/readings/review-reading.ts';
import type { TransparencyLog } from '../log/transparency-log.ts';
import type { ImportedLedger } from './import-log.ts';

/** All settings files in `content/`. */
export interface Settings {
	readonly businessFile: BusinessFile;
	readonly staff: readonly StaffMember[];
	readonly services: readonly Service[];
	readonly serviceAreas: readonly ServiceArea[];
	readonly aspects: readonly Aspect[];
	readonly questions: readonly FaqQuestion[];
	readonly overrides: Overrides;
	/** The summary as a language model worded it, if one did. */
	readonly worded?: WordedSummary | undefined;
	/** Markdown. */
	readonly policyText: string;
	/** SVG, if the brand has a logo. */
	readonly logo?: string | undefined;
	/** The operator's texts in the other languages of the pages. */
	readonly translations?: Translations | undefined;
}

/** The digest of some content, and the time when it last changed. */
const Stamp = z.strictObject({ digest: z.string(), changed_at: Instant });
export type Stamp = z.output<typeof Stamp>;

/**
 * `content/stamps.json`: stamps of all records, of the settings that affect the dataset, of all settings,
 * of the readings, of the recommendations without stars and of the transparency log. The last three have no stamp
 * before the first one.
 */
export const Stamps = z.strictObject({
	records: Stamp.optional(),
	dataset: Stamp.optional(),
	settings: Stamp.optional(),
	readings: Stamp.optional(),
	recommendations: Stamp.optional(),
	log: Stamp.optional(),
});
export type Stamps = Readonly<z.output<typeof Stamps>>;

/** Everything in the content folder, validated. */
export interface Content {
	readonly settings: Settings;
	readonly stamps: Stamps;
	/** Counts of everything imported; absent before the first import or publication. */
	readonly ledger?: ImportedLedger | undefined;
	/** All stored records, including removed and unverified ones, in no particular order. */
	readonly records: readonly StoredReview[];
	readonly removed: readonly StoredTombstone[];
	/** All stored recommendations without stars. They count only in the share of customers who recommend. */
	readonly recommendations?: readonly Recommendation[] | undefined;
	/** The readings that match their reviews, at most one per review, keyed by review id. */
	readonly readings?: ReadonlyMap<string, ReviewReading> | undefined;
	/** How well each language model reads: `content/readings/quality.json`. */
	readonly readerQuality?: readonly ReaderQuality[] | undefined;
	/** The transparency log; absent until `npm run log:key` starts one. */
	readonly log?: TransparencyLog | undefined;
	/** Absent before the first publication. */
	readonly history?: PublicationHistory | undefined;
}
