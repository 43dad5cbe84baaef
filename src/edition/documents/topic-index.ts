import * as z from 'zod';
import { TOPIC_PATHS } from '../../endpoints/http/urls.ts';

/** `edition/topics/index.json`: the topics of a deployment, for its functions. */
export const TopicIndex = z.array(
	z.strictObject({
		topic: z.enum(TOPIC_PATHS),
		/** In the same folder; not compressed. */
		file: z.string(),
		/** The strong entity tag, quotes included. */
		etag: z.string(),
		content_type: z.string(),
	}),
);
export type TopicIndex = z.output<typeof TopicIndex>;
