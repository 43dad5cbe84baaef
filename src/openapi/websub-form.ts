import * as z from 'zod';
import { MAX_URL_LENGTH } from '../hub/core/callback-url.ts';
import { MAX_SECRET_BYTES } from '../hub/core/hub-request.ts';
import { SIGNATURE_METHODS } from '../hub/core/signature.ts';
import { HUB_MODES } from '../hub/core/subscription.ts';
import { DEFAULT_HUB_POLICY } from '../platform/hub-policy.ts';

const { defaultSeconds, minSeconds, maxSeconds } = DEFAULT_HUB_POLICY.lease;
const seconds = (count: number) => count.toLocaleString('en');
/**
 * The scheme may be in any case (RFC 3986 §3.1). No user info, no fragment, no characters that URL
 * parsers drop or replace.
 */
const CALLBACK_PATTERN = String.raw`^[Hh][Tt][Tt][Pp][Ss]://[^\s\\/?#@]+([/?][^\s\\#]*)?$`;

/**
 * The form that a subscriber posts to the hub (WebSub §5.1). Unknown parameters are ignored.
 * Describes only what JSON Schema can express; `parseHubRequest` reads the form.
 */
export const WebSubForm = z
	.object({
		'hub.callback': z
			.url({ protocol: /^https$/ })
			.max(MAX_URL_LENGTH)
			.meta({
				description:
					'HTTPS URL of the subscriber: a public host, port 443 or 8443, no user name, no fragment. ' +
					'Its query is kept as it is. Best one that nobody can guess, and another for each topic.',
				pattern: CALLBACK_PATTERN,
			}),
		'hub.mode': z.enum(HUB_MODES).describe('What is wanted.'),
		'hub.topic': z
			.url()
			.max(MAX_URL_LENGTH)
			.describe('One of the topic URLs, as their rel="self" has it.'),
		'hub.lease_seconds': z
			.int()
			.min(1)
			.optional()
			.describe(
				`How many seconds the subscription is wanted for: ${seconds(defaultSeconds)} if not sent. Less ` +
					`than ${seconds(minSeconds)} is raised to that, more than the maximum of ` +
					`${seconds(maxSeconds)} is lowered to it; the confirmation names what is granted. Not ` +
					'looked at to unsubscribe.',
			),
		'hub.secret': z
			.string()
			.max(MAX_SECRET_BYTES)
			.optional()
			.describe(
				`Key of the signatures of deliveries, less than ${MAX_SECRET_BYTES + 1} bytes in UTF-8; without one, deliveries ` +
					'are not signed. Not looked at to unsubscribe.',
			),
		'hub.x-signature': z
			.enum(SIGNATURE_METHODS)
			.optional()
			.describe(
				'Method of the signatures, an addition of this hub; sha256 if not sent. Not looked at to ' +
					'unsubscribe.',
			),
	})
	.meta({
		id: 'WebSubForm',
		description:
			'A request to subscribe or unsubscribe. Each field at most once; an empty one counts as not ' +
			'sent; unknown ones are ignored.',
	});
export type WebSubForm = z.output<typeof WebSubForm>;
