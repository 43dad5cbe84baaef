import * as z from 'zod';
import type { ExportFile } from './files/export-file.ts';
import { jsonLines } from './files/json-records.ts';

/** Google's page of the reviews of one location, with the number and average of all its reviews. */
const Page = z.object({
	totalReviewCount: z.number(),
	averageRating: z.number().optional().catch(undefined),
	reviews: z.array(z.object({ name: z.string().default(''), reviewId: z.string().optional() })),
});

/** How many reviews a location has, with their average, and the ids of those on one page. */
export interface StatedTotal {
	readonly place: string;
	readonly total: number;
	readonly average: number | undefined;
	readonly ids: readonly string[];
}

/** Finds the pages with a total in a JSON document, a list of them, or one per line. */
export async function readStatedTotals(file: ExportFile): Promise<StatedTotal[]> {
	if (file.sample.kind === 'table') return [];
	const found: StatedTotal[] = [];
	if (file.sample.kind === 'json') found.push(...totalsIn(file.sample.value));
	else {
		for await (const raw of jsonLines(file.text())) {
			if ('value' in raw) found.push(...totalsIn(raw.value));
		}
	}
	return found;
}

function totalsIn(value: unknown): StatedTotal[] {
	if (Array.isArray(value)) return value.flatMap(totalsIn);
	const { data } = Page.safeParse(value);
	if (data === undefined) return [];
	const { totalReviewCount: total, averageRating: average, reviews } = data;
	const place = reviews[0]?.name.replace(/\/reviews\/.*$/, '') ?? '';
	return [{ place, total, average, ids: reviews.map(({ name, reviewId }) => reviewId ?? name) }];
}
