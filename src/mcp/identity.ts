import type { Business } from '../reviews/business/business.ts';

/** How the server introduces itself (`Implementation` of MCP). */
export interface ServerIdentity {
	/** Among all servers, as registries and the card have it. */
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

/** What registries and cards take as a title, and as a description. */
const TEXT_LIMIT = 100;

export function describeServer({ name }: Pick<Business, 'name'>, baseUrl: string): ServerIdentity {
	return {
		name: namespacedName(baseUrl),
		title: shorten(`Reviews of ${name}`),
		version: SERVER_VERSION,
		description: shorten(`Verified customer reviews of ${name}: search, ratings, insights.`),
		websiteUrl: baseUrl,
		icons: [{ src: `${baseUrl}/favicon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
	};
}

/** An address instead of a domain: it ends in a number, or is in brackets. */
const ADDRESS = /^\[|\.\d+$/;

/**
 * The name that a deployment has among all servers: the domain of its origin in reverse, and what it
 * serves, e.g. `example.larkspur.reviews/reviews` (the rule of the MCP registry).
 */
export function namespacedName(baseUrl: string): string {
	const { hostname } = new URL(baseUrl);
	const domain = ADDRESS.test(hostname) ? 'localhost' : hostname;
	return `${domain.split('.').toReversed().join('.')}/reviews`;
}

function shorten(text: string): string {
	const characters = [...text];
	if (characters.length <= TEXT_LIMIT) return text;
	return `${characters.slice(0, TEXT_LIMIT - 1).join('')}…`;
}
