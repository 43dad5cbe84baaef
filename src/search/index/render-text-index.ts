import { fold } from '../../reviews/fold.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import { renderDocLists } from './doc-lists.ts';
import { renderIndexFile } from './index-file.ts';
import { renderSequence, REVIEW_END } from './sequence.ts';
import { renderShortFragments } from './short-fragments.ts';
import type { TextFacts } from './text-index.ts';
import { renderUnitDictionary, TERMINATOR } from './unit-dictionary.ts';
import { unitStarts } from './units.ts';

/** The file that `TextIndex` reads, of reviews newest first. */
export function renderTextIndex(
	reviews: readonly Pick<Review, 'id' | 'text'>[],
	digest: string,
): Uint8Array {
	const texts = reviews.map(({ id, text }) => {
		if (!text.includes(TERMINATOR)) return fold(text);
		throw new SyntaxError(`Cannot index review "${id}": its text holds the character U+0000`);
	});
	const { units, row, reviewStarts } = readUnits(texts);
	const { alphabet, sections } = renderShortFragments(texts);
	const facts: TextFacts = { reviews: texts.length, digest, alphabet };
	return renderIndexFile(facts, {
		...sections,
		...renderUnitDictionary(units),
		...renderDocLists('unit_reviews', listReviews(row, units.length), texts.length),
		...renderSequence(row, reviewStarts, units.length),
	});
}

/** All units in their order, and the texts as a row of their numbers. */
function readUnits(texts: readonly string[]) {
	const numbers = new Map<string, number>();
	const found: number[] = [];
	const reviewStarts = new Uint32Array(texts.length + 1);
	for (const [doc, text] of texts.entries()) {
		const starts = unitStarts(text);
		for (const [index, start] of starts.entries()) {
			const unit = text.slice(start, starts[index + 1]);
			let number = numbers.get(unit);
			if (number === undefined) numbers.set(unit, (number = numbers.size + 1));
			found.push(number);
		}
		found.push(REVIEW_END);
		reviewStarts[doc + 1] = found.length;
	}

	const units = [...numbers.keys()].toSorted(compareText);
	const sorted = new Uint32Array(units.length + 1);
	for (const [index, unit] of units.entries()) sorted[numbers.get(unit) ?? 0] = index + 1;
	return { units, row: Uint32Array.from(found, (number) => sorted[number] ?? 0), reviewStarts };
}

/** For each unit, the reviews that have it. */
function listReviews(row: Uint32Array, unitCount: number): Uint32Array[] {
	const sizes = new Uint32Array(unitCount + 1);
	eachUnitOnce(row, unitCount, (unit) => (sizes[unit] = (sizes[unit] ?? 0) + 1));
	const lists = Array.from(
		{ length: unitCount },
		(_, index) => new Uint32Array(sizes[index + 1] ?? 0),
	);
	const lengths = new Uint32Array(unitCount + 1);
	eachUnitOnce(row, unitCount, (unit, doc) => {
		const length = lengths[unit] ?? 0;
		const list = lists[unit - 1];
		if (list) list[length] = doc;
		lengths[unit] = length + 1;
	});
	return lists;
}

/** Calls back with each unit of each review, once for a review. */
function eachUnitOnce(
	row: Uint32Array,
	unitCount: number,
	visit: (unit: number, doc: number) => void,
): void {
	/** The last review that each unit was seen in, and one. */
	const seen = new Uint32Array(unitCount + 1);
	let doc = 0;
	for (const unit of row) {
		if (unit === REVIEW_END) doc++;
		else if (seen[unit] !== doc + 1) {
			seen[unit] = doc + 1;
			visit(unit, doc);
		}
	}
}
