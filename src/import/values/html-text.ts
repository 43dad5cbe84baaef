import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** Entities and tags of exports from websites. Nobody types them in a review. */
const MARKUP =
	/&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});|<\/?(?:br|p|div|span|b|i|u|em|strong|ul|ol|li)\b[^<>]*>/i;
/** "<" that begins no tag of formatted text: a parser would drop the words after "<budget". */
const NO_TAG =
	/<(?!\/?(?:a|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:[\s/][^<>]*)?>)/gi;
const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li']);
const HIDDEN = new Set(['script', 'style', 'template']);

/**
 * Returns the text of HTML, with its line breaks: "Great &amp; fast<br/>Thanks" has two lines. Returns a text
 * without such markup unchanged, also one with "<3" or "a < b".
 */
export function htmlToText(written: string): string {
	if (!MARKUP.test(written)) return written;
	return textOf(parseFragment(written.replace(NO_TAG, '&lt;')))
		.replace(/\u00a0/g, ' ')
		.replace(/[ \t]*\n[ \t]*/g, '\n')
		.replace(/\n{3,}/g, '\n\n');
}

function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
	return node.childNodes
		.map((child) => {
			if (child.nodeName === '#text') return 'value' in child ? child.value : '';
			if (child.nodeName === 'br') return '\n';
			if (!('childNodes' in child) || HIDDEN.has(child.nodeName)) return '';
			return BLOCKS.has(child.nodeName) ? `\n${textOf(child)}\n` : textOf(child);
		})
		.join('');
}
