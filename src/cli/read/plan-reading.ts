import type { Content } from '../../content/content.ts';
import { publishedRecords } from '../../content/published-records.ts';
import type { ReadingTask, ReviewToRead } from '../../insights/readings/reading-prompt.ts';
import { newestFirst } from '../../reviews/order.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';

/** Which reviews to read. */
export interface ReadingChoice {
	readonly source?: string | undefined;
	/** First day. */
	readonly since?: string | undefined;
	readonly limit?: number | undefined;
}

/** Lists the published reviews with words that have no valid reading, newest first. */
export function reviewsToRead(content: Content, choice: ReadingChoice): StoredReview[] {
	const { source, since = '', limit } = choice;
	return publishedRecords(content)
		.filter(({ id, title, text }) => !content.readings?.has(id) && `${title ?? ''}${text}` !== '')
		.filter((record) => record.date >= since && (source ?? record.source.id) === record.source.id)
		.toSorted(newestFirst)
		.slice(0, limit);
}

/**
 * Returns the aspects, people and services that a reader may find, without people who are not
 * public.
 */
export function toReadingTask({ settings }: Pick<Content, 'settings'>): ReadingTask {
	const { aspects, staff, services } = settings;
	return {
		aspects: aspects.map(({ id, label, description }) => ({ id, label, description })),
		people: staff
			.filter((member) => member.public)
			.map(({ id, name, aliases }) => ({ id, name, also: aliases })),
		services: services.map(({ id, name, synonyms }) => ({ id, name, also: synonyms })),
	};
}

/** Returns the part of a review to send to the model. It contains only published data. */
export function toReviewToRead(
	{ rating, location, title, text }: StoredReview,
	{ settings }: Pick<Content, 'settings'>,
): ReviewToRead {
	const { locations } = settings.businessFile;
	const name = locations.find(({ id }) => id === location)?.name ?? location;
	return { stars: rating, location: name, ...(title !== undefined && { title }), text };
}
