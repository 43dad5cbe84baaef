import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveSinceDays } from '../changes/since-days.ts';
import { renderLines } from '../documents/catalogue.ts';
import type { Edition } from '../documents/edition.ts';
import type { FunctionData } from '../documents/function-data.ts';
import { SCHEMA_VERSION } from '../documents/schema-version.ts';
import { digestOf } from '../reviews/canonical-json.ts';

/** Writes what the functions answer from: the facts of the edition, and its reviews line by line. */
export async function writeFunctionData(edition: Edition, folder: string): Promise<void> {
	const { reviews, reviewLines, people } = edition;
	const days = deriveSinceDays(
		reviews.map(({ date }, index) => ({ date, json: reviewLines[index] ?? '' })),
	);
	const data: FunctionData = {
		edition: edition.id,
		schema_version: SCHEMA_VERSION,
		base_url: edition.baseUrl,
		time_zone: edition.business.timezone,
		last_modified: edition.modified,
		digest: digestOf([days.at(-1)?.digest, people]),
		days,
		removed: [...edition.removed],
		people: people.map(({ name, aliases }) => ({ name, aliases: [...aliases] })),
	};
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, 'edition.json'), `${JSON.stringify(data)}\n`);
	await writeFile(join(folder, 'reviews.ndjson'), renderLines(edition));
}
