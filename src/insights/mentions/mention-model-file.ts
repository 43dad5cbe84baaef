import * as z from 'zod';

const Weights = z.strictObject({
	unit: z.number().describe('The factor that turns a weight into log-odds.'),
	weights: z
		.base64()
		.describe('Packed weights, in the order of the buckets (see `packed-weights.ts`).'),
});

/** Schema of `mention-model.json`: feature weights for mentions of people and of services. */
export const MentionModelFile = z.strictObject({ person: Weights, service: Weights });
export type MentionModelFile = z.output<typeof MentionModelFile>;
export type MentionKind = keyof MentionModelFile;

/** The number of buckets that features are hashed into. */
export const MENTION_BUCKETS = 65536;
