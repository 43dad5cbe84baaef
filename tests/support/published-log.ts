import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedLog } from '../../src/edition/publish-log.ts';
import { parseLogKey } from '../../src/log/log-key.ts';
import { readTransparencyLog } from '../../src/log/transparency-log.ts';
import { startLog } from '../../src/log/write-log.ts';
import { ROOT } from './content.ts';

/** Returns an empty log, signed by the test key, as an edition publishes it. */
export function emptyPublishedLog(): PublishedLog {
	const pem = readFileSync(join(ROOT, 'tests/fixtures/log-key-not-secret.pem'), 'utf8');
	const texts = startLog('https://reviews.example/log', parseLogKey(pem), []);
	return { ...readTransparencyLog(texts, 1, []), earlier: [], removals: [], pending: 0 };
}
