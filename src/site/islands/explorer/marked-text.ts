import { displayText } from '../../../reviews/display-text.ts';
import { findMatches } from '../../../reviews/find-matches.ts';
import { element } from './parts.ts';

/** Renders a customer's text with matches of the query in `<mark>`. Never parses it as HTML. */
export function markedText(raw: string, query: string): DocumentFragment {
	const text = displayText(raw);
	const fragment = document.createDocumentFragment();
	let last = 0;
	for (const [start, end] of findMatches(text, displayText(query))) {
		fragment.append(text.slice(last, start), element('mark', {}, text.slice(start, end)));
		last = end;
	}
	fragment.append(text.slice(last));
	return fragment;
}
