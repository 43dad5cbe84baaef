/** A deployment of the whole service. */
export interface Target {
	/** The address that requests are sent to. */
	readonly address: string;
	/** The public origin that responses name. */
	readonly origin: string;
	/** Whether a proxy refuses malformed URLs with a page of its own. */
	readonly proxyRefusesUrls?: boolean;
}

/** Returns a target once it is running. */
export type TargetSource = () => Target;

/** Sends a request without compression and without following redirects. */
export function askTarget(
	{ address }: Target,
	path: string,
	{ headers, ...init }: RequestInit & { readonly headers?: Record<string, string> } = {},
): Promise<Response> {
	const plain = { 'accept-encoding': 'identity' };
	return fetch(address + path, { redirect: 'manual', ...init, headers: { ...plain, ...headers } });
}

export async function askForJson<Body = any>(
	target: Target,
	path: string,
	init?: Parameters<typeof askTarget>[2],
): Promise<Body> {
	const response = await askTarget(target, path, init);
	// The caller names the schema, or checks individual fields.
	return (await response.json()) as Body;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';
export const PNG_TYPE = 'image/png';
/** RFC 9727 §5: the profile marks the linkset as an API catalog. */
export const LINKSET_TYPE =
	'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Every public path and its media type, with an example for each variable part. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
	'/': HTML_TYPE,
	'/policy': HTML_TYPE,
	'/status': HTML_TYPE,
	'/verification': HTML_TYPE,
	'/problems/invalid-parameter': HTML_TYPE,
	'/insights': HTML_TYPE,
	'/insights/method': HTML_TYPE,
	'/docs': HTML_TYPE,
	'/docs/api': HTML_TYPE,
	'/aspects/speed': HTML_TYPE,
	'/technicians/will-sato': HTML_TYPE,
	'/services/brakes': HTML_TYPE,
	'/locations/alder-falls': HTML_TYPE,
	'/embed': HTML_TYPE,
	'/embed/v1.js': 'application/javascript; charset=utf-8',
	'/embed/all.json': JSON_TYPE,
	'/badge.svg': 'image/svg+xml',
	'/websub': HTML_TYPE,
	'/websub/subscription': HTML_TYPE,
	'/og/home.png': PNG_TYPE,
	'/og/websub.png': PNG_TYPE,
	'/reviews': HTML_TYPE,
	'/reviews/aspect/speed': HTML_TYPE,
	'/reviews/month': HTML_TYPE,
	'/reviews/month/2019-03': HTML_TYPE,
	'/reviews.json': JSON_TYPE,
	'/api/reviews/mcyuw3gmgkna': JSON_TYPE,
	'/reviews/mcyuw3gmgkna.json': JSON_TYPE,
	'/insights.json': JSON_TYPE,
	'/api/feed.json': JSON_TYPE,
	'/feed.json': JSON_TYPE,
	'/feed.xml': 'application/atom+xml',
	'/feeds/low-stars.atom': 'application/atom+xml',
	'/feeds/alder-falls.json': JSON_TYPE,
	'/alerts.json': JSON_TYPE,
	'/alerts.atom': 'application/atom+xml',
	'/reviews.csv': 'text/csv; charset=utf-8',
	'/reviews.ndjson': 'application/x-ndjson; charset=utf-8',
	'/reviews.jsonl': 'application/x-ndjson; charset=utf-8',
	'/reviews.parquet': 'application/vnd.apache.parquet',
	'/statements.parquet': 'application/vnd.apache.parquet',
	'/status.json': JSON_TYPE,
	'/verification.json': JSON_TYPE,
	'/log/checkpoint': TEXT_TYPE,
	'/log/checkpoints.txt': TEXT_TYPE,
	'/log/openings/0.json': JSON_TYPE,
	'/log/policy': TEXT_TYPE,
	'/log/removals.json': JSON_TYPE,
	'/log/verify.mjs': 'application/javascript; charset=utf-8',
	'/log/verify-receipt.mjs': 'application/javascript; charset=utf-8',
	'/policy.md': 'text/markdown; charset=utf-8',
	'/changes.json': JSON_TYPE,
	'/changes.ndjson': 'application/x-ndjson; charset=utf-8',
	'/build.json': JSON_TYPE,
	'/.well-known/openapi.json': JSON_TYPE,
	'/.well-known/openapi.yaml': 'application/yaml',
	'/openapi.json': JSON_TYPE,
	'/.well-known/ai-catalog.json': 'application/ai-catalog+json',
	'/.well-known/api-catalog': LINKSET_TYPE,
	'/llms.txt': TEXT_TYPE,
	'/llms-full.txt': TEXT_TYPE,
	'/.well-known/security.txt': TEXT_TYPE,
	'/sitemap-index.xml': 'application/xml',
	'/mcp/server-card': 'application/mcp-server-card+json',
	'/favicon.svg': 'image/svg+xml',
	'/favicon.png': PNG_TYPE,
	'/robots.txt': TEXT_TYPE,
	'/api/reviews/search': JSON_TYPE,
	'/api/reviews/since/2026-01-01': JSON_TYPE,
};

export const TOPICS = ['/reviews.json', '/api/feed.json', '/feed.xml'];
