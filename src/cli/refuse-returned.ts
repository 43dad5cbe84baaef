import * as z from 'zod';
import type { Content } from '../content/content.ts';
import { publishedRecords } from '../content/published-records.ts';
import { OperationError } from '../platform/operation-error.ts';
import { StatedReason } from '../reviews/removal-reason.ts';

/** Tolerates the other fields, which differ between versions of the code. */
const Live = z.object({
	removed: z.array(z.object({ tombstone: z.object({ id: z.string(), reason: z.string() }) })),
});

/** The most reviews that a message names. */
const MAX_NAMED = 10;

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
	const back = Live.parse(JSON.parse(live))
		.removed.map(({ tombstone }) => tombstone)
		.filter(
			({ id, reason }) =>
				published.has(id) && !restored.has(id) && StatedReason.safeParse(reason).success,
		);
	const [first] = back;
	if (!first) return;
	const named = back.slice(0, MAX_NAMED).map((one) => `${one.id} (${one.reason})`);
	const rest = back.length > MAX_NAMED ? ` and ${back.length - MAX_NAMED} more` : '';
	const same = back.filter(({ reason }) => reason === first.reason).map(({ id }) => id);
	throw new OperationError(
		`Cannot publish: the content has reviews that the live edition says were removed: ${named.join(', ')}${rest}\n` +
			`Remove them again: npm run remove -- --reason ${JSON.stringify(first.reason)} ${same.join(' ')}\n` +
			`If one may return, for example because its author agreed: npm run publish -- --restore ${first.id}`,
	);
}
