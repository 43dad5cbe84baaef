import { getCollection } from 'astro:content';
import { siteBusiness } from '../render/site-data.ts';
import { createMarkdownVersion, type MarkdownVersion } from '../docs/markdown-version.ts';
import { toPageId } from '../docs/page-id.ts';
import { PARTS } from '../docs/sidebar.ts';

/** Returns the markdown versions of all documentation pages, the reference last. */
export async function listMarkdownVersions(): Promise<MarkdownVersion[]> {
	const operator = await siteBusiness();
	const order = PARTS.flatMap(({ pages }) => pages.map(toPageId));
	const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
	return (await getCollection('docs'))
		.toSorted((a, b) => rank(a.id) - rank(b.id))
		.map(({ id, data, body = '' }) =>
			createMarkdownVersion(
				{ path: `/${id}`, title: data.title, description: data.description ?? '', body },
				operator,
			),
		);
}
