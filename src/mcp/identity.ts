import type { Business } from '../reviews/business/business.ts';

/** The name and description of the server (`Implementation` in MCP). */
export interface ServerIdentity {
	/** The globally unique name, as in registries and the server card. */
	readonly name: string;
	/** The display name. */
	readonly title: string;
	readonly version: string;
	readonly description: string;
	readonly websiteUrl: string;
	readonly icons: { src: string; mimeType: string; sizes: string[] }[];
}

/** Version of tools, resources, and prompts. Unchanged as long as clients need no changes. */
const SERVER_VERSION = '1.0.0';

/** The longest title and description that registries and server cards allow. */
const TEXT_LIMIT = 100;

export function describeServer({ name }: Pick<Business, 'name'>, baseUrl: string): ServerIdentity {
	return {
		name: namespacedName(baseUrl),
		title: shorten(`Reviews of ${name}`),
		version: SERVER_VERSION,
		description: shorten(`Customer reviews of ${name}: search, ratings, insights.`),
		websiteUrl: baseUrl,
		// Clients must support PNG, but SVG only if they can (MCP, "Icons").
		icons: [
			{ src: `${baseUrl}/favicon.png`, mimeType: 'image/png', sizes: ['96x96'] },
			{ src: `${baseUrl}/favicon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] },
		],
	};
}

/** Matches IP addresses, which end in a number or are in brackets. */
const ADDRESS = /^\[|\.\d+$/;

/**
 * Returns the globally unique name of a deployment: the domain of its origin reversed, plus what it
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
