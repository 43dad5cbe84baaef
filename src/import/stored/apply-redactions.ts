import { redactedDigest, type MaskedText, type Redaction } from '../../content/redactions.ts';
import { NAMELESS } from '../../reviews/display-text.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';
import { beginningOf } from '../values/excerpt.ts';
import { maskSpans } from '../personal-data/masked-spans.ts';

/** A review with its redactions by hand. */
export interface Redacted {
	readonly review: StoredReview;
	/** Whether a redacted text changed at its source, so that the stored one was kept. */
	readonly isChanged: boolean;
}

export type RedactAgain = (offered: StoredReview, before: StoredReview | undefined) => Redacted;

/**
 * Returns a function that repeats the redactions by hand in a review from an export. A text that
 * changed since stays as it is stored, or is left out if it is not stored, so that nothing masked
 * returns. Copies of redacted texts in other reviews are masked too.
 */
export function createRedactAgain(redactions: readonly Redaction[]): RedactAgain {
	const masked = redactions.filter((one) => one.field !== 'author');
	const ofReviews = Map.groupBy(masked, ({ review }) => review);
	const ofDigests = Map.groupBy(masked, ({ digest }) => digest);
	const hidden = new Set(redactions.flatMap((one) => (one.field === 'author' ? one.review : [])));

	return (offered, before) => {
		const id = before?.id ?? offered.id;
		const own = ofReviews.get(id) ?? [];
		let isChanged = false;
		const names: string[] = [];

		/** Returns the texts of a field with their masks; `undefined` if the stored ones must be kept. */
		function redact(
			field: MaskedText['field'],
			texts: readonly string[],
			stored: readonly string[],
		) {
			const mine = own.filter((one) => one.field === field);
			const fitted = texts.map((text) => {
				const digest = redactedDigest(text);
				const fitting = mine.filter((one) => one.digest === digest);
				const spans = fitting.length > 0 ? fitting : (ofDigests.get(digest) ?? []);
				names.push(
					...spans.flatMap(({ kind, start, end }) =>
						kind === 'name' ? text.slice(start, end) : [],
					),
				);
				// The beginning of a masked text contains nothing that was masked.
				const beginning = beginningOf(text);
				const isKnown = fitting.length > 0 || stored.some((one) => one.startsWith(beginning));
				return { digest, isKnown, text: maskSpans(text, spans) };
			});
			const isLost = mine.some((one) => !fitted.some(({ digest }) => digest === one.digest));
			if (!isLost || fitted.every(({ isKnown }) => isKnown)) return fitted.map(({ text }) => text);
			isChanged = true;
			return undefined;
		}

		const { title, text, translation, responses } = offered;
		const titles = redact('title', listed(title), listed(before?.title));
		const texts = redact('text', listed(text), listed(before?.text));
		const was = before?.translation;
		const translations = redact('translation', listed(translation?.text), listed(was?.text));
		const replies = redact('response', textsOf(responses), textsOf(before?.responses ?? []));
		const { language, truncated } = before ?? { language: 'und' };
		const { technicians } = withoutNames(offered, names).tags;
		const known = technicians.filter((name) => before?.tags.technicians.includes(name));
		const review: StoredReview = {
			...offered,
			...(hidden.has(id) && { author: NAMELESS }),
			tags: { ...offered.tags, technicians: isChanged ? known : technicians },
			title: titles === undefined ? before?.title : titles[0],
			...(texts === undefined
				? { text: before?.text ?? '', language, truncated }
				: { text: texts[0] ?? '' }),
			translation:
				translations === undefined
					? was
					: translation && { ...translation, text: translations[0] ?? '' },
			responses:
				replies === undefined
					? (before?.responses ?? [])
					: responses.map((reply, index) => ({ ...reply, text: replies[index] ?? '' })),
		};
		return { review, isChanged };
	};
}

/** Leaves out tags of staff with a masked name, because the whole name would stay beside the mask. */
export function withoutNames(review: StoredReview, names: readonly string[]): StoredReview {
	const isMasked = (tag: string) => names.some((name) => tag.includes(name) || name.includes(tag));
	const technicians = review.tags.technicians.filter((tag) => !isMasked(tag));
	return { ...review, tags: { ...review.tags, technicians } };
}

function listed(text: string | undefined): string[] {
	return text === undefined || text === '' ? [] : [text];
}

function textsOf(responses: StoredReview['responses']): string[] {
	return responses.map(({ text }) => text);
}
