/** A string with its colon if it is a key, or another value. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\b\d[\d.eE+-]*\b|\b(?:true|false|null)\b/g;

/** Shows a text in an element, with keys, strings and other values of JSON in spans. */
export function highlightJson(element: HTMLElement, text: string): void {
	const parts: (Node | string)[] = [];
	let end = 0;
	for (const match of text.matchAll(TOKEN)) {
		const [whole, string, colon] = match;
		parts.push(text.slice(end, match.index));
		const span = document.createElement('span');
		span.dataset['token'] = colon === undefined ? (string ? 'string' : 'value') : 'key';
		span.textContent = whole;
		parts.push(span);
		end = match.index + whole.length;
	}
	element.replaceChildren(...parts, text.slice(end));
}
