import { TRACING_VARIABLES } from './tracing-variables.ts';

/** An environment variable and its documentation. Texts are Markdown. */
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
		meaning: 'where the local server listens; `0` takes a free port',
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
			'the public origin, in every link that is published; while it is on this machine, `/mcp` answers this machine alone',
		default: '`http://HOST:PORT`; on Vercel `https://` and `VERCEL_PROJECT_PRODUCTION_URL`',
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
		name: 'SITE',
		meaning: '`off` skips the pages and builds only documents, feeds and function data',
		default: '`on`',
	},
	{
		name: 'DEPLOY_HOOK_SECRET',
		meaning: 'whoever knows it may call the deploy hook, see “Tell subscribers after a deployment”',
		default: 'a random one, in `DATA_DIR/deploy-hook-secret`; on Vercel none, and nobody may',
	},
	{
		name: 'CRON_SECRET',
		meaning: 'whoever knows it may have the hub look after itself, see “The daily check”',
		default: 'a random one, in `DATA_DIR/cron-secret`; on Vercel none, and nobody may',
	},
	{
		name: 'METRICS_SECRET',
		meaning: 'whoever knows it may read `/metrics`, see “Logs and metrics”',
		default: 'a random one, in `DATA_DIR/metrics-secret`; on Vercel none, and nobody may',
	},
	{
		name: 'REQUEST_LOG',
		meaning: '`off` leaves out the line of JSON for each request',
		default: '`on`',
	},
	{
		name: 'KV_REST_API_URL',
		meaning:
			'the REST address of a Vercel KV store; with the token, the hub keeps its subscriptions there',
		default: 'in `DATA_DIR`',
	},
	{
		name: 'KV_REST_API_TOKEN',
		meaning: 'the token of that store, one that may write',
		default: '',
	},
	{
		name: 'HUB_ALLOW_LOOPBACK_CALLBACKS',
		meaning:
			'`1` for development: https callbacks on loopback, at any port; nothing else inward is opened',
		default: '`0`',
	},
	{
		name: 'HUB_MIN_LEASE_SECONDS',
		meaning: 'the shortest lease; a shorter wish is raised to it',
		default: '`3600`',
	},
	{
		name: 'HUB_RETRY_SECONDS',
		meaning:
			'waits before the second, third … attempt of a delivery, each ± 20 %; a verification has the first two',
		default: '`10,60,600,3600`',
	},
	{
		name: 'HUB_RATE_LIMIT',
		meaning:
			'`off` for development: lifts the rates, and the limits per host on pending requests, subscriptions and questions',
		default: '`on`',
	},
	{ name: 'HUB_MAX_PER_TOPIC', meaning: 'subscriptions to one topic', default: '`1000000`' },
	{
		name: 'HUB_MAX_PER_HOST',
		meaning: 'subscriptions with callbacks on one host: scheme, name and port',
		default: '`100`',
	},
	{
		name: 'HUB_CONCURRENCY',
		meaning: 'deliveries at the same time, and four times as many first questions to callbacks',
		default: '`16`',
	},
	{
		name: 'HUB_CONCURRENCY_PER_HOST',
		meaning: 'deliveries to one host at the same time',
		default: '`2`',
	},
	{
		name: 'MCP_SESSION_SECRET',
		meaning:
			'what ids of MCP sessions are signed with; another one ends all sessions, and clients that do not begin anew have to be restarted',
		default: '`forecourt: a session id is no credential`: an id grants nothing',
	},
	{
		name: 'VERCEL',
		meaning:
			'`1` while Vercel builds: uses its adapter, and refuses an origin that differs from `vercel.json`; `1` in its functions: the hub is the one of the platform',
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
		meaning: 'the queues of `vercel dev`, in place of those of the platform',
		default: 'set by `vercel dev --local`',
	},
	{
		name: 'VERCEL_QUEUE_TOKEN',
		meaning: 'opens them; both are set, or neither counts',
		default: 'set by `vercel dev --local`',
	},
	...TRACING_VARIABLES,
];
