import type * as z from 'zod';
import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import { dayIn, dayOf, Instant, type CalendarDate } from '../reviews/calendar-date.ts';
import { foldName } from '../reviews/fold.ts';
import { LanguageTag } from '../reviews/review.ts';
import { cleanText, cleanTexts, type CleanText } from './values/clean-text.ts';
import { findDateProblems, withoutImpossibleTimes } from './find-date-problems.ts';
import { findLengthProblems } from './find-length-problems.ts';
import { contextAt, type ImportContext } from './import-context.ts';
import type { ReviewDraft } from './formats/read-record.ts';
import type { RecordProblem } from './import-report.ts';
import type { KnownLocation } from './find-location.ts';
import { holdsOwnOrder } from './personal-data/find-order-numbers.ts';
import { listMasks, type Masked } from '../reviews/mask.ts';
import { isPlaceholder } from './values/placeholder-name.ts';
import { parseRecord } from './parse-record.ts';
import { toEcho } from './join-problems.ts';
import { StoredReview } from '../reviews/stored-review.ts';
import type { OwnDetails } from './personal-data/redact-personal-data.ts';
import { reviewIdOf } from './stored/review-id.ts';
import { toSourceUrl } from './values/source-url.ts';
import { splitTranslation, type SplitText } from './values/split-translation.ts';
import { weakerMethod } from '../reviews/method-strength.ts';

/** A record as it will be stored, without the times that are set when it is stored. */
const ReviewCandidate = StoredReview.omit({
	changed_at: true,
	digest: true,
	imported_digest: true,
}).extend({
	verification: StoredReview.shape.verification.pick({ method: true }),
});
type ReviewCandidate = z.output<typeof ReviewCandidate>;

/** Personal data that was masked in a field. */
export type MaskedField = Masked & { readonly field: string };

export type Outcome =
	| {
			readonly candidate: ReviewCandidate;
			readonly warnings: readonly string[];
			readonly masked: readonly MaskedField[];
	  }
	| { readonly problems: readonly RecordProblem[] };

const UNNAMED =
	'names no location, but other reviews do; to skip such reviews, add --location none, or to import them all for one location, --location-for-all ID';
const ECHOED = new Set(['rating', 'date', 'language', 'location']);

/**
 * Cleans, splits and redacts a draft. Never considers its stars or sentiment.
 * @param location undefined if the draft names an unknown one
 */
export function toCandidate(
	given: ReviewDraft,
	source: SourcePolicy,
	location: KnownLocation | undefined,
	groupContext: ImportContext,
): Outcome {
	const context = contextAt(groupContext, location);
	const draft = withoutImpossibleTimes(given, context);
	const { reviewId } = draft;
	const texts = cleanTexts(draft);
	const problems = [
		...(location === undefined ? [unknownLocation(draft)] : []),
		...(isPersonal(reviewId, draft)
			? [{ field: 'id', reason: 'holds an e-mail address or an order number; export another id' }]
			: []),
		...findDateProblems(draft, context),
		...findLengthProblems(texts),
	];
	if (problems.length > 0 || location === undefined) return { problems };

	const warnings = [...draft.warnings];
	const masked: MaskedField[] = [];
	const author = authorOf(texts.authorName.text, draft, context);
	const { anonymous } = author;
	const redact = createRedactor({ ...draft, anonymous }, context, warnings, masked);
	const title = redact('title', texts.title);
	const { original, translation } = split('text', texts.text);
	const { country } = location.address;
	const language = languageOf({ ...draft, country }, original, translation, context, warnings);
	const { value: when } = draft.date;
	const candidate: ReviewCandidate = {
		id: reviewIdOf(source.id, reviewId),
		rating: draft.rating,
		source_rating: draft.sourceRating,
		date: toDay(when, context),
		published_at: when.includes('T') ? Instant.safeParse(when).data : undefined,
		edited_at: draft.editedAt,
		experienced_on: draft.experiencedOn,
		title: title || undefined,
		text: original,
		truncated: draft.truncated === true && original !== '' ? true : undefined,
		translation:
			translation === undefined
				? undefined
				: {
						text: translation,
						language: context.detectLanguage(translation),
						by: 'Google',
					},
		language,
		author,
		incentive: draft.incentive && { kind: draft.incentive },
		relationship: draft.relationship,
		source: { id: source.id, name: source.name, review_id: reviewId, url: urlOf() },
		location: location.id,
		visit_type: draft.visitType,
		aspect_ratings: draft.aspectRatings,
		recommends: draft.recommends,
		responses: texts.replies
			.map(({ date, ...reply }) => ({
				text: split('reply', reply, true).original,
				author: location.name,
				date: date && toDay(date, context),
			}))
			.filter(({ text }) => text !== ''),
		verification: { method: weakerMethod(source.method, draft.proven) },
		tags: {
			technicians: tagsOf(draft.technicians, 'staff.yaml', context.staffNames),
			services: tagsOf(draft.services, 'services.yaml', context.serviceNames),
		},
	};
	const checked = parseRecord(ReviewCandidate, candidate, ECHOED);
	return 'problems' in checked ? checked : { candidate: checked.data, warnings, masked };

	function urlOf(): string | undefined {
		if (draft.sourceUrl === undefined || draft.sourceUrl.trim() === '') return undefined;
		const url = toSourceUrl(draft.sourceUrl, (part) => context.redact(part, draft));
		if (url === undefined) {
			warnings.push('source url left out: it is not https, or holds personal data');
		}
		return url;
	}

	function split(field: string, clean: CleanText, byBusiness = false): SplitText {
		const parts = splitTranslation(redact(field, clean, byBusiness));
		if (parts.lacksOriginal) warnings.push(`${field}: a translation without its original`);
		return parts;
	}

	function tagsOf(tags: readonly string[], file: string, known: ReadonlySet<string>): string[] {
		const named = tags
			.map((tag) => cleanText(tag).text)
			.filter((tag) => tag !== '')
			.map((tag) => (known.has(foldName(withoutNickname(tag))) ? withoutNickname(tag) : tag));
		return [...new Set(named)].filter((tag) => {
			if (context.redact(tag, draft) !== tag) {
				warnings.push('tag left out: it holds personal data');
				return false;
			}
			const shown = toEcho(tag) === tag ? `"${tag}"` : `a tag of ${toEcho(tag)}`;
			if (!known.has(foldName(tag))) warnings.push(`${shown} is not in ${file}`);
			return true;
		});
	}
}

