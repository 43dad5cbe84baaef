/** Every public path of the service. A URL is the public origin and one of these. */
export const PATHS = {
	home: '/',
	policy: '/policy',
	reviews: '/reviews.json',
	insights: '/insights.json',
	jsonFeed: '/api/feed.json',
	atomFeed: '/feed.xml',
	build: '/build.json',
	csv: '/reviews.csv',
	ndjson: '/reviews.ndjson',
	openapi: '/.well-known/openapi.json',
	search: '/api/reviews/search',
	since: '/api/reviews/since',
	hub: '/api/websub/hub',
	hubCheck: '/api/websub/check',
	hubStatus: '/api/websub/status',
	subscriptions: '/api/websub/subscriptions',
	mcp: '/mcp',
	serverCard: '/mcp/server-card',
	aiCatalog: '/.well-known/ai-catalog.json',
} as const;

/** The topics that the hub announces, in the order in which they are reported. */
export const TOPIC_PATHS = [PATHS.reviews, PATHS.jsonFeed, PATHS.atomFeed] as const;

export function reviewPath(id: string): string {
	return `/reviews/${id}`;
}

export function absoluteUrl(baseUrl: string, path: string): string {
	return `${baseUrl}${path}`;
}
