import type { Business } from '../business/business.ts';

/** How the server introduces itself (`Implementation` of MCP). */
export interface ServerIdentity {
	/** For programs: the same for every deployment. */
	readonly name: string;
	/** For people. */
	readonly title: string;
	readonly version: string;
	readonly description: string;
	readonly websiteUrl: string;
	readonly icons: { src: string; mimeType: string; sizes: string[] }[];
}

/** Of tools, resources and prompts: it stays for as long as clients need not change. */
const SERVER_VERSION = '1.0.0';

/** What registries and cards take as a description. */
const DESCRIPTION_LIMIT = 100;

export function describeServer({ name }: Pick<Business, 'name'>, baseUrl: string): ServerIdentity {
	return {
		name: 'forecourt',
		title: `Reviews of ${name}`,
		version: SERVER_VERSION,
		description: shorten(`Verified customer reviews of ${name}: search, ratings, insights.`),
		websiteUrl: baseUrl,
		icons: [{ src: `${baseUrl}/favicon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
	};
}

/**
 * The name that a deployment has among all servers: the domain of its origin in reverse, and what it
 * serves, e.g. `example.larkspur.reviews/reviews` (the rule of the MCP registry).
 */
export function namespacedName(baseUrl: string): string {
	return `${new URL(baseUrl).hostname.split('.').toReversed().join('.')}/reviews`;
}

function shorten(text: string): string {
	const characters = [...text];
	if (characters.length <= DESCRIPTION_LIMIT) return text;
	return `${characters.slice(0, DESCRIPTION_LIMIT - 1).join('')}…`;
}
