import { createHash } from 'node:crypto';
import { advanceHistory, type AdvancedHistory } from '../reviews/changes/advance-history.ts';
import { toBusiness } from '../reviews/business/business-file.ts';
import type { Content, Settings } from '../content/content.ts';
import { publishedRecords } from '../content/published-records.ts';
import { digestContent } from '../content/stamps.ts';
import { SCHEMA_VERSION } from './documents/schema-version.ts';
import type { AmbiguousFinds } from '../insights/derive-entities.ts';
import { findMentions } from '../insights/find-mentions.ts';
import { placeReading } from '../insights/readings/place-reading.ts';
import { judgeAspects, type AspectStatement } from '../insights/judge-aspects.ts';
import { type Vocabulary, createVocabulary } from '../insights/vocabulary.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { canonicalJson } from '../reviews/canonical-json.ts';
import { compareText, newestFirst } from '../reviews/order.ts';
import { NO_HISTORY } from '../reviews/publication.ts';
import { publicationDigest } from '../reviews/publication-digest.ts';
import type { Review } from '../reviews/review.ts';
import { latestChange, type LatestChange, createFallbackTimes } from './latest-change.ts';
import { logFacts, publishLog, type PublishedLog } from './publish-log.ts';
import type { RecordReader } from './record-reader.ts';
import { toReview } from './to-review.ts';

const ID_LENGTH = 16;

/** The published reviews in a content folder. */
export interface PublishedRecords {
	/** Newest first. */
	readonly reviews: readonly Review[];
	/** Sorted by review id. */
	readonly ambiguous: readonly AmbiguousFinds[];
	readonly statements: ReadonlyMap<string, readonly AspectStatement[]>;
	/** The content's history, brought up to date with these reviews. */
	readonly history: AdvancedHistory;
	/** Digest of reviews and business data. */
	readonly datasetId: string;
	readonly times: LatestChange;
	readonly log: PublishedLog | undefined;
}

/** How to read records, and the origin they are published at. */
export interface ReadingContext {
	readonly vocabulary: Vocabulary;
	readonly baseUrl: string;
	readonly read: RecordReader;
}

/**
 * Publishes the records that pass the policy and were not removed. `updated_at` is when a review
 * was first published in its current form: from the history, or from `timeOf` if the history does
 * not cover it.
 */
export function publishRecords(
	content: Content,
	reading: ReadingContext,
	timeOf?: (id: string) => Instant | undefined,
): PublishedRecords {
	const { reviews: undated, ambiguous, statements } = readRecords(content, reading);
	const digests = digestContent(content);
	const forms = new Map(undated.map((review) => [review.id, publicationDigest(review)]));
	const fallbackTimes = timeOf ?? createFallbackTimes(content, digests);
	const history = advanceHistory(content.history ?? NO_HISTORY, forms, fallbackTimes);
	const reviews = undated
		.map((review) => ({
			...review,
			updated_at: history.publications.get(review.id)?.changed_at,
		}))
		.toSorted(newestFirst);
	const { businessFile } = content.settings;
	const log = publishLog(content, undated, history);
	const facts = canonicalJson([
		toBusiness(businessFile),
		businessFile.review_policy,
		...(log ? [logFacts(log)] : []),
	]);
	return {
		log,
		reviews,
		ambiguous: ambiguous.toSorted((a, b) => compareText(a.review, b.review)),
		statements,
		history,
		datasetId: digestParts(SCHEMA_VERSION, facts, reviews),
		times: latestChange(content, digests, history),
	};
}

/** Digests reviews without their URLs, so that an id does not depend on where it is published. */
export function digestParts(kind: string, facts: string, reviews: readonly Review[]): string {
	const hash = createHash('sha256').update(`${kind}\n${facts}\n`);
	for (const review of reviews) hash.update(JSON.stringify({ ...review, url: undefined }));
	return hash.digest('hex').slice(0, ID_LENGTH);
}

function readRecords(content: Content, { vocabulary, baseUrl, read }: ReadingContext) {
	const { readings, settings } = content;
	const { staff, services, aspects } = settings;
	const known = new Set([...staff, ...services, ...aspects].map(({ id }) => id));
	const reviews: Review[] = [];
	const ambiguous: AmbiguousFinds[] = [];
	const statements = new Map<string, readonly AspectStatement[]>();
	for (const record of publishedRecords(content)) {
		const engine = read(record);
		const stored = readings?.get(record.id);
		const placed = stored && placeReading(stored, record, known, engine);
		const finds = { ...engine, ...placed, isRead: placed !== undefined };
		const found = findMentions(record, finds, vocabulary);
		const readBy = stored?.reader.kind;
		const judged = judgeAspects(aspects, record.aspect_ratings, finds.aspects, readBy);
		const review = toReview(record, found, judged, baseUrl);
		if (review === undefined) continue;
		reviews.push(review);
		statements.set(review.id, judged);
		ambiguous.push({ review: review.id, finds: found.ambiguous });
	}
	return { reviews, ambiguous, statements };
}

/** Builds the vocabulary of names from the settings. */
export function contentVocabulary(settings: Settings): Vocabulary {
	const { staff, services, serviceAreas, overrides } = settings;
	return createVocabulary(staff, services, serviceAreas, overrides.mentions.block);
}
