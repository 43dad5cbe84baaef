import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { siteApiDescription } from '../render/documentation.ts';
import { siteBusiness } from '../render/site-data.ts';
import { listReferencePages } from '../docs/reference-pages.ts';
import { previewPath } from '../../edition/paths/preview-path.ts';
import { describeForLinks } from './link-card.ts';

/**
 * Sets the titles and descriptions of the reference pages from their Markdown, and adds the same
 * Open Graph tags to every page as on the rest of the site.
 */
export const onRequest = defineRouteMiddleware(async ({ locals, url, site }) => {
	const path = url.pathname.replace(/\/$/, '');
	const pages = listReferencePages(await siteApiDescription());
	const page = pages.find((known) => known.path === path);
	const { entry, head, toc } = locals.starlightRoute;
	if (page) {
		entry.data.title = page.title;
		head.push({ tag: 'meta', attrs: { name: 'description', content: page.description } });
	}
	// The plugin does not know about the heading of the form.
	if (page && path.includes('/operations/') && !path.includes('/tags/')) {
		toc?.items.splice(1, 0, { depth: 2, slug: 'try-it', text: 'Try it', children: [] });
	}
	const { business } = await siteBusiness();
	const title = head.find(({ tag }) => tag === 'title');
	if (title) title.content = `${entry.data.title} · ${business.name}`;
	const description = page?.description ?? entry.data.description ?? entry.data.title;
	describeForLinks(head, {
		title: entry.data.title,
		description,
		siteName: business.name,
		imageUrl: new URL(previewPath(path), site).href,
		imageAlt: `${business.name}: verified customer reviews`,
	});
});
