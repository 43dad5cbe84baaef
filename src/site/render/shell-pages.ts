const OWN_TEMPLATE = /^src\/site\/pages\/.*\.astro$/;

/**
 * Whether a route belongs to the site shell. Its pages depend only on the code, the public origin
 * and the business, so they are the same for every edition (docs/decisions/0042-two-builds.md).
 * These are the documentation pages: routes from packages, and endpoints for their Markdown.
 * @param component file of the route, as in Astro's manifest
 */
export function isOfShell({ component }: { readonly component: string }): boolean {
	return !OWN_TEMPLATE.test(component);
}
