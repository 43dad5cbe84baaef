import * as z from 'zod';

/** `edition/topics/index.json`: the topics of a deployment, for its functions. */
export const TopicIndex = z.array(
	z.strictObject({
		path: z.string(),
		/** In the same folder; not compressed. */
		file: z.string(),
		/** The strong ETag, quotes included. */
		etag: z.string(),
		bytes: z.int().min(0),
		content_type: z.string(),
	}),
);
export type TopicIndex = z.output<typeof TopicIndex>;
