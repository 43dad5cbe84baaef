/** A part of a page that matches, as the index gives it. */
interface PagefindSection {
	readonly title: string;
	readonly url: string;
	/** HTML: escaped text with `<mark>` around what matches. */
	readonly excerpt: string;
}

/** A page that matches, as the index gives it. */
export interface PagefindPage {
	readonly url: string;
	readonly excerpt: string;
	readonly meta: { readonly title?: string };
	readonly sub_results: readonly PagefindSection[];
}

/** A hit as it is shown: the best section of a page, in text alone. */
export interface SearchHit {
	readonly title: string;
	readonly href: string;
	readonly pieces: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** The section of the page with the most matches, under the title of both. */
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

/** The index escapes what XML must escape. */
function unescape(text: string): string {
	return text
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&amp;', '&');
}
