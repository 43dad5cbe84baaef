const OWN_TEMPLATE = /^src\/site\/pages\/.*\.astro$/;

/**
 * Whether the pages of a route are part of the site's shell: made of the code, the public origin and
 * the business alone, and so the same for every edition (docs/decisions/0042-two-builds.md). They are
 * the documentation: routes of packages, and endpoints for its texts.
 * @param component the file of the route, as Astro names it
 */
export function isOfShell({ component }: { readonly component: string }): boolean {
	return !OWN_TEMPLATE.test(component);
}
