import type { ReviewCandidate } from './review-candidate.ts';

/** Days as most are written; zod knows the rest, such as those before 1900 and each 29 February. */
const DAY =
	'(?:19|20)\\d\\d-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)';
const CALENDAR_DAY = new RegExp(`^${DAY}$`);
const TIME_IN_UTC = new RegExp(`^${DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?Z$`);
const SLUG = /^[a-z0-9][a-z0-9_-]{0,79}$/;
const LANGUAGE = /^[a-z]{2,3}$/;
const LONGEST = { title: 1_000, text: 100_000, author: 200, reviewId: 500 };

/**
 * Whether `ReviewCandidate` takes a candidate, and as it stands, for sure; false only means that the
 * schema has to be asked. It is a shortcut for what nearly all candidates are, and a test compares
 * both. What a type says already is not looked at again.
 */
export function isSound(candidate: ReviewCandidate): boolean {
	const { author, source, translation, aspect_ratings: aspects } = candidate;
	const { technicians, services } = candidate.tags;
	return (
		isSlug(candidate.id) &&
		isStars(candidate.rating) &&
		CALENDAR_DAY.test(candidate.date) &&
		isTime(candidate.published_at) &&
		isTime(candidate.edited_at) &&
		(candidate.experienced_on === undefined || CALENDAR_DAY.test(candidate.experienced_on)) &&
		(candidate.title === undefined || isFilled(candidate.title, LONGEST.title)) &&
		candidate.text.length <= LONGEST.text &&
		translation === undefined &&
		LANGUAGE.test(candidate.language) &&
		isFilled(author.name, LONGEST.author) &&
		isSlug(source.id) &&
		isFilled(source.review_id, LONGEST.reviewId) &&
		source.url === undefined &&
		isSlug(candidate.location) &&
		(aspects === undefined || areAspects(aspects)) &&
		candidate.responses.every(isReply) &&
		technicians.every((tag) => tag !== '') &&
		services.every((tag) => tag !== '')
	);
}

function isSlug(id: string): boolean {
	return SLUG.test(id);
}

function isStars(rating: number): boolean {
	return Number.isInteger(rating) && rating >= 1 && rating <= 5;
}

function isTime(time: string | undefined): boolean {
	return time === undefined || TIME_IN_UTC.test(time);
}

function isFilled(text: string, longest: number): boolean {
	return text !== '' && text.length <= longest;
}

function areAspects(aspects: NonNullable<ReviewCandidate['aspect_ratings']>): boolean {
	for (const aspect in aspects) {
		if (!isSlug(aspect) || !isStars(aspects[aspect] ?? 0)) return false;
	}
	return true;
}

function isReply({ text, author, date }: ReviewCandidate['responses'][number]): boolean {
	return isFilled(text, LONGEST.text) && author !== '' && CALENDAR_DAY.test(date);
}
