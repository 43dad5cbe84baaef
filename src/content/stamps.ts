import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { toBusiness } from '../business/business-file.ts';
import { digestOf } from '../reviews/canonical-json.ts';
import { Instant } from '../reviews/calendar-date.ts';
import { compareText } from '../reviews/order.ts';
import type { Settings, Stamp, Stamps } from './content.ts';
import { ContentError, describeIssue } from './content-error.ts';
import { contentPaths } from './content-paths.ts';

const StampEntry = z.strictObject({ digest: z.string(), changed_at: Instant });
const StampsFile = z.strictObject({
	records: StampEntry.optional(),
	business: StampEntry.optional(),
	settings: StampEntry.optional(),
});

/**
 * The stamps that imports and publications left; none before the first one.
 * @throws {ContentError}
 */
export async function loadStamps(contentDir: string): Promise<Stamps> {
	const path = contentPaths(contentDir).stamps;
	const text = existsSync(path) ? await readFile(path, 'utf8') : '{}';
	const value = parseJson(path, text);
	const parsed = StampsFile.safeParse(value);
	if (parsed.success) return parsed.data;
	const problems = parsed.error.issues.map((issue) => describeIssue(issue, value));
	throw new ContentError(path, undefined, problems.join('; '));
}

/** What there is to be stamped, as digests. */
export type Digests = Readonly<Record<keyof Stamps, string>>;

/** A record by what its line says. */
export interface DigestedRecord {
	readonly id: string;
	/** `recordDigest`. */
	readonly digest: string;
}

/** Covers which records there are and what they say, so that a line that vanished shows. */
export function digestRecords(
	records: readonly DigestedRecord[],
	removedIds: Iterable<string>,
): string {
	const lines = records.map(({ id, digest }) => `${id} ${digest}`);
	return digestOf([lines.toSorted(compareText), [...removedIds].toSorted(compareText)]);
}

/** Covers what is published of the business, and all settings. */
export function digestSettings(settings: Settings): Omit<Digests, 'records'> {
	const { review_policy } = settings.businessFile;
	const published = { business: toBusiness(settings.businessFile), review_policy };
	return { business: digestOf(published), settings: digestOf(settings) };
}

/** The stamps that fit the digests: old ones where nothing changed, new ones at `now`. */
export function renewStamps(stamps: Stamps, digests: Partial<Digests>, now: Instant): Stamps {
	const { records, business, settings } = digests;
	return {
		records: renew(stamps.records, records, now),
		business: renew(stamps.business, business, now),
		settings: renew(stamps.settings, settings, now),
	};
}

/** The text of `content/stamps.json`. */
export function renderStamps(stamps: Stamps): string {
	return `${JSON.stringify(stamps, null, '\t')}\n`;
}

function renew(stamp: Stamp | undefined, digest: string | undefined, now: Instant) {
	if (digest === undefined || stamp?.digest === digest) return stamp;
	return { digest, changed_at: now };
}

function parseJson(path: string, text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new ContentError(path, undefined, 'the file is not JSON', { cause: error });
	}
}
