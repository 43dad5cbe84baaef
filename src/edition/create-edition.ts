import { listChanges } from '../reviews/changes/list-changes.ts';
import { toBusiness, toSiteSettings } from '../reviews/business/business-file.ts';
import type { Content, Settings } from '../content/content.ts';
import { ContentError } from '../content/content-error.ts';
import { SUMMARY_FILE, SUMMARY_REMEDY } from '../content/content-paths.ts';
import { countedRecommendations } from '../content/published-records.ts';
import { digestReadings, digestRecommendations } from '../content/stamps.ts';
import { toJsonLine } from '../content/read-json-lines.ts';
import type { Edition } from './documents/edition.ts';
import { SCHEMA_VERSION } from './documents/schema-version.ts';
import { findWrongNumber } from '../insights/author-numbers.ts';
import { deriveInsights, readerOf } from '../insights/derive-insights.ts';
import { createDepartmentFinder } from '../insights/owner/find-departments.ts';
import { findTopics } from '../insights/topics/find-topics.ts';
import { findWrongWording } from '../insights/summary/worded-summary.ts';
import { canonicalJson } from '../reviews/canonical-json.ts';
import { contentVocabulary, digestParts, publishRecords } from './publish-records.ts';
import { toTombstones } from './publish-log.ts';
import { deriveStarAudit } from './derive-star-audit.ts';
import { createRecordReader, type RecordReader, createCachedReader } from './record-reader.ts';
import { listFilterValues } from './filter-values.ts';
import { listReviewTopics } from './review-topics.ts';
import { loadContent } from '../content/load-content.ts';
import { refusePersonalData } from '../import/personal-data/find-personal-data.ts';
import type { BuildCache } from './build-cache.ts';

/**
 * Builds an edition from content. The same content always gives the same bytes.
 * @param read returns the readings of texts, possibly from a cache
 * @throws {ContentError} if a hand-written text states a number that the reviews do not support, or the
 *   reworded summary something else than the generated one.
 */
export function createEdition(
	content: Content,
	baseUrl: string,
	read: RecordReader = createRecordReader(content.settings),
): Edition {
	const { settings, removed } = content;
	const { aspects, questions, overrides, worded } = settings;
	const vocabulary = contentVocabulary(settings);
	const published = publishRecords(content, { vocabulary, baseUrl, read });
	const { reviews, ambiguous, statements, history, datasetId, times, log } = published;
	const business = toBusiness(settings.businessFile);
	const changes = listChanges(history);

	const audit = deriveStarAudit(content);
	const { stamps, ledger = {}, readerQuality } = content;
	const recommendations = countedRecommendations(content);
	const facts = canonicalJson([
		settings,
		stamps,
		removed,
		ledger,
		changes,
		digestReadings(content),
		digestRecommendations(recommendations),
	]);
	const id = digestParts(datasetId, facts, []);

	const departments = createDepartmentFinder(
		vocabulary,
		new Map(
			business.locations.map((one) => [one.id, (one.departments ?? []).map(({ id: own }) => own)]),
		),
		statements,
	);

	const readers = new Map(
		[...(content.readings ?? [])].map(([key, { reader }]) => [key, reader.kind]),
	);
	const topics = findTopics(reviews, statements, overrides.topics, content.readings);
	const insights = deriveInsights({
		...{ reviews, recommendations, ambiguous, statements, topics },
		...{ vocabulary, aspects, questions, overrides, worded },
		names: displayNames(settings.businessFile),
		departments,
		readers,
		readerQuality,
	});
	const listed = [...insights.topics, ...insights.more_topics];
	const wrong = findWrongNumber(insights, reviews);
	if (wrong !== undefined) throw new ContentError('overrides.yaml', undefined, wrong);
	if (worded && insights.summary.source === 'model') {
		const misworded = findWrongWording(worded.sentences, namesInSummaries(settings));
		if (misworded !== undefined) {
			throw new ContentError(SUMMARY_FILE, undefined, `${misworded}; ${SUMMARY_REMEDY}`);
		}
	}

	return {
		id,
		datasetId,
		baseUrl,
		business,
		policy: settings.businessFile.review_policy,
		securityContact: settings.businessFile.security?.contact,
		site: toSiteSettings(settings.businessFile),
		logo: settings.logo,
		vocabulary: listFilterValues(settings, vocabulary, listed),
		serviceDepartments: new Map(
			vocabulary.services.flatMap(({ id: service, department }) =>
				department === undefined ? [] : [[service, department] as const],
			),
		),
		reviewDepartments: new Map(
			reviews.map((review) => [review.id, departments.withSameType(review)]),
		),
		reviewTopics: listReviewTopics(topics, new Set(listed.map(({ id: topic }) => topic))),
		unread: new Set(
			reviews
				.filter((review) => review.text !== '' && readerOf(review, readers) === undefined)
				.map(({ id: review }) => review),
		),
		removed: toTombstones(content),
		log,
		audit,
		reviews,
		modified: times.content,
		datasetModified: times.dataset,
		policyText: settings.policyText,
		questions,
		translations: settings.translations ?? {},
		reviewLines: reviews.map(toJsonLine),
		changes,
		insights: { version: SCHEMA_VERSION, edition: id, modified: times.content, ...insights },
	};
}

/** Display names of everything that a summary may name: a reworded one keeps them. */
export function namesInSummaries(settings: Settings): string[] {
	const { staff, services } = contentVocabulary(settings);
	return [
		...displayNames(settings.businessFile).values(),
		...settings.aspects.map(({ label }) => label),
		...[...staff, ...services].map(({ name }) => name),
	];
}

function displayNames({ locations, review_policy }: Settings['businessFile']) {
	return new Map([
		...locations.map(({ id, name, short_name }) => [id, short_name ?? name] as const),
		...locations.flatMap(({ id: location, departments = [] }) =>
			departments.map(({ id, name }) => [`${location}/${id}`, name] as const),
		),
		...review_policy.sources.map(({ id, name }) => [id, name] as const),
	]);
}

/** The content folder to build and the public origin to build it for. */
export interface BuildSettings {
	readonly contentDir: string;
	readonly baseUrl: string;
}

/**
 * Builds an edition from a content folder.
 * @param cache of text readings; without it, every text is analyzed again
 * @throws {ContentError}
 */
export async function buildEdition(
	{ contentDir, baseUrl }: BuildSettings,
	cache?: BuildCache,
): Promise<Edition> {
	const content = await loadContent(contentDir);
	await refusePersonalData(content, contentDir);
	return createEdition(content, baseUrl, createCachedReader(content.settings, cache));
}
