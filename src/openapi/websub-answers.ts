import { COMMON_HEADERS, refHeaders } from './headers.ts';
import { ref } from './references.ts';

/** The headers of the answers of the hub … */
export const HUB_HEADERS = {
	...COMMON_HEADERS,
	...refHeaders('Cache-Control', 'Content-Encoding', 'Vary'),
};
/** … and of those that are for one subscriber. */
export const PRIVATE_HEADERS = { ...HUB_HEADERS, ...refHeaders('X-Robots-Tag') };

/** The errors of everything that the hub has beside subscribing. */
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
