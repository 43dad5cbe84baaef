import { COMMON_HEADERS, refHeaders } from './headers.ts';
import { ref } from './references.ts';

/** The headers of all responses of the hub. */
export const HUB_HEADERS = {
	...COMMON_HEADERS,
	...refHeaders('Cache-Control', 'Content-Encoding', 'Vary'),
};
/** The headers of the hub's responses to one subscriber. */
export const PRIVATE_HEADERS = { ...HUB_HEADERS, ...refHeaders('X-Robots-Tag') };

/** The errors of all hub endpoints except subscribing. */
export const SUBSCRIBER_ERRORS = {
	'405': ref('responses', 'MethodNotAllowed'),
	'414': ref('responses', 'UriTooLong'),
	'500': ref('responses', 'InternalError'),
	'503': ref('responses', 'SubscriberUnavailable'),
};

export function optionsOf(operationId: string, what: string) {
	return {
		operationId,
		tags: ['websub'],
		summary: `Methods: ${what}`,
		description: 'What may be asked here, for browsers and others.',
		responses: {
			'204': ref('responses', 'Preflight'),
			'414': ref('responses', 'UriTooLong'),
			'500': ref('responses', 'InternalError'),
		},
	};
}
