import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Pull } from '../../content/sync-file.ts';
import { OperationError } from '../../platform/operation-error.ts';
import type { GoogleClient } from './google-client.ts';
import type { Pulled } from './pull.ts';

const next = { nextPageToken: z.string().optional() };
const ReviewsPage = z.object({
	reviews: z.array(z.unknown()).default([]),
	averageRating: z.number().optional(),
	totalReviewCount: z.number().optional(),
	...next,
});
const LocationsPage = z.object({
	locations: z.array(z.object({ name: z.string() })).default([]),
	...next,
});

/**
 * Pulls all reviews into one document per location, in the form of Google's `reviews.list`. A location
 * that cannot be read does not stop the others.
 * @param own the Google names of the locations in business.yaml
 */
export async function* pullGoogle(
	{ account, locations }: NonNullable<Pull['google']>,
	own: readonly string[],
	client: GoogleClient,
	folder: string,
): AsyncGenerator<Pulled> {
	await client.signIn();
	const names = account ? await listLocations(account, client) : (locations ?? own);
	if (names.length === 0) {
		throw new OperationError('no location; add google_location to those in business.yaml');
	}
	const files: string[] = [];
	for (const name of names) {
		try {
			const file = join(folder, `${name.replaceAll('/', '-')}.json`);
			await writeFile(file, JSON.stringify(await readLocation(name, client), null, '\t'));
			files.push(file);
		} catch (error) {
			if (!(error instanceof OperationError)) throw error;
			yield { name, reason: error.message, status: 2 };
		}
	}
	if (files.length > 0) yield { name: 'google', files };
}

async function readLocation(name: string, { addresses, pages }: GoogleClient): Promise<object> {
	// Latest first: a review that arrives meanwhile moves others to later pages, so none is missed.
	const query = 'pageSize=50&orderBy=updateTime%20desc';
	const url = new URL(`${addresses.reviews}/${name}/reviews?${query}`);
	const found = await Array.fromAsync(pages(name, url, ReviewsPage));
	const [{ averageRating, totalReviewCount } = {}] = found;
	const reviews = found.flatMap((page) => page.reviews);
	return { ...(reviews.length > 0 && { reviews }), averageRating, totalReviewCount };
}

async function listLocations(account: string, { addresses, pages }: GoogleClient) {
	const url = new URL(`${addresses.locations}/${account}/locations?pageSize=100&readMask=name`);
	const found = await Array.fromAsync(pages(account, url, LocationsPage));
	return found.flatMap((page) => page.locations.map(({ name }) => `${account}/${name}`));
}
