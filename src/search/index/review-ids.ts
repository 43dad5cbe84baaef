import type { ReviewId } from '../../reviews/review.ts';
import { compareText } from '../../reviews/order.ts';
import { Column } from './column.ts';
import type { IndexFile, Numbers, Section } from './index-file.ts';
import { lowerBound, type Range } from './range.ts';

/** Maps reviews to their ids, and ids to their reviews. */
export class ReviewIds {
	readonly #starts: Column;
	readonly #text: Section;
	/** The reviews, sorted by id. */
	readonly #sorted: Column;

	constructor(file: IndexFile) {
		this.#starts = new Column(file.section('id_starts'));
		this.#text = file.section('id_text');
		this.#sorted = new Column(file.section('id_sorted'));
	}

	of(doc: number): ReviewId {
		const { pages, offset } = this.#text;
		const start = this.#starts.at(doc);
		const id = pages.view(offset + start, this.#starts.at(doc + 1) - start);
		return Buffer.from(id.buffer, id.byteOffset, id.length).toString('latin1');
	}

	/** Returns the ids of all reviews, newest first. */
	all(): ReviewId[] {
		return Array.from({ length: this.#sorted.length }, (_, doc) => this.of(doc));
	}

	find(id: string): number | undefined {
		const sorted = this.#sorted;
		const index = lowerBound(0, sorted.length, (at) => this.of(sorted.at(at)) >= id);
		const doc = index < sorted.length ? sorted.at(index) : undefined;
		return doc !== undefined && this.of(doc) === id ? doc : undefined;
	}

	/** Finds the first review with a larger id in a range of one day, which is sorted by id. */
	firstAfter({ first, end }: Range, id: string): number {
		return lowerBound(first, end, (doc) => this.of(doc) > id);
	}
}

/** Renders the sections that `ReviewIds` reads. Ids are ASCII. */
export function renderReviewIds(ids: readonly ReviewId[]): Record<string, Numbers> {
	const starts = new Uint32Array(ids.length + 1);
	for (const [doc, id] of ids.entries()) starts[doc + 1] = (starts[doc] ?? 0) + id.length;
	const sorted = Uint32Array.from(ids.keys());
	sorted.sort((a, b) => compareText(ids[a] ?? '', ids[b] ?? ''));
	return { id_starts: starts, id_text: Buffer.from(ids.join(''), 'latin1'), id_sorted: sorted };
}
