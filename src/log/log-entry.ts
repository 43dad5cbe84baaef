import * as z from 'zod';
import { canonicalJson } from '../reviews/canonical-json.ts';
import { Distribution } from '../reviews/distribution.ts';
import { LoggedReason } from '../reviews/removal-reason.ts';
import { Rating, Source } from '../reviews/review.ts';

export const LOG_VERSION = 'forecourt-log/v1';

const Digest = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits');
const Index = z.int().min(0);

const ofPublication = {
	v: z.literal(LOG_VERSION),
	month: z
		.string()
		.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
		.describe('Month of the publication in UTC.'),
};
const ofReview = { ...ofPublication, source: Source.shape.id, stars: Rating };
const commitment = Digest.describe('Of what the source said, with a salt: `commitTo`.');
const previous = Index.describe('Index of the entry that this one ends.');

/** An entry of the transparency log. It holds no text, no name and no id. */
export const LogEntry = z.discriminatedUnion('op', [
	z.strictObject({ ...ofReview, op: z.literal('add'), commitment }),
	z.strictObject({ ...ofReview, op: z.literal('edit'), commitment, previous }),
	z.strictObject({ ...ofReview, op: z.literal('remove'), previous, reason: LoggedReason }),
	z.strictObject({ ...ofReview, op: z.literal('restore'), commitment, previous }),
	z.strictObject({
		...ofPublication,
		op: z.literal('import'),
		source: Source.shape.id,
		stars: Distribution.describe('Reviews in the file, by stars, published or not.'),
		file: Digest.describe('SHA-256 of the bytes of the imported file.'),
		platform: z
			.strictObject({ count: z.int().min(0), average: z.number() })
			.optional()
			.describe('Totals as the platform states them.'),
	}),
	z.strictObject({
		...ofPublication,
		op: z.literal('policy'),
		digest: Digest.describe('SHA-256 of the bytes of /policy.md.'),
	}),
]);
export type LogEntry = z.output<typeof LogEntry>;

/** An entry about one review. */
export type ReviewEntry = Exclude<LogEntry, { op: 'import' | 'policy' }>;

/** An entry as it is hashed and stored. */
export function renderEntry(entry: LogEntry): string {
	return canonicalJson(entry);
}
