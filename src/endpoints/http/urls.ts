/** All public paths of the service. A URL is the public origin plus one of these. */
export const PATHS = {
	home: '/',
	reviewPages: '/reviews',
	insightPages: '/insights',
	methodPage: '/insights/method',
	hubPage: '/websub',
	subscriptionPage: '/websub/subscription',
	policy: '/policy',
	policyText: '/policy.md',
	verificationPage: '/verification',
	statusPage: '/status',
	embedPage: '/embed',
	months: '/reviews/month',
	docs: '/docs',
	docsApi: '/docs/api',
	reviews: '/reviews.json',
	insights: '/insights.json',
	alerts: '/alerts.json',
	alertsFeed: '/alerts.atom',
	jsonFeed: '/api/feed.json',
	atomFeed: '/feed.xml',
	lowStarsFeed: '/feeds/low-stars.atom',
	verification: '/verification.json',
	logCheckpoint: '/log/checkpoint',
	logRemovals: '/log/removals.json',
	logVerifier: '/log/verify.mjs',
	receiptVerifier: '/log/verify-receipt.mjs',
	build: '/build.json',
	status: '/status.json',
	csv: '/reviews.csv',
	ndjson: '/reviews.ndjson',
	parquet: '/reviews.parquet',
	statements: '/statements.parquet',
	changes: '/changes.json',
	changeLines: '/changes.ndjson',
	openapi: '/.well-known/openapi.json',
	openapiYaml: '/.well-known/openapi.yaml',
	search: '/api/reviews/search',
	since: '/api/reviews/since',
	hub: '/api/websub/hub',
	hubCheck: '/api/websub/check',
	hubStatus: '/api/websub/status',
	subscriptions: '/api/websub/subscriptions',
	mcp: '/mcp',
	serverCard: '/mcp/server-card',
	aiCatalog: '/.well-known/ai-catalog.json',
	apiCatalog: '/.well-known/api-catalog',
	llms: '/llms.txt',
	robots: '/robots.txt',
	securityText: '/.well-known/security.txt',
	sitemap: '/sitemap-index.xml',
	llmsFull: '/llms-full.txt',
} as const;

/** Files of the operator's brand, which exist only if business.yaml has one. */
export const BRAND_PATHS = { styles: '/brand.css', logo: '/logo.svg' } as const;

/** The topics that every edition has, in the order in which they are reported. */
export const TOPIC_PATHS = [
	PATHS.reviews,
	PATHS.jsonFeed,
	PATHS.atomFeed,
	PATHS.changes,
	PATHS.alerts,
] as const;

/**
 * Topics that not every edition has: the feeds of some reviews, and the checkpoint of each transparency log.
 */
const FURTHER_TOPIC = /^\/(?:feeds\/[^/?]+\.(?:atom|json)|log\/(?:\d+\/)?checkpoint)$/;

/** Returns whether a document at this path is a topic of the hub. */
export function isTopicPath(path: string): boolean {
	return TOPIC_PATHS.some((topic) => topic === path) || FURTHER_TOPIC.test(path);
}

/** Picks the documents that are topics, in the order in which they are reported. */
export function topicsIn<Document extends { readonly path: string }>(
	documents: readonly Document[],
): Document[] {
	const always = TOPIC_PATHS.flatMap((topic) => documents.find(({ path }) => path === topic) ?? []);
	return [...always, ...documents.filter(({ path }) => FURTHER_TOPIC.test(path))];
}

export function reviewPath(id: string): string {
	return `/reviews/${id}`;
}

/** The review as JSON. */
export function reviewRecordPath(id: string): string {
	return `/api/reviews/${id}`;
}

export function aspectPath(id: string): string {
	return `/aspects/${id}`;
}

export function technicianPath(id: string): string {
	return `/technicians/${id}`;
}

export function locationPath(id: string): string {
	return `/locations/${id}`;
}

export function servicePath(id: string): string {
	return `/services/${id}`;
}

export function absoluteUrl(baseUrl: string, path: string): string {
	return `${baseUrl}${path}`;
}
