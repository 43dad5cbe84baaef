import * as z from 'zod';
import type { MessageId } from '../../reviews/messages/catalogs.ts';
import { Slug } from '../../reviews/slug.ts';
import catalog from './catalog.json' with { type: 'json' };

/** A theme that owners of a dealership act on, and the phrases that customers use for it. */
export const CatalogTopic = z.strictObject({
	id: Slug,
	aspects: z.array(Slug).min(1).describe('A complaint about one of these is about the topic.'),
	same_as: Slug.optional().describe('The aspect that the topic is another name for.'),
	anywhere: z
		.literal(true)
		.optional()
		.describe('Sentences about other businesses, such as insurers, bring it up too.'),
	happened: z
		.literal(true)
		.optional()
		.describe('Its name says that something happened, so sentences that deny it are not about it.'),
	praise: z.literal(true).optional().describe('Its name says that something was done well.'),
	phrases: z.array(z.string().min(1)).min(1).describe('Matched as whole words, ignoring case.'),
	asked: z
		.array(z.string().min(1))
		.optional()
		.describe('Words and phrases of questions that mean the topic, if reviews use others.'),
});
export type CatalogTopic = z.output<typeof CatalogTopic>;

export const TOPIC_CATALOG: readonly CatalogTopic[] = z.array(CatalogTopic).parse(catalog);

/** The id of the message with the name of a topic. A test checks that every topic has one. */
export function topicMessage({ id }: Pick<CatalogTopic, 'id'>): MessageId {
	return `topic.${id}` as MessageId;
}
