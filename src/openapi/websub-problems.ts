import { Problem } from '../endpoints/http/problem.ts';
import { refHeaders } from './headers.ts';
import { problemResponse } from './responses.ts';

/** The error responses of the hub's endpoints for subscribers. */
export const SUBSCRIBER_RESPONSES = {
	SubscriptionNotFound: problemResponse(
		'No request has this address, or it is long over.',
		new Problem(
			404,
			'not-found',
			'Cannot find the subscription: no request of the last days has this address',
		),
	),
	SubscriptionConflict: problemResponse(
		'The request made no subscription that lives, or nothing was published yet.',
		new Problem(
			409,
			'conflict',
			'Cannot deliver: the request made no subscription that lives; its status tells why',
		),
	),
	CheckContentTooLarge: problemResponse(
		'The form is too long.',
		new Problem(413, 'content-too-large', 'Cannot read the body: it has more than 65536 bytes'),
	),
	CheckUnsupportedMediaType: problemResponse(
		'The body is no form in UTF-8.',
		new Problem(
			415,
			'unsupported-media-type',
			'Cannot read the form: its media type must be application/x-www-form-urlencoded, in UTF-8',
		),
		refHeaders('Accept'),
	),
	SubscriberTooManyRequests: problemResponse(
		'A limit is reached: those of requests to the hub count here too.',
		new Problem(
			429,
			'too-many-requests',
			'Cannot check the callback: too many of this kind came lately',
		),
		refHeaders('Retry-After'),
	),
	SubscriberUnavailable: problemResponse(
		'The hub cannot reach its store.',
		new Problem(503, 'unavailable', 'Cannot reach the hub: it has no store here'),
		refHeaders('Retry-After'),
	),
} as const;
