import { CATALOGS } from '../../src/reviews/messages/catalogs.ts';

/** Words that no Spanish sentence has, and most English ones do. */
const ENGLISH = /\b(the|of|and|with|from|this|that|these|they|is|are|to|by|more|review|reviews)\b/i;
const SHOWN_ATTRIBUTES = ['title', 'alt', 'aria-label', 'placeholder'];
const SHARED = 'meta[name="description"], meta[property^="og:"]';
/** Messages whose Spanish differs, as readers see them. */
const english = new Set(
	Object.entries(CATALOGS.en).flatMap(([id, text]) =>
		CATALOGS.es[id as keyof typeof CATALOGS.es] === text ||
		text.includes('{') ||
		!/\p{L}{2}/u.test(text)
			? []
			: [text],
	),
);

/** Returns the texts of a Spanish page that are in English though no customer wrote them. */
export function englishTextsOf(page: Document): string[] {
	return [...textsOf(page.documentElement, ''), ...sharedOf(page)].filter(
		(text) => english.has(text) || ENGLISH.test(text),
	);
}

/** The texts of an element that are neither a customer's nor a name, nor marked as another language. */
function textsOf(element: Element, language: string): string[] {
	const own = (element.getAttribute('lang') ?? language).split('-')[0] ?? '';
	if (['SCRIPT', 'STYLE', 'CODE', 'BDI'].includes(element.tagName)) return [];
	const attributes = SHOWN_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []);
	const isSpanish = own === 'es';
	return [
		...(isSpanish ? attributes : []),
		...[...element.childNodes].flatMap((node) => {
			if (node.nodeType === 1) return textsOf(node as Element, own);
			return isSpanish && node.nodeType === 3 ? [(node.textContent ?? '').trim()] : [];
		}),
	];
}

/** Returns the texts of a link preview: the description and the alternative text of the image. */
function sharedOf(page: Document): string[] {
	const texts = [...page.querySelectorAll(SHARED)].map(
		(meta) => meta.getAttribute('content') ?? '',
	);
	return texts.filter((text) => !/^https?:|^image\/|^website$/.test(text));
}
