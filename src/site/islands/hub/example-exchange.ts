import { callbackUrlWith } from '../../../hub/core/callback-url.ts';
import type { HubDescription } from '../../../hub/core/hub-description.ts';
import { signBody, signWebhook } from '../../../hub/core/signature.ts';

/** Example messages between a subscriber and the hub, for reading and copying. */
export interface ExampleExchange {
	/** A command that subscribes. */
	readonly subscribe: string;
	/** The hub's verification of intent (WebSub §5.3). */
	readonly verification: string;
	/** The callback's response that confirms it. */
	readonly confirmation: string;
	/** A signed delivery (WebSub §7) of the topic's content in this edition. */
	readonly delivery: string;
	/** A command that computes the `X-Hub-Signature` of that delivery from the topic. */
	readonly signature: string;
	readonly unsubscribe: string;
}

const CALLBACK = 'https://subscriber.example/websub/8f3c1d';
const SECRET = 'correct horse battery staple';
const CHALLENGE = 'KjNfgoQEA6qD6rAGXLIe2fWZliws1Uql';
const DELIVERY = 'aLAqu4ujLYhGdIm3EdnVmVmcRYxdxWna';
const SENT_AT = Date.UTC(2026, 10, 20, 12);

/** A topic with its URL, content and media type. */
interface ExampleTopic {
	readonly topic: string;
	readonly contentType: string;
	readonly body: string;
}

/** Creates the example messages for one topic. */
export function createExampleExchange(
	rules: HubDescription,
	{ topic, contentType, body }: ExampleTopic,
): ExampleExchange {
	const { hub } = rules;
	const method = rules.signature.default;
	const bytes = Buffer.from(body);
	const webhook = signWebhook({ id: DELIVERY, at: SENT_AT, body: bytes }, SECRET);
	return {
		subscribe: [
			...curlLines('subscribe', hub, topic),
			`  --data-urlencode 'hub.secret=${SECRET}'`,
		].join(' \\\n'),
		verification: verificationOf(CALLBACK, topic, rules.lease_seconds.default),
		confirmation: [
			'HTTP/1.1 200 OK',
			'Content-Type: application/octet-stream',
			'X-Content-Type-Options: nosniff',
			'',
			CHALLENGE,
		].join('\n'),
		delivery: [
			`POST ${new URL(CALLBACK).pathname}`,
			`Content-Type: ${contentType}`,
			`Link: <${hub}>; rel="hub", <${topic}>; rel="self"`,
			`X-Hub-Delivery: ${DELIVERY}`,
			`X-Hub-Signature: ${signBody(bytes, SECRET, method)}`,
			...Object.entries(webhook).map(([name, value]) => `${name}: ${value}`),
			`Content-Length: ${bytes.byteLength}`,
			'',
			`${body.split('\n', 1)[0]}`,
			'…',
		].join('\n'),
		signature: `curl -s ${topic} \\\n  | openssl dgst -${method} -hmac '${SECRET}'`,
		unsubscribe: curlLines('unsubscribe', hub, topic).join(' \\\n'),
	};
}

/** Node.js code that checks a delivery: signature, time and id (Standard Webhooks 1.0.0). */
export const DELIVERY_CHECK = `import { createHmac, timingSafeEqual } from 'node:crypto';

const seen = new Set();

/** body: the raw bytes; headers: by lower-case name; now: milliseconds since 1970 */
export function isGenuine(body, headers, secret, now) {
  const id = headers['webhook-id'], time = headers['webhook-timestamp'];
  const hmac = createHmac('sha256', secret).update(\`\${id}.\${time}.\`).update(body);
  const expected = Buffer.from('v1,' + hmac.digest('base64'));
  const isSigned = (headers['webhook-signature'] ?? '')
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((sent) => sent.length === expected.length && timingSafeEqual(sent, expected));
  const isRecent = Math.abs(now / 1000 - time) <= 300;
  if (!isSigned || !isRecent || seen.has(id)) return false;
  seen.add(id);
  return true;
}`;

function curlLines(mode: string, hub: string, topic: string): string[] {
	return [
		`curl ${hub}`,
		`  -d hub.mode=${mode}`,
		`  -d hub.topic=${topic}`,
		`  --data-urlencode 'hub.callback=${CALLBACK}'`,
	];
}

function verificationOf(callback: string, topic: string, leaseSeconds: number): string {
	const { host, pathname, search } = new URL(
		callbackUrlWith(callback, {
			'hub.mode': 'subscribe',
			'hub.topic': topic,
			'hub.challenge': CHALLENGE,
			'hub.lease_seconds': String(leaseSeconds),
		}),
	);
	return `GET ${pathname}${search}\nHost: ${host}`;
}
