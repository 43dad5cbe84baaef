import { join } from 'node:path';
import { findPlaceholders } from '../content/find-content-problems.ts';
import { loadContent } from '../content/load-content.ts';
import { loadHistory, storeHistory } from '../content/publication-history.ts';
import { stampContent } from '../content/stamp-content.ts';
import { stampsOf } from '../content/stamps.ts';
import { findUnknownTags } from '../content/unknown-tags.ts';
import type { BuildCache } from '../edition/build-cache.ts';
import { createCachedReader } from '../edition/record-reader.ts';
import { updateHistory } from '../edition/update-history.ts';
import { refusePersonalData } from '../import/personal-data/find-personal-data.ts';
import { now } from '../platform/clock.ts';
import type { Environment } from '../platform/environment.ts';
import { publicationTime } from '../reviews/changes/publication-time.ts';
import type { EditionStore } from '../server/edition-store.ts';
import { readLiveStamps, type LiveStamps } from '../server/live-stamps.ts';
import { logPublication, type LogPublication } from './log/log-publication.ts';
import { refuseReturned } from './refuse-returned.ts';

interface Recording {
	readonly baseUrl: string;
	readonly store: EditionStore;
	readonly cache: BuildCache | undefined;
	/** Options with which the operator allows a change. */
	readonly change: Pick<LogPublication, 'isRolledBack' | 'restored'>;
	readonly say: (line: string) => void;
}

/**
 * Stamps and logs the content, updates its history and names what is doubtful. Returns only the stamps: the build
 * loads the content again, so that it is in memory once.
 */
export async function recordContent(
	{ contentDir, dataDir, logKey }: Environment,
	{ baseUrl, store, cache, change, say }: Recording,
): Promise<LiveStamps> {
	const time = publicationTime(await loadHistory(contentDir), now());
	const live = await store.readCurrentText('edition/edition.json');
	const accept = async () => {
		const content = await loadContent(contentDir);
		refusePersonalData(content, contentDir);
		refuseReturned(content, live, change.restored);
	};
	const { outdated } = await stampContent(contentDir, time, await readLiveStamps(dataDir), accept);
	if (outdated.length > 0) say(describeOutdated(outdated));
	const content = await logPublication(await loadContent(contentDir), {
		...{ contentDir, baseUrl, now: time, keySetting: logKey, say, ...change },
		published: { fetch, readCurrent: (path) => store.readCurrentText(join('site', path)) },
	});
	const read = createCachedReader(content.settings, cache);
	await storeHistory(contentDir, updateHistory(content, time, read));
	for (const { tag, reviews } of findUnknownTags(content)) {
		say(
			`Note: "${tag}" (tagged in ${reviews === 1 ? 'one review' : `${reviews} reviews`}) matches no person or service in the settings`,
		);
	}
	for (const { file, line } of await findPlaceholders(contentDir)) {
		say(
			`Note: ${file}:${line} still says REPLACE, and readers can see that. Replace it, then publish again`,
		);
	}
	return stampsOf(content);
}

function describeOutdated(ids: readonly string[]): string {
	const shown = ids.slice(0, 3).join(', ');
	const more = ids.length > 3 ? ` and ${ids.length - 3} more` : '';
	return (
		`Note: the texts of ${shown}${more} changed, so publishing deleted the quotes in their readings.\n` +
		`Read it again: npm run read, or by hand: npm run read -- --review ${ids[0]} --name NAME`
	);
}
