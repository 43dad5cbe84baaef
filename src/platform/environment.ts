import { resolve } from 'node:path';
import * as z from 'zod';
import { DEFAULT_HUB_POLICY, VERCEL_WORKERS, type HubPolicy } from './hub-policy.ts';
import { TrustedProxies } from './trusted-proxies.ts';

/** URL and token of Vercel KV. */
export interface KvAccess {
	readonly url: string;
	readonly token: string;
}

/** Location of the queues. */
export interface QueueAccess {
	readonly region: string;
	/**
	 * Set for the queues of `vercel dev`, which has no deployments; otherwise the platform's queues
	 * are used.
	 */
	readonly local?: { readonly baseUrl: string; readonly token: string } | undefined;
}

const DEFAULTS = DEFAULT_HUB_POLICY;

const Count = z.coerce.number().int().min(1).max(1e9);
const Seconds = z
	.string()
	.regex(/^\d{1,7}(\.\d{1,3})?(,\d{1,7}(\.\d{1,3})?){0,9}$/, {
		error: 'must be one to ten numbers of seconds such as 10,60,600,3600',
	})
	.transform((list) => list.split(',').map(Number));

const RedisUrl = z.url({ protocol: /^rediss?$/, hostname: /./ });
const RedisUrls = z
	.string()
	.transform((list) => list.split(',').map((url) => url.trim()))
	.refine((urls) => urls.every((url) => RedisUrl.safeParse(url).success), {
		error: 'must be redis://HOST:PORT or rediss://HOST:PORT; several with commas',
	});

const Variables = z.object({
	PORT: z.coerce
		.number('must be a number from 0 to 65535')
		.int('must be a whole number from 0 to 65535')
		.min(0, 'must be a number from 0 to 65535')
		.max(65_535, 'must be a number from 0 to 65535')
		.default(4321),
	HOST: z.string().min(1).default('127.0.0.1'),
	BASE_URL: z
		.url({ protocol: /^https?$/, abort: true })
		.refine((url) => /^\/?$/.test(new URL(url).pathname + new URL(url).search), {
			error: 'must be an origin such as https://reviews.example, without a path',
		})
		.optional(),
	TRUSTED_PROXIES: TrustedProxies.optional(),
	DATA_DIR: z.string().min(1).default('.data'),
	CONTENT_DIR: z.string().min(1).default('content'),
	SITE: z.enum(['on', 'off']).default('on'),
	DEPLOY_HOOK_SECRET: z.string().optional(),
	CRON_SECRET: z.string().optional(),
	METRICS_SECRET: z.string().optional(),
	REQUEST_LOG: z.enum(['on', 'off']).default('on'),
	KV_REST_API_URL: z.url({ protocol: /^https?$/ }).optional(),
	KV_REST_API_TOKEN: z.string().optional(),
	UPSTASH_REDIS_REST_URL: z.url({ protocol: /^https?$/ }).optional(),
	UPSTASH_REDIS_REST_TOKEN: z.string().optional(),
	REDIS_URL: RedisUrls.optional(),
	HUB_ALLOW_LOOPBACK_CALLBACKS: z.enum(['0', '1']).default('0'),
	HUB_MIN_LEASE_SECONDS: z.coerce
		.number()
		.int()
		.min(1)
		.max(DEFAULTS.lease.maxSeconds)
		.default(DEFAULTS.lease.minSeconds),
	HUB_RETRY_SECONDS: Seconds.default([...DEFAULTS.retrySeconds]),
	HUB_MIN_FAILURE_SPAN_SECONDS: z.coerce
		.number()
		.int()
		.min(0)
		.max(DEFAULTS.lease.maxSeconds)
		.default(DEFAULTS.minFailureSpanSeconds),
	HUB_RATE_LIMIT: z.enum(['on', 'off']).default('on'),
	HUB_MAX_PER_TOPIC: Count.default(DEFAULTS.maxPerTopic),
	HUB_MAX_PER_HOST: Count.default(DEFAULTS.maxPerHost),
	HUB_MAX_PER_PATH: Count.default(DEFAULTS.maxPerPath),
	HUB_CONCURRENCY: Count.default(DEFAULTS.concurrency),
	HUB_CONCURRENCY_PER_HOST: Count.default(DEFAULTS.concurrencyPerHost),
	FORECOURT_LOG_KEY: z.string().optional(),
	// `session-secret.ts` reads it, because the MCP function needs no other variable.
	MCP_SESSION_SECRET: z.string().optional(),
	READER_URL: z.string().optional(),
	READER_MODEL: z.string().optional(),
	READER_API_KEY: z.string().optional(),
	VERCEL: z.string().optional(),
	VERCEL_GIT_COMMIT_SHA: z.string().optional(),
	VERCEL_REGION: z.string().default('iad1'),
	VERCEL_QUEUE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
	VERCEL_QUEUE_TOKEN: z.string().optional(),
	VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
});

