import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import { isOfShell } from './shell-pages.ts';

type PathWithRoute = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number];

/**
 * Replaces Astro's prerender entry, as adapters that render in their own process do. Astro bundles
 * it with all pages and renders the shell with it. Builds reuse the bundle to render each edition's
 * pages without running Astro again.
 */
export const app = Object.assign(createApp({ streaming: false }), {
	// Astro's own prerenderer calls these. They do nothing here: this app reads its manifest instead.
	setInternals() {},
	setOptions() {},
});

/** Lists every page of an edition with its route. Removes all other routes from the app. */
export function listEditionPages(): Promise<PathWithRoute[]> {
	const { manifest } = app;
	manifest.routes = manifest.routes.filter(({ routeData }) => !isOfShell(routeData));
	return new StaticPaths(app).getAll();
}

/** The exports of the bundle. */
export interface Renderer {
	readonly app: Pick<typeof app, 'render'>;
	readonly listEditionPages: typeof listEditionPages;
}
