import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { siteApiDescription } from '../render/documentation.ts';
import { siteBusiness } from '../render/site-data.ts';
import { listReferencePages } from '../docs/reference-pages.ts';
import { previewPath } from '../../edition/paths/preview-path.ts';
import { describeForLinks } from './link-card.ts';

/**
 * Gives the pages of the reference the titles and descriptions that their Markdown has, and every page
 * what the other pages of the site say of themselves where others link to them.
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
	// The form is no heading of the page that the plugin knows of.
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
