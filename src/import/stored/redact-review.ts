import { commitFiles, recoverInterruptedChange } from '../../content/commit-files.ts';
import { lockContent } from '../../content/content-lock.ts';
import {
	loadRedactions,
	redactedDigest,
	writeRedactions,
	type MaskedText,
	type Redaction,
} from '../../content/redactions.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import { listMasks, MASKS, type MaskedKind } from '../../reviews/mask.ts';
import { NAMELESS } from '../../reviews/display-text.ts';
import { stampRecord } from '../../reviews/record-digest.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';
import { withoutNames } from './apply-redactions.ts';
import { forgetFormerLines } from './former-lines.ts';
import { ImportError } from '../import-error.ts';
import { createUnmasker, maskSpans } from '../personal-data/masked-spans.ts';
import { loadStock, planChange } from './plan-change.ts';
import { readStored, toStoredLine } from './stored-line.ts';
import { spansOf, type Span } from '../personal-data/text-span.ts';
import type { MaskedField } from '../to-candidate.ts';

export interface RedactOptions {
	readonly contentDir: string;
	readonly dataDir: string;
	readonly id: string;
	/** The words to mask, exactly as stored. */
	readonly words: string;
	readonly kind: MaskedKind;
	/** The only field to change; all of them by default. */
	readonly field?: Redaction['field'] | undefined;
	readonly now: Instant;
	readonly dryRun: boolean;
}

/** The masks of the kind that the review has after this, and how many places were masked. */
export interface RedactedReview {
	readonly places: number;
	readonly masked: readonly MaskedField[];
}

/**
 * Masks words in a stored review, and notes where they are in the texts that imports deliver, so that
 * imports mask them again. If they are the author's name, hides the author. Deletes the versions of the
 * review that are kept for an undo.
 * @throws {ImportError} if the review is not stored, or does not contain the words.
 */
export async function redactReview(options: RedactOptions): Promise<RedactedReview> {
	const { contentDir, dataDir, id, words, kind, field: only, now, dryRun } = options;
	using _lock = await lockContent(contentDir);
	await recoverInterruptedChange(contentDir);
	const stock = await loadStock(contentDir);
	const { records, removedIds } = stock.stored;
	const line = records.values().find((one) => one.id === id);
	// Storing a line again would end its removal.
	if (line === undefined || removedIds.has(id)) throw noReview(contentDir);

	const redactions = await loadRedactions(contentDir);
	const added: Redaction[] = [];
	const masked: MaskedField[] = [];
	const stored = readStored(line);
	const named = kind === 'name' ? withoutNames(stored, [words]) : stored;
	const isAuthor = words === stored.author.name && (only ?? 'author') === 'author';
	if (isAuthor) {
		added.push({ review: id, field: 'author', kind: 'name' });
		masked.push({ field: 'author', kind: 'name', context: NAMELESS.name });
	}
	const shown = isAuthor ? { ...named, author: NAMELESS } : named;
	const review = mapTexts(shown, (field, text, index) => {
		const spans = only === undefined || only === field ? findWords(text, words) : [];
		if (spans.length === 0) return text;
		const earlier = redactions
			.filter((one) => one.field !== 'author')
			.filter((one) => one.review === id && one.field === field && one.index === index);
		const digest = earlier.at(-1)?.digest ?? redactedDigest(text);
		const before = earlier.filter((one) => one.digest === digest);
		const toOriginal = createUnmasker(text, before);
		if (toOriginal === undefined) throw isEdited(id);
		for (const span of spans) {
			const [start, end] = [toOriginal(span.start), toOriginal(span.end)];
			added.push({ review: id, field, index, kind, start, end, digest });
		}
		const redacted = maskSpans(
			text,
			spans.map((span) => ({ ...span, kind })),
		);
		masked.push(...listMasks(redacted, text).map((mask) => ({ field, ...mask })));
		return redacted;
	});
	if (added.length === 0) throw noWords(id, only);
	if (!dryRun) {
		await forgetFormerLines(dataDir, [id]);
		const upserts = [toStoredLine(stampRecord(review, now))];
		await commitFiles(contentDir, [
			...(await planChange(stock, { upserts, removals: [] }, now)),
			writeRedactions([...redactions, ...added]),
		]);
	}
	return { places: added.length, masked };
}

type ToText = (field: MaskedText['field'], text: string, index?: number) => string;

function mapTexts(review: StoredReview, toText: ToText): StoredReview {
	const { title, text, translation, responses } = review;
	return {
		...review,
		...(title !== undefined && { title: toText('title', title) }),
		text: toText('text', text),
		...(translation && {
			translation: { ...translation, text: toText('translation', translation.text) },
		}),
		responses: responses.map((reply, index) => ({
			...reply,
			text: toText('response', reply.text, index),
		})),
	};
}

/** Finds the words, except where they cut a mask or are a part of one. */
function findWords(text: string, words: string): Span[] {
	const masks = spansOf(text, [MASKS]);
	const found = spansOf(text, [new RegExp(RegExp.escape(words), 'g')]);
	return found.filter((one) =>
		masks.every(
			({ start, end }) =>
				end <= one.start ||
				one.end <= start ||
				(one.start <= start && end <= one.end && end - start < one.end - one.start),
		),
	);
}

/** Does not repeat the id, which may be the words if the two were swapped. */
function noReview(contentDir: string): ImportError {
	return new ImportError(
		`Cannot redact this review: none in ${contentDir} has this id, or it was removed\n` +
			'Find the id of a review: npm run find -- TEXT\n' +
			'Then type it before the words: npm run redact -- ID "WORDS"',
	);
}

function noWords(
	id: string,
	field = 'title, text, translation, responses and author',
): ImportError {
	return new ImportError(
		`Cannot redact "${id}": its ${field} do not contain these words; nothing was masked\n` +
			`Copy them exactly, with capitals and spaces, from: npm run find -- ${id}\n` +
			`Then type them in quotes: npm run redact -- ${id} "WORDS"`,
	);
}

function isEdited(id: string): ImportError {
	return new ImportError(
		`Cannot redact "${id}": its text was changed by hand since it was redacted\n` +
			`Delete the lines with "${id}" in redactions.jsonl and import its export again\n` +
			`Then redact all of its words again: npm run redact -- ${id} "WORDS"`,
	);
}
