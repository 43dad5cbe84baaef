import { TRACING_VARIABLES } from './tracing-variables.ts';

/** An environment variable and its documentation. Descriptions are in Markdown. */
export interface EnvironmentVariable {
	readonly name: string;
	readonly meaning: string;
	/** Value used while it is empty or unset; empty if there is none. */
	readonly default: string;
}

/** Every variable that `platform/environment.ts` reads, and those for tracing. */
export const ENVIRONMENT_VARIABLES: readonly EnvironmentVariable[] = [
	{
		name: 'PORT',
		meaning: 'the port of the local server; `0` picks a free one',
		default: '`4321`',
	},
	{
		name: 'HOST',
		meaning: 'the address it listens on; `0.0.0.0` and `::` mean every interface',
		default: '`127.0.0.1`',
	},
	{
		name: 'BASE_URL',
		meaning:
			'the public origin, in every link that is published; if it is local, `/mcp` accepts only requests from this machine',
		default: '`http://HOST:PORT`; on Vercel `https://` and `VERCEL_PROJECT_PRODUCTION_URL`',
	},
	{
		name: 'TRUSTED_PROXIES',
		meaning:
			'the proxies whose `X-Forwarded-For` names the client: addresses and CIDR ranges with commas between, or `loopback`, `linklocal`, `uniquelocal`; see [On your own server](server.md)',
		default: 'none; the header is ignored',
	},
	{
		name: 'DATA_DIR',
		meaning:
			'what the local server keeps: editions, locks, its address, and the build cache if `node_modules` is read-only',
		default: '`.data`',
	},
	{
		name: 'READER_URL',
		meaning:
			'for `npm run read`: the base URL of an OpenAI-compatible endpoint, https or on this machine',
		default: '',
	},
	{ name: 'READER_MODEL', meaning: 'for `npm run read`: the name of the model', default: '' },
	{
		name: 'READER_API_KEY',
		meaning: 'for `npm run read`: the key of the endpoint, if it needs one',
		default: '',
	},
	{ name: 'CONTENT_DIR', meaning: 'the content to build from', default: '`content`' },
	{
		name: 'FORECOURT_LOG_KEY',
		meaning:
			'for `npm run publish`: the file with the keys of the [transparency log](log.md), or the keys as PEM; builds never need it',
		default: 'none; nothing is logged',
	},
	{
		name: 'SITE',
		meaning: '`off` skips the pages and builds only documents, feeds and function data',
		default: '`on`',
	},
	{
		name: 'DEPLOY_HOOK_SECRET',
		meaning: 'allows calling the deploy hook, see “Tell subscribers after a deployment”',
		default:
			'a random one, in `DATA_DIR/deploy-hook-secret`; on Vercel none, and all calls are refused',
	},
	{
		name: 'CRON_SECRET',
		meaning: 'allows running the daily check of the hub, see “The daily check”',
		default: 'a random one, in `DATA_DIR/cron-secret`; on Vercel none, and all calls are refused',
	},
	{
		name: 'METRICS_SECRET',
		meaning: 'allows reading `/metrics`, see “Logs and metrics”',
		default:
			'a random one, in `DATA_DIR/metrics-secret`; on Vercel none, and all calls are refused',
	},
	{
		name: 'REQUEST_LOG',
		meaning: '`off` leaves out the line of JSON for each request',
		default: '`on`',
	},
	{
		name: 'REDIS_URL',
		meaning:
			'URL of Redis 6.2 or newer, or Valkey 7.2 or newer: `redis://`, or `rediss://` for TLS. For a cluster, several URLs separated by commas. Several processes can share it: see “Several processes”',
		default: 'none; the hub is in `DATA_DIR`',
	},
	{
		name: 'KV_REST_API_URL',
		meaning:
			'the REST address of a Vercel KV store; with the token, the hub keeps its subscriptions there',
		default: 'in `DATA_DIR`',
	},
	{
		name: 'KV_REST_API_TOKEN',
		meaning: 'a token for that store with write access',
		default: '',
	},
	{
		name: 'UPSTASH_REDIS_REST_URL',
		meaning: 'the name Upstash uses for `KV_REST_API_URL`',
		default: '',
	},
	{
		name: 'UPSTASH_REDIS_REST_TOKEN',
		meaning: 'the name Upstash uses for `KV_REST_API_TOKEN`',
		default: '',
	},
	{
		name: 'HUB_ALLOW_LOOPBACK_CALLBACKS',
		meaning:
			'`1` for development: allows https callbacks on `localhost` and loopback addresses, at any port; other names of them and other private addresses stay blocked. Trust a certificate of your own with `NODE_EXTRA_CA_CERTS`',
		default: '`0`',
	},
	{
		name: 'HUB_MIN_LEASE_SECONDS',
		meaning: 'the shortest lease; shorter requests are raised to it',
		default: '`3600`',
	},
	{
		name: 'HUB_RETRY_SECONDS',
		meaning:
			'waits before the second, third … attempt of a delivery, each ± 20 %; a verification uses only the first two',
		default: '`10,60,600,3600`',
	},
	{
		name: 'HUB_MIN_FAILURE_SPAN_SECONDS',
		meaning:
			'the time that three failed changes in a row have to span before they end a subscription',
		default: '`0`',
	},
	{
		name: 'HUB_RATE_LIMIT',
		meaning:
			'`off` for development: lifts the rate limits, and the limits per host on pending requests, subscriptions and verifications',
		default: '`on`',
	},
	{ name: 'HUB_MAX_PER_TOPIC', meaning: 'subscriptions to one topic', default: '`1000000`' },
	{
		name: 'HUB_MAX_PER_HOST',
		meaning: 'subscriptions with callbacks on one host: scheme, name and port',
		default: '`10000`',
	},
	{
		name: 'HUB_MAX_PER_PATH',
		meaning:
			'subscriptions with callbacks on one host whose paths begin with the same three segments',
		default: '`100`',
	},
	{
		name: 'HUB_CONCURRENCY',
		meaning:
			'concurrent deliveries, a quarter more to slow hosts, and four times as many first verifications',
		default: '`64`',
	},
	{
		name: 'HUB_CONCURRENCY_PER_HOST',
		meaning: 'concurrent deliveries to one host; on Vercel, each of up to ten workers has as many',
		default: '`2`',
	},
	{
		name: 'MCP_SESSION_SECRET',
		meaning:
			'the key that signs MCP session ids; changing it ends all sessions, and clients that do not start a new session must be restarted',
		default: '`forecourt: a session id is no credential`: an id grants nothing',
	},
	{
		name: 'VERCEL',
		meaning:
			'`1` while Vercel builds: uses its adapter; `1` in its functions: uses the hub for the platform',
		default: 'set by Vercel',
	},
	{
		name: 'VERCEL_GIT_COMMIT_SHA',
		meaning: 'the commit in `/build.json`',
		default: 'set by Vercel',
	},
	{
		name: 'VERCEL_PROJECT_PRODUCTION_URL',
		meaning: 'the host of the production deployment',
		default: 'set by Vercel',
	},
	{
		name: 'VERCEL_REGION',
		meaning: "where functions run, and the queues of the hub's work",
		default: 'set by Vercel',
	},
	{
		name: 'VERCEL_QUEUE_BASE_URL',
		meaning: 'the queues of `vercel dev`, instead of those of the platform',
		default: 'set by `vercel dev --local`',
	},
	{
		name: 'VERCEL_QUEUE_TOKEN',
		meaning: 'the token for these queues; ignored unless both variables are set',
		default: 'set by `vercel dev --local`',
	},
	...TRACING_VARIABLES,
];
