import * as z from 'zod';

/** The form that a subscriber posts to the hub (WebSub §5.1); unknown parameters are ignored. */
export const WebSubForm = z
	.object({
		'hub.callback': z
			.url({ protocol: /^https$/ })
			.max(2_048)
			.meta({ description: 'HTTPS URL of the subscriber.', pattern: '^https://' }),
		'hub.mode': z.enum(['subscribe', 'unsubscribe']),
		'hub.topic': z.url().max(2_048).describe('One of the topic URLs.'),
		'hub.lease_seconds': z.int().min(1).optional().describe('How long the subscription is wanted.'),
		'hub.secret': z
			.string()
			.max(199)
			.optional()
			.describe('Key of the signatures of notifications.'),
	})
	.meta({ id: 'WebSubForm', description: 'A request to subscribe or unsubscribe.' });
export type WebSubForm = z.output<typeof WebSubForm>;
