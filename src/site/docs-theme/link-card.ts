import type { StarlightRouteData } from '@astrojs/starlight/route-data';

/** Open Graph data of a page. */
export interface LinkCard {
	readonly title: string;
	readonly description: string;
	/** Name of the business, used as the name of the site. */
	readonly siteName: string;
	readonly imageUrl: string;
	/** Alternative text of the preview image. */
	readonly imageAlt: string;
}

/** Writes Open Graph tags as in `src/site/layouts/head.astro`, replacing those of Starlight. */
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
