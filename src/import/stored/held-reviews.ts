import { countRatings } from '../../reviews/rating-summary.ts';
import { Rating } from '../../reviews/review.ts';
import { compareText } from '../../reviews/order.ts';
import { digestFile } from '../files/digest-file.ts';
import type { ExportSource } from '../files/export-source.ts';
import { HeldFile } from './import-entry.ts';
import type { ReadRecord } from '../formats/read-record.ts';
import type { StatedTotal } from '../stated-totals.ts';

/** The reviews with stars in one export. */
export type HeldReviews = ReturnType<typeof createHeldReviews>;

/**
 * Collects the reviews with stars that an export has, whether or not they can be imported. Records of
 * authors who refuse publication have no stars in a `ReadRecord`, so they are not counted.
 */
export function createHeldReviews() {
	/** Stars by source and id. Ids are compared, because pages of an export may overlap. */
	const stars = new Map<string, Map<string | symbol, number>>();
	const totals = new Map<string, readonly StatedTotal[]>();
	return {
		stars,
		totals,
		/** Notes a record. Of several with the same id, the last one counts. */
		add(record: ReadRecord, fileSource: string): void {
			const facts = record.kind === 'draft' ? record.draft : record;
			if (!('rating' in facts) || !Rating.safeParse(facts.rating).success) return;
			const { rating = 0, reviewId = Symbol('no id'), sourceId = fileSource } = facts;
			const own = stars.get(sourceId) ?? new Map<string | symbol, number>();
			stars.set(sourceId, own.set(reviewId, rating));
		},
		/** Notes what the platform states about the reviews of a source, place by place. */
		states(source: string, stated: readonly StatedTotal[]): void {
			if (stated.length > 0) totals.set(source, stated);
		},
	};
}

export type HeldFiles = ReturnType<typeof createHeldFiles>;

/** Collects what the files of an import hold. An archive is one file with many exports. */
export function createHeldFiles() {
	const files = new Map<string, Map<string, HeldReviews>>();
	return {
		/** Notes an export that was read to its end. One that is named twice counts once. */
		add({ path, name }: Pick<ExportSource, 'path' | 'name'>, held: HeldReviews): void {
			const exports = files.get(path) ?? new Map<string, HeldReviews>();
			files.set(path, exports.set(name, held));
		},
		/**
		 * Reads the files again for their digests, and returns one entry for each file and source. Two files
		 * with the same bytes are one.
		 * @throws {UnreadableFile} if a file is gone
		 */
		async finish(): Promise<HeldFile[]> {
			const held = new Map<string, HeldFile>();
			for (const [path, exports] of files) {
				const file = await digestFile(path);
				for (const one of countBySource([...exports.values()])) {
					held.set(`${file}\n${one.source}`, { file, ...one });
				}
			}
			return [...held].toSorted(([a], [b]) => compareText(a, b)).map(([, one]) => one);
		},
	};
}

function countBySource(exports: readonly HeldReviews[]): Omit<HeldFile, 'file'>[] {
	const sources = new Set(exports.flatMap(({ stars }) => [...stars.keys()]));
	return [...sources].map((source) => {
		const own = exports.filter(({ stars }) => stars.has(source));
		const stars = new Map(own.flatMap((one) => [...(one.stars.get(source) ?? [])]));
		const ratings = stars.values().map((rating) => ({ rating }));
		const platform = sumUpTotals(own.map(({ totals }) => totals.get(source) ?? []));
		return { source, stars: countRatings(ratings), ...(platform && { platform }) };
	});
}

/**
 * Sums up what the platform states about its places. The average of several places is weighted by their
 * counts, to two digits. Undefined unless it states both for all of the exports.
 */
function sumUpTotals(exports: readonly (readonly StatedTotal[])[]): HeldFile['platform'] {
	if (exports.some((totals) => totals.length === 0)) return undefined;
	const places = new Map<string, StatedTotal>();
	for (const one of exports.flat()) {
		// Pages of one place may be from before and after a new review.
		if ((places.get(one.place)?.total ?? -1) < one.total) places.set(one.place, one);
	}
	const stated = [...places.values()];
	const count = stated.reduce((sum, { total }) => sum + total, 0);
	const sum = stated.reduce((all, { total, average = Number.NaN }) => all + total * average, 0);
	const average = stated.length === 1 ? stated[0]?.average : Math.round((100 * sum) / count) / 100;
	return HeldFile.shape.platform.safeParse({ count, average }).data;
}
