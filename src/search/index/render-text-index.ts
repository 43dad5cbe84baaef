import { renderDocLists } from './doc-lists.ts';
import { renderIndexFile } from './index-file.ts';
import { largeNumbers } from './large-memory.ts';
import { renderShortFragments } from './render-short-fragments.ts';
import { renderSequence, REVIEW_END } from './sequence.ts';
import type { TextFacts } from './text-index.ts';
import { TERMINATOR, renderUnitDictionary } from './unit-dictionary.ts';
import { unitStarts } from './units.ts';
import { fold } from '../../reviews/fold.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';

/**
 * Renders the file that `TextIndex` reads. Reviews are given newest first. The titles are indexed as texts
 * after those of the reviews.
 */
export function renderTextIndex(
	reviews: readonly Pick<Review, 'id' | 'text' | 'title'>[],
	digest: string,
): Uint8Array {
	const titled = Array.from(reviews.keys()).filter((doc) => reviews[doc]?.title !== undefined);
	const parts = [
		...reviews.map(({ id, text }) => ({ id, text })),
		...titled.map((doc) => ({ id: reviews[doc]?.id, text: reviews[doc]?.title ?? '' })),
	];
	const texts = parts.map(({ id, text }) => {
		if (!text.includes(TERMINATOR)) return fold(text);
		throw new SyntaxError(`Cannot index review "${id}": it contains the character U+0000`);
	});
	const { units, row, reviewStarts } = readUnits(texts);
	const { alphabet, sections } = renderShortFragments(texts);
	const facts: TextFacts = { reviews: reviews.length, digest, alphabet };
	return renderIndexFile(facts, {
		...sections,
		title_reviews: Uint32Array.from(titled),
		...renderUnitDictionary(units),
		...renderDocLists('unit_reviews', listReviews(row, units.length + 1), texts.length),
		...renderSequence(row, reviewStarts, units.length),
	});
}

/** Returns all units, sorted, and all texts as one row of unit numbers. */
function readUnits(texts: readonly string[]) {
	/** Numbers from 1, in order of first occurrence. */
	const numbers = new Map<string, number>();
	const found: number[] = [];
	const reviewStarts = new Uint32Array(texts.length + 1);
	for (const [doc, text] of texts.entries()) {
		const starts = unitStarts(text);
		for (let index = 0; index < starts.length; index++) {
			const unit = text.slice(starts[index], starts[index + 1]);
			const number = numbers.get(unit) ?? numbers.size + 1;
			numbers.set(unit, number);
			found.push(number);
		}
		found.push(REVIEW_END);
		reviewStarts[doc + 1] = found.length;
	}

	const units = [...numbers.keys()];
	const order = Array.from(units.keys()).toSorted((a, b) =>
		compareText(units[a] ?? '', units[b] ?? ''),
	);
	const sorted = new Uint32Array(units.length + 1);
	for (const [index, unit] of order.entries()) sorted[unit + 1] = index + 1;
	const row = Uint32Array.from(found, (number) => sorted[number] ?? 0);
	return { units: order.map((unit) => units[unit] ?? ''), row, reviewStarts };
}

/** Lists, for each unit number, the reviews that contain the unit. */
function listReviews(row: Uint32Array, numbers: number): Uint32Array[] {
	const ends = new Uint32Array(numbers + 1);
	eachUnitOnce(row, numbers, (unit) => (ends[unit + 1] = (ends[unit + 1] ?? 0) + 1));
	for (let unit = 1; unit < ends.length; unit++)
		ends[unit] = (ends[unit] ?? 0) + (ends[unit - 1] ?? 0);
	const starts = ends.slice();
	const docs = largeNumbers(ends.at(-1) ?? 0);
	eachUnitOnce(row, numbers, (unit, doc) => {
		const next = starts[unit] ?? 0;
		docs[next] = doc;
		starts[unit] = next + 1;
	});
	return Array.from({ length: numbers }, (_, unit) => docs.subarray(ends[unit], ends[unit + 1]));
}

/** Calls `visit` once for each distinct unit of each review. */
function eachUnitOnce(
	row: Uint32Array,
	numbers: number,
	visit: (unit: number, doc: number) => void,
): void {
	/** For each unit, the last review that contains it, plus one. */
	const seen = new Uint32Array(numbers);
	let doc = 0;
	for (const unit of row) {
		if (unit === REVIEW_END) doc++;
		else if (seen[unit] !== doc + 1) {
			seen[unit] = doc + 1;
			visit(unit, doc);
		}
	}
}
