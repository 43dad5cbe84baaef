import { getCollection } from 'astro:content';
import { siteApiDescription } from '../render/documentation.ts';
import { siteBusiness } from '../render/site-data.ts';
import { createMarkdownVersion, type MarkdownVersion } from '../docs/markdown-version.ts';
import { toPageId } from '../docs/page-id.ts';
import { listReferencePages } from '../docs/reference-pages.ts';
import { PARTS } from '../docs/sidebar.ts';

/** Returns the markdown versions of all documentation pages, in reading order. */
export async function listMarkdownVersions(): Promise<MarkdownVersion[]> {
	const { baseUrl } = await siteBusiness();
	const order = PARTS.flatMap(({ pages }) => pages.map(toPageId));
	const written = (await getCollection('docs'))
		.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
		.map(({ id, data, body = '' }) => ({
			path: `/${id}`,
			title: data.title,
			description: data.description ?? '',
			body,
		}));
	const reference = listReferencePages(await siteApiDescription());
	return [...written, ...reference].map((page) => createMarkdownVersion(page, baseUrl));
}
