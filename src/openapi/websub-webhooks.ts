import { createHash } from 'node:crypto';
import { absoluteUrl, PATHS, TOPIC_PATHS } from '../endpoints/http/urls.ts';
import { signBody } from '../hub/core/signature.ts';
import { jsonBody, text, textBody, type Json } from './references.ts';

const MAX_LINK_LENGTH = 8_192;

/** Describes the deliveries that the hub posts to a callback when a topic changes (WebSub §7). */
export function createWebhooks(baseUrl: string, examples: Json) {
	const [reviews, jsonFeed, atomFeed] = TOPIC_PATHS;
	const example = (path: string) => ({
		example: { summary: 'The whole topic', value: examples[path] },
	});
	const notify = (operationId: string, path: string, content: Json) => ({
		post: {
			operationId,
			tags: ['websub'],
			summary: `${path} has changed`,
			description: DESCRIPTION,
			parameters: createHeaders(baseUrl, path),
			requestBody: { required: true, description: 'The whole content of the topic.', content },
			responses: RESPONSES,
		},
	});
	return {
		reviewsChanged: notify('reviewsChanged', reviews, jsonBody('ReviewsDataset', example(reviews))),
		jsonFeedChanged: notify('jsonFeedChanged', jsonFeed, jsonBody('JsonFeed', example(jsonFeed))),
		atomFeedChanged: notify(
			'atomFeedChanged',
			atomFeed,
			textBody('application/atom+xml', 'An Atom feed.', example(atomFeed)),
		),
	};
}

const DESCRIPTION =
	'Sent to a callback whose subscription runs: the bytes that the topic is served with, and its ' +
	'Content-Type. Check X-Hub-Signature over the raw body if you gave a secret, and drop what is not ' +
	'signed by it. Any 2xx acknowledges; the body of the answer is not read. Answer within 10 seconds, ' +
	'and a second more for each megabyte. A change may come twice (the same X-Hub-Delivery); one that ' +
	'was not delivered before the next one is left out.';

const RESPONSES = {
	'204': { description: 'Acknowledged. Any 2xx is.' },
	'410': { description: 'Ends the subscription.' },
	'429': {
		description:
			'Come again later. Anything but 2xx and 410, a redirect too, is a failure and tried again; ' +
			'with 429 and 503, Retry-After is kept to for up to an hour.',
		headers: {
			'Retry-After': {
				description: 'Seconds, or an HTTP date (RFC 9110 §10.2.3).',
				schema: text(29),
			},
		},
	},
};

function createHeaders(baseUrl: string, path: string) {
	const link = `<${absoluteUrl(baseUrl, PATHS.hub)}>; rel="hub", <${absoluteUrl(baseUrl, path)}>; rel="self"`;
	const delivery = createHash('sha256').update(path).digest('base64url').slice(0, 32);
	return [
		header('Link', text(MAX_LINK_LENGTH), link, 'The hub and the topic: rel="hub", rel="self".'),
		header(
			'X-Hub-Delivery',
			text(32, '^[A-Za-z0-9_-]{32}$'),
			delivery,
			'The same for every attempt to deliver one change to one subscription, and for nothing else.',
		),
		{
			...header(
				'X-Hub-Signature',
				text(135, '^sha(256=[0-9a-f]{64}|384=[0-9a-f]{96}|512=[0-9a-f]{128})$'),
				signBody(Buffer.from(path), 'kept-by-both-sides', 'sha256'),
				'Method, and HMAC of the body with the secret as its key, in hexadecimal digits (WebSub ' +
					'§7.1). Only if the subscription has a secret.',
			),
			required: false,
		},
	];
}

function header(name: string, schema: Json, example: string, description: string) {
	return { name, in: 'header', required: true, description, schema, example };
}
