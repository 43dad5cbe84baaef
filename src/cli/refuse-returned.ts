import * as z from 'zod';
import type { Content } from '../content/content.ts';
import { describeReturned, type LoggedRemoval } from '../content/logged-removals.ts';
import { publishedRecords } from '../content/published-records.ts';
import { OperationError } from '../platform/operation-error.ts';
import { StatedReason } from '../reviews/removal-reason.ts';

/** Tolerates the other fields, which differ between versions of the code. */
const Live = z.object({
	removed: z.array(
		z.object({
			tombstone: z.object({ id: z.string(), reason: z.string(), removed_at: z.string() }),
		}),
	),
});

/**
 * Keeps content from before a removal, such as a backup, from publishing the review again. Imports by mistake may come
 * back.
 * @param live `edition.json` of the live edition, if there is one
 * @param restored the ids that the operator allows
 * @throws {OperationError}
 */
export function refuseReturned(
	content: Content,
	live: string | undefined,
	restored: ReadonlySet<string>,
): void {
	if (live === undefined) return;
	const published = new Set(publishedRecords(content).map(({ id }) => id));
	const back = Live.parse(JSON.parse(live)).removed.flatMap(({ tombstone }): LoggedRemoval[] => {
		const { id, removed_at: at } = tombstone;
		const reason = StatedReason.safeParse(tombstone.reason).data;
		const isBack = published.has(id) && !restored.has(id);
		return isBack && reason !== undefined ? [{ id, reason, month: at.slice(0, 7) }] : [];
	});
	const [first] = back;
	if (!first) return;
	const same = back.filter(({ reason }) => reason === first.reason).map(({ id }) => id);
	throw new OperationError(
		`Cannot start or publish: ${describeReturned(back, 'the live edition')}\n` +
			`Remove them again: npm run remove -- --reason "${first.reason}" ${same.join(' ')}\n` +
			`If one may return, for example because its author agreed: npm run publish -- --restore ${first.id}`,
	);
}
