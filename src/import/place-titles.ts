import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { listSources, type ExportSource } from './files/export-source.ts';

/** The description of a location that Google Takeout puts next to its reviews. */
const PlaceFile = z.object({
	name: z.string().regex(/^accounts\/[^/]+\/locations\/[^/]+$/),
	title: z.string().trim().min(1),
});
const FILE_NAME = 'data.json';
/** Such files are small. */
const MAX_BYTES = 1_000_000;

export interface PlaceTitles {
	/** Names of locations by Google's ids of them. */
	readonly titles: ReadonlyMap<string, string>;
	/** The files that say so. */
	readonly files: ReadonlySet<string>;
}

/** Reads how locations are called from the files that Google Takeout puts beside the reviews. */
export async function readPlaceTitles(sources: readonly ExportSource[]): Promise<PlaceTitles> {
	const titles = new Map<string, string>();
	const files = new Set<string>();
	const listed = sources.filter(({ name }) => basename(name) === FILE_NAME);
	for (const source of [...listed, ...(await besides(sources))]) {
		const place = await readPlace(source);
		if (place === undefined) continue;
		titles.set(place.name, place.title);
		files.add(source.name);
	}
	return { titles, files };
}

/** Finds the files beside those that the operator named. */
async function besides(sources: readonly ExportSource[]): Promise<ExportSource[]> {
	const alone = sources.filter(({ name, path, named }) => name === named && name === path);
	const paths = new Set(alone.map(({ name }) => join(dirname(name), FILE_NAME)));
	const found = [...paths].map((path) => listSources([path]).catch(() => []));
	return (await Promise.all(found)).flat();
}

async function readPlace({ byteLength, bytes }: ExportSource) {
	if (byteLength > MAX_BYTES) return undefined;
	try {
		const pieces: Uint8Array[] = [];
		for await (const piece of bytes()) pieces.push(piece);
		const text = Buffer.concat(pieces).toString('utf8');
		return PlaceFile.safeParse(JSON.parse(text)).data;
	} catch {
		// Another file of this name; the import says what is wrong with it.
		return undefined;
	}
}
