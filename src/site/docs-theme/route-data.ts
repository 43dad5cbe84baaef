import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { siteBusiness } from '../render/site-data.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { previewPath } from '../../edition/paths/preview-path.ts';
import { markdownPath } from '../docs/page-id.ts';

/** Gives documentation pages the same form of title, links and Open Graph tags as all other pages. */
export const onRequest = defineRouteMiddleware(async ({ locals, url, site }) => {
	const path = url.pathname.replace(/\/$/, '');
	const { entry, head } = locals.starlightRoute;
	const { title, description = title } = entry.data;
	// The second column of an operation takes the place of the table of contents.
	if (path.includes('/operations/') && !path.includes('/tags/')) {
		locals.starlightRoute.toc = undefined;
	}
	const { business } = await siteBusiness();
	const windowTitle = head.find(({ tag }) => tag === 'title');
	if (windowTitle) windowTitle.content = `${title} · ${business.name}`;
	// The same links and tags as in `src/site/layouts/head.astro`.
	const links = [
		['service-desc', 'application/json', PATHS.openapi],
		['service-doc', 'text/html', PATHS.docs],
		['api-catalog', 'application/linkset+json', PATHS.apiCatalog],
		['alternate', 'text/markdown', markdownPath(path)],
	] as const;
	for (const [rel, type, href] of links) head.push({ tag: 'link', attrs: { rel, type, href } });
	const properties = {
		'og:type': 'website',
		'og:site_name': business.name,
		'og:title': title,
		'og:description': description,
		'og:image': new URL(previewPath(path), site).href,
		'og:image:type': 'image/png',
		'og:image:width': '1200',
		'og:image:height': '630',
		'og:image:alt': `${business.name}: customer reviews`,
	};
	for (const [property, content] of Object.entries(properties)) {
		const known = head.find(({ attrs }) => attrs?.['property'] === property);
		if (known) known.attrs = { ...known.attrs, content };
		else head.push({ tag: 'meta', attrs: { property, content } });
	}
});
