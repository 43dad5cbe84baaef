import { expect, it } from 'vitest';
import { refuseReturned } from '../../../src/cli/refuse-returned.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { deriveRemoved } from '../../../src/reviews/changes/removed-since.ts';
import { Tombstone } from '../../../src/reviews/stored-review.ts';
import { copyContent } from '../../support/content.ts';

const content = await loadContent(copyContent());
const [first = '', second = '', third = ''] = content.records.map(({ id }) => id).toSorted();

/** Publishes content that has these reviews, although the live edition says that they were removed. */
function publishAgain(reasons: Readonly<Record<string, string>>, restored: readonly string[] = []) {
	const tombstones = Object.entries(reasons).map(([id, reason]) => {
		return Tombstone.parse({ id, reason, removed_at: '2026-11-01T00:00:00Z', rating: 1 });
	});
	const removed = deriveRemoved(tombstones, 'UTC');
	const unlogged = { ...content, log: undefined };
	const live = JSON.stringify({ edition: 'e', removed, removed_days: [] });
	try {
		refuseReturned(unlogged, live, new Set(restored));
	} catch (error) {
		return error instanceof Error ? error.message : error;
	}
	return undefined;
}

it('refuses reviews that the live edition says were removed, and says what to type', () => {
	const reasons = { [first]: 'author request', [second]: 'spam', [third]: 'author request' };
	expect(publishAgain(reasons)).toBe(
		`Cannot start or publish: the content has 3 reviews that the live edition says you removed: ${first} (author request, 2026-11), ${second} (spam, 2026-11), ${third} (author request, 2026-11)\n` +
			`Remove them again: npm run remove -- --reason "author request" ${first} ${third}\n` +
			`If one may return, for example because its author agreed: npm run publish -- --restore ${first}`,
	);
});

it('publishes reviews that the operator restores, and imports by mistake', () => {
	expect(publishAgain({ [first]: 'spam' }, [first])).toBeUndefined();
	expect(publishAgain({ [first]: 'imported by mistake' })).toBeUndefined();
	expect(publishAgain({ another: 'spam' })).toBeUndefined();
	expect(refuseReturned(content, undefined, new Set())).toBeUndefined();
});
