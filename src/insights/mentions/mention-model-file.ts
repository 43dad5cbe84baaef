import * as z from 'zod';

const Weights = z.strictObject({
	unit: z.number().describe('The factor that turns a weight into log-odds.'),
	weights: z.base64().describe('By bucket, as pairs (see `packed-weights.ts`).'),
});

/** `mention-model.json`: weights of the features by which words name a person or a service. */
export const MentionModelFile = z.strictObject({ person: Weights, service: Weights });
export type MentionModelFile = z.output<typeof MentionModelFile>;
export type MentionKind = keyof MentionModelFile;

/** Features are hashed into so many buckets. */
export const MENTION_BUCKETS = 65536;
