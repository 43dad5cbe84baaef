import { refHeaders } from './headers.ts';
import { text, type Json } from './references.ts';
import { HUB_HEADERS } from './websub-response-headers.ts';

const MAX_LENGTH = 10_000;

/** The errors of the hub: plain text (WebSub §5.1.2) with their real messages. */
export const HUB_RESPONSES = {
	HubBadRequest: textResponse('The request is wrong: one line for each thing to mend.', {
		invalid: 'Invalid parameter\nhub.callback: must begin with https://\nhub.mode: must be given\n',
		broken: 'Cannot read the form: its percent-encoding is broken or not of UTF-8\n',
		get: 'Cannot subscribe with GET: send the form with POST\n',
	}),
	HubMethodNotAllowed: textResponse(
		'The hub does not answer this method.',
		{ method: 'Cannot DELETE this resource: it answers GET, HEAD, POST, OPTIONS\n' },
		refHeaders('Allow'),
	),
	HubContentTooLarge: textResponse('The form is too long.', {
		long: 'Cannot read the body: it has more than 65536 bytes\n',
	}),
	HubUnsupportedMediaType: textResponse(
		'The body is no form in UTF-8.',
		{
			json: 'Cannot read the form: its media type must be application/x-www-form-urlencoded, in UTF-8\n',
		},
		refHeaders('Accept'),
	),
	HubTooManyRequests: textResponse(
		'A limit is reached: of the client, of the host or domain of the callback, or of the topic.',
		{ limited: 'Cannot take the request: too many of this kind came lately\n' },
		refHeaders('Retry-After'),
	),
	HubInternalError: textResponse('Something failed on our side; nothing of the cause is told.', {
		failed: 'Cannot answer: something failed on our side\n',
	}),
	HubUnavailable: textResponse(
		'The hub can promise nothing now.',
		{
			full: 'Cannot take the request: the topic or the host has no room for a subscription\n',
			storeDown: 'Cannot reach the hub’s store: nothing is promised, try again later\n',
			noStore: 'Cannot reach the hub: it has no store here\n',
		},
		refHeaders('Retry-After'),
	),
} as const;

function textResponse(
	description: string,
	bodies: Readonly<Record<string, string>>,
	headers: Json = {},
) {
	const examples = Object.fromEntries(
		Object.entries(bodies).map(([name, value]) => [name, { summary: description, value }]),
	);
	const schema = { ...text(MAX_LENGTH), description: 'What is wrong, for people.' };
	return {
		description,
		headers: { ...HUB_HEADERS, ...headers },
		content: { 'text/plain': { schema, examples } },
	};
}
