import * as z from 'zod';
import { absoluteUrl, PATHS } from '../endpoints/http/urls.ts';
import { jsonBody, ref, type Json } from './references.ts';
import { optionsOf, PRIVATE_HEADERS, SUBSCRIBER_ERRORS } from './websub-response-headers.ts';
import { EXAMPLE_CHECK } from './websub-examples.ts';
import { WebSubForm } from '../hub/core/hub-request.ts';

/** The form to have a callback checked. */
export const WebSubCheckForm = z
	.object({
		'hub.callback': WebSubForm.shape['hub.callback'],
		'hub.topic': WebSubForm.shape['hub.topic']
			.optional()
			.describe('One of the topic URLs, if it matters to the callback.'),
	})
	.meta({ id: 'WebSubCheckForm', description: 'A callback to be checked.' });

/** Describes the endpoint that checks a callback before it subscribes. */
export function createCheckPath(baseUrl: string): Record<string, Json> {
	return {
		[PATHS.hubCheck]: {
			post: checkCallback(baseUrl),
			options: optionsOf('websubCheckOptions', 'check'),
		},
	};
}

function checkCallback(baseUrl: string) {
	return {
		operationId: 'checkCallback',
		tags: ['websub'],
		summary: 'Try a callback',
		description:
			'Asks a callback at once what a request to subscribe would ask it, and tells what is wrong with ' +
			'its answer. Nothing is stored and nothing follows; a callback that takes the question for a ' +
			'subscription will wait for nothing. Counts as a request to the hub.',
		requestBody: {
			required: true,
			description: 'A form in UTF-8.',
			content: {
				'application/x-www-form-urlencoded': {
					schema: ref('schemas', 'WebSubCheckForm'),
					examples: {
						callback: {
							summary: 'A callback',
							value: {
								'hub.callback': 'https://subscriber.example/websub/8f3c1d',
								'hub.topic': absoluteUrl(baseUrl, PATHS.atomFeed),
							},
						},
					},
				},
			},
		},
		responses: {
			'200': {
				description: 'What came of it, be it good or bad.',
				headers: PRIVATE_HEADERS,
				content: jsonBody('WebSubCallbackCheck', {
					newline: { summary: 'A body with a newline at its end', value: EXAMPLE_CHECK },
				}),
			},
			'400': ref('responses', 'InvalidParameter'),
			'413': ref('responses', 'CheckContentTooLarge'),
			'415': ref('responses', 'CheckUnsupportedMediaType'),
			'429': ref('responses', 'SubscriberTooManyRequests'),
			...SUBSCRIBER_ERRORS,
		},
	};
}
