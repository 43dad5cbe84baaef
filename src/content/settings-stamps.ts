import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { toBusiness } from '../business/business-file.ts';
import { digestOf } from '../reviews/canonical-json.ts';
import { Instant } from '../reviews/calendar-date.ts';
import type { Settings, SettingsStamps, Stamp } from './content.ts';
import { ContentError, describeIssue } from './content-error.ts';
import { contentPaths } from './content-paths.ts';

const StampEntry = z.strictObject({ digest: z.string(), changed_at: Instant });
const StampsFile = z.strictObject({
	business: StampEntry.optional(),
	settings: StampEntry.optional(),
});

/**
 * The stamps that `npm run publish` left; none before the first one.
 * @throws {ContentError}
 */
export async function loadStamps(contentDir: string): Promise<SettingsStamps> {
	const path = contentPaths(contentDir).stamps;
	const text = await readFile(path, 'utf8').catch(() => '{}');
	const value = parseJson(path, text);
	const parsed = StampsFile.safeParse(value);
	if (parsed.success) return parsed.data;
	const problems = parsed.error.issues.map((issue) => describeIssue(issue, value));
	throw new ContentError(path, undefined, problems.join('; '));
}

/** The stamps for the settings as they are: old ones where nothing changed, new ones at `now`. */
export function stampSettings(
	settings: Settings,
	stamps: SettingsStamps,
	now: Instant,
): SettingsStamps {
	const { review_policy } = settings.businessFile;
	const published = { business: toBusiness(settings.businessFile), review_policy };
	return {
		business: stampOf(digestOf(published), stamps.business, now),
		settings: stampOf(digestOf(settings), stamps.settings, now),
	};
}

function stampOf(digest: string, stamp: Stamp | undefined, now: Instant): Stamp {
	return stamp?.digest === digest ? stamp : { digest, changed_at: now };
}

function parseJson(path: string, text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new ContentError(path, undefined, 'the file is not JSON', { cause: error });
	}
}
