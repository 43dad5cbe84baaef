import { canonicalJson } from '../reviews/canonical-json.ts';
import type { LoggedRecord } from './commitment.ts';
import type { LoggedReview, TransparencyLog } from './transparency-log.ts';

/** Renders a proof that a review is in the log, with the review (c2sp.org/tlog-proof@v1 "Format"). */
export function renderReceipt(
	{ tree, texts }: Pick<TransparencyLog, 'tree' | 'texts'>,
	{ index, entry, salt }: LoggedReview,
	record: LoggedRecord,
): string {
	const extra = Buffer.from(canonicalJson({ entry, record, salt })).toString('base64');
	return [
		'c2sp.org/tlog-proof@v1',
		`extra ${extra}`,
		`index ${index}`,
		...tree.inclusionProof(index).map((hash) => hash.toString('base64')),
		'',
		texts.checkpoint,
	].join('\n');
}
