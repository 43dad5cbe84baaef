import type { StarlightRouteData } from '@astrojs/starlight/route-data';

/** What is shown of a page where others link to it. */
export interface LinkCard {
	readonly title: string;
	readonly description: string;
	/** Name of the business, which is the name of the site. */
	readonly siteName: string;
	readonly imageUrl: string;
	/** The picture in words. */
	readonly imageAlt: string;
}

/** Says it in Open Graph, as `src/site/layouts/head.astro` does, in place of what Starlight says. */
export function describeForLinks(head: StarlightRouteData['head'], card: LinkCard): void {
	const properties = {
		'og:type': 'website',
		'og:site_name': card.siteName,
		'og:title': card.title,
		'og:description': card.description,
		'og:image': card.imageUrl,
		'og:image:type': 'image/png',
		'og:image:width': '1200',
		'og:image:height': '630',
		'og:image:alt': card.imageAlt,
	};
	for (const [property, content] of Object.entries(properties)) {
		const known = head.find(({ attrs }) => attrs?.['property'] === property);
		if (known) known.attrs = { ...known.attrs, content };
		else head.push({ tag: 'meta', attrs: { property, content } });
	}
}
