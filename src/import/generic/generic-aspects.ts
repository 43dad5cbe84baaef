import type { AspectRatings } from '../../reviews/review.ts';
import { ASPECTS } from '../formats/dealer-review-csv.ts';
import type { FlatRecord } from './flat-record.ts';
import { toPlainName } from './column-name.ts';
import type { Columns } from './generic-fields.ts';
import type { GenericReading } from './generic-reading.ts';
import { parseRating } from '../values/parse-rating.ts';
import { FIVE, toStars } from '../values/rating-scale.ts';

const BY_NAME = new Map(
	ASPECTS.flatMap((aspect) => {
		const plain = aspect.replaceAll('_', '');
		return [plain, `${plain}rating`].map((name) => [name, aspect] as const);
	}),
);

/** Finds the columns with the stars for an aspect, which car sites all call the same. */
export function aspectColumns(names: readonly string[], { fields }: Columns): string[] {
	const taken = new Set(fields.values());
	return names.filter((name) => !taken.has(name) && BY_NAME.has(toPlainName(name)));
}

/**
 * Returns the stars for aspects. A cell that is no rating of five stars says nothing, and neither do the cells of a
 * table with another scale: 4 of 10 are not four stars.
 */
export function genericAspects(
	flat: FlatRecord,
	{ columns, scale }: Pick<GenericReading, 'columns' | 'scale'>,
): AspectRatings | undefined {
	if (scale !== FIVE) return undefined;
	const rated = aspectColumns(Object.keys(flat), columns).flatMap((name) => {
		const written = parseRating((flat[name] ?? '').trim());
		const stars = written && toStars(written, FIVE);
		const aspect = BY_NAME.get(toPlainName(name));
		if (aspect === undefined || stars === undefined || 'reason' in stars) return [];
		return [[aspect, stars.stars] as const];
	});
	return rated.length === 0 ? undefined : Object.fromEntries(rated);
}