/** The settings of this process, explained in docs/run/configuration.md. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the environment variables; empty ones count as unset.
 * @throws {TypeError} that names the variable and its allowed values.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env) {
	const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
	const parsed = Variables.safeParse(set);
	if (!parsed.success) {
		const problems = parsed.error.issues.map(({ path, message }) => {
			const name = path.join('.');
			// This one may contain a password.
			return name === 'REDIS_URL' ? `${name} ${message}` : `${name}="${set[name]}": ${message}`;
		});
		throw new TypeError(`Cannot read the environment: ${problems.join('; ')}`);
	}

	const { data } = parsed;
	// Without a trailing slash.
	const baseUrl = (data.BASE_URL ?? defaultBaseUrl(data)).replace(/\/+$/, '');
	return {
		port: data.PORT,
		host: data.HOST,
		baseUrl,
		/** Undefined if no proxy may name the client. */
		trustedProxies: data.TRUSTED_PROXIES,
		dataDir: resolve(data.DATA_DIR),
		contentDir: resolve(data.CONTENT_DIR),
		/** Whether editions have pages, or only documents and functions. */
		hasPages: data.SITE === 'on',
		hub: toHubPolicy(data, baseUrl),
		/** Where the hub stores subscriptions, if not in `dataDir`. */
		kv: toKvAccess(data),
		/** URLs of the Redis that several processes share; several for the nodes of a cluster. */
		redis: data.REDIS_URL,
		/** The queues for the hub's work on Vercel. */
		queues: toQueueAccess(data),
		/** Secret for reporting that an edition has gone live. */
		hookSecret: data.DEPLOY_HOOK_SECRET,
		/** Secret for running the hub's maintenance. */
		cronSecret: data.CRON_SECRET,
		metricsSecret: data.METRICS_SECRET,
		logsRequests: data.REQUEST_LOG === 'on',
		/** File with the private keys of the transparency log, or their PEM. Only `publish` needs them. */
		logKey: data.FORECOURT_LOG_KEY,
		/** The language model that `npm run read` uses, as set. */
		reader: { url: data.READER_URL, model: data.READER_MODEL, key: data.READER_API_KEY },
		/** True while Vercel builds or runs the project. */
		onVercel: data.VERCEL === '1',
		vercelCommit: data.VERCEL_GIT_COMMIT_SHA,
	};
}

/** Returns the value of a variable that a settings file or a command names; empty ones count as unset. */
export function readVariable(name: string): string | undefined {
	return process.env[name] || undefined;
}

/** Both variables are needed. Upstash has names of its own for them. */
function toKvAccess(variables: z.output<typeof Variables>): KvAccess | undefined {
	const { KV_REST_API_URL, KV_REST_API_TOKEN } = variables;
	const { UPSTASH_REDIS_REST_URL, UPSTASH_REDIS_REST_TOKEN } = variables;
	const url = KV_REST_API_URL ?? UPSTASH_REDIS_REST_URL;
	const token = KV_REST_API_TOKEN ?? UPSTASH_REDIS_REST_TOKEN;
	return url !== undefined && token !== undefined ? { url, token } : undefined;
}

/** Both variables are set under `vercel dev`, and neither on the platform. */
function toQueueAccess(variables: z.output<typeof Variables>): QueueAccess {
	const { VERCEL_REGION: region } = variables;
	const { VERCEL_QUEUE_BASE_URL: baseUrl, VERCEL_QUEUE_TOKEN: token } = variables;
	const isLocal = baseUrl !== undefined && token !== undefined;
	return { region, local: isLocal ? { baseUrl, token } : undefined };
}

function toHubPolicy(variables: z.output<typeof Variables>, baseUrl: string): HubPolicy {
	const minSeconds = variables.HUB_MIN_LEASE_SECONDS;
	return {
		baseUrl,
		allowLoopback: variables.HUB_ALLOW_LOOPBACK_CALLBACKS === '1',
		lease: {
			...DEFAULTS.lease,
			defaultSeconds: Math.max(DEFAULTS.lease.defaultSeconds, minSeconds),
			minSeconds,
		},
		retrySeconds: variables.HUB_RETRY_SECONDS,
		failuresAllowed: DEFAULTS.failuresAllowed,
		minFailureSpanSeconds: variables.HUB_MIN_FAILURE_SPAN_SECONDS,
		limitsRates: variables.HUB_RATE_LIMIT === 'on',
		maxPerTopic: variables.HUB_MAX_PER_TOPIC,
		maxPerHost: variables.HUB_MAX_PER_HOST,
		maxPerPath: variables.HUB_MAX_PER_PATH,
		concurrency: variables.HUB_CONCURRENCY,
		concurrencyPerHost: variables.HUB_CONCURRENCY_PER_HOST,
		workers: variables.VERCEL === '1' ? VERCEL_WORKERS : DEFAULTS.workers,
	};
}

/** Addresses that mean "every interface", with the address to reach this machine at. */
const REACHABLE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function defaultBaseUrl(variables: z.output<typeof Variables>): string {
	const { HOST, PORT, VERCEL, VERCEL_PROJECT_PRODUCTION_URL } = variables;
	if (VERCEL === '1' && VERCEL_PROJECT_PRODUCTION_URL !== undefined) {
		return `https://${VERCEL_PROJECT_PRODUCTION_URL}`;
	}
	const host = REACHABLE[HOST] ?? HOST;
	return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