/** Returns the problem of a record whose location the business does not have. */
export function unknownLocation({
	location: { field, value, alternatives = [] },
}: Pick<ReviewDraft, 'location'>) {
	const found = [value, ...alternatives].find((word) => word !== '');
	if (found === undefined) return { field, reason: UNNAMED };
	return { field, reason: 'is not a location of the business', found: toEcho(found) };
}

/** Removes the quoted part of names such as `Adrian "AyyDee" Cortes`. */
function withoutNickname(name: string): string {
	return name.replace(/\s+["“(][^"”)]*["”)](?=\s)/g, '');
}

/**
 * Whether the id at the source, which is published, contains personal data. Random ids match many
 * patterns, so only "@" and the record's own order numbers count.
 */
function isPersonal(reviewId: string, { orders }: ReviewDraft): boolean {
	return reviewId.includes('@') || holdsOwnOrder(reviewId, orders);
}

/** Returns a function that redacts a clean text and notes what it removed. */
function createRedactor(
	own: OwnDetails,
	{ redact }: ImportContext,
	warnings: string[],
	masked: MaskedField[],
) {
	return (field: string, { text, flaws }: CleanText, byBusiness = false): string => {
		warnings.push(...flaws.map((flaw) => `${field}: ${flaw}`));
		const redacted = redact(text, { ...own, byBusiness });
		if (redacted === text) return text;
		const masks = listMasks(redacted, text);
		const kinds = [...new Set(masks.map(({ kind }) => kind))];
		warnings.push(`${field}: masked ${kinds.join(', ')}`);
		masked.push(...masks.map((mask) => ({ field, ...mask })));
		return redacted;
	};
}

function authorOf(cleanName: string, { nameless }: ReviewDraft, { redact }: ImportContext) {
	const name = cleanName.replace(/\s+/g, ' ');
	const hidden = isPlaceholder(name) || redact(name) !== name;
	return hidden ? { name: nameless, anonymous: true } : { name, anonymous: false };
}

function languageOf(
	{ language: stated, country }: Pick<ReviewDraft, 'language'> & { readonly country: string },
	text: string,
	translation: string | undefined,
	{ detectLanguage }: ImportContext,
	warnings: string[],
): string {
	if (text === '') return 'und';
	if (stated !== undefined && stated.trim() !== '') {
		const written = stated.trim().replace(/^[A-Z]+/, (code) => code.toLowerCase());
		const tag = LanguageTag.safeParse(written);
		if (tag.success) return tag.data;
		warnings.push('language detected, because the stated one is not a language tag');
	}
	const not = translation === undefined ? undefined : detectLanguage(translation);
	return detectLanguage(text, { not, country });
}

/**
 * Returns the day at the location if it has a time zone. Otherwise the day in the time's own offset, or at
 * the business for UTC.
 */
export function toDay(when: string, { business, timeZone }: ImportContext): CalendarDate {
	if (!when.includes('T')) return when;
	return timeZone === undefined ? dayOf(when, business.timezone) : dayIn(timeZone, when);
}
