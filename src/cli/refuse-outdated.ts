import { join } from 'node:path';
import { contentPaths } from '../content/content-paths.ts';
import type { Content } from '../content/content.ts';
import type { EditionStore } from '../server/edition-store.ts';
import { compareServedLog } from './log/compare-served-log.ts';
import { refuseReturned } from './refuse-returned.ts';

interface Service {
	readonly contentDir: string;
	/** A log at another address is not the one of this service, as in a preview. */
	readonly baseUrl: string;
	readonly store: Pick<EditionStore, 'readCurrentText'>;
}

/**
 * Keeps an old backup from serving reviews that were removed since.
 * @throws {OperationError}
 */
export async function refuseOutdated(
	content: Content,
	{ contentDir, baseUrl, store }: Service,
): Promise<void> {
	const { log } = content;
	if (log === undefined) {
		refuseReturned(content, await store.readCurrentText('edition/edition.json'), new Set());
	} else if (log.url.startsWith(`${baseUrl}/`)) {
		const readCurrent = (path: string) => store.readCurrentText(join('site', path));
		await compareServedLog(log, { fetch, readCurrent }, contentPaths(contentDir).log);
	}
}
