/** A matching section of a page, as returned by Pagefind. */
interface PagefindSection {
	readonly title: string;
	readonly url: string;
	/** HTML: escaped text with `<mark>` around matches. */
	readonly excerpt: string;
}

/** A matching page, as returned by Pagefind. */
export interface PagefindPage {
	readonly url: string;
	readonly excerpt: string;
	readonly meta: { readonly title?: string };
	readonly sub_results: readonly PagefindSection[];
}

/** A search result: the best section of a page, as plain text. */
export interface SearchHit {
	readonly title: string;
	readonly href: string;
	readonly pieces: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** Returns the section with the most matches, with the page's title and its own. */
export function toSearchHit({ url, excerpt, meta, sub_results }: PagefindPage): SearchHit {
	const [best] = sub_results.toSorted((a, b) => marks(b.excerpt) - marks(a.excerpt));
	const page = meta.title ?? '';
	const section = best?.title ?? page;
	return {
		title: section === page ? page : `${page}: ${section}`,
		href: (best?.url ?? url).replace(/\/(?=#|$)/, ''),
		pieces: toPieces(best?.excerpt ?? excerpt),
	};
}

function marks(excerpt: string): number {
	return excerpt.split('<mark>').length;
}

function toPieces(html: string): SearchHit['pieces'] {
	return html
		.split(/<\/?mark>/)
		.map((text, index) => ({ text: unescape(text), isMatch: index % 2 === 1 }))
		.filter(({ text }) => text !== '');
}

/** Undoes Pagefind's XML escaping. */
function unescape(text: string): string {
	return text
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&amp;', '&');
}
