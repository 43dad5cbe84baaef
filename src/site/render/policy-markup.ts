import { marked, type Token } from 'marked';
import { rejectViolations } from './policy-violations.ts';
import { findPolicyViolations } from './secure-page.ts';

/**
 * Renders the Markdown of a policy, or a part of it, as HTML.
 * @param file its name, for errors
 * @throws {SyntaxError} with the lines that have forbidden markup, such as a frame or a script
 */
export function renderPolicyMarkup(markdown: string, baseUrl: string, file = 'policy.md'): string {
	const tokens = marked.lexer(markdown);
	let firstLine = 1;
	const faults = tokens.flatMap((token) => {
		const found = findTokenFaults(token, baseUrl, firstLine);
		firstLine += countBreaks(token.raw);
		return found;
	});
	rejectViolations(file, faults);
	return marked.parser(tokens);
}

function findTokenFaults(token: Token, baseUrl: string, firstLine: number): string[] {
	const html = marked.parser([token]);
	// Lists and tables have more lines as HTML than as Markdown.
	const lastLine = firstLine + countBreaks(token.raw.trimEnd());
	return findPolicyViolations(html, baseUrl, 'fragment').map(
		({ line, fault }) => `line ${Math.min(firstLine + line - 1, lastLine)} has ${fault}`,
	);
}

function countBreaks(text: string): number {
	return text.split('\n').length - 1;
}
