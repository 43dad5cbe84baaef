/** Renders a Markdown table. Escapes pipes in cells and removes line breaks. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map(toCell).join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function renderCodeBlock(language: string, text: string): string {
	return `\`\`\`${language}\n${text}\n\`\`\``;
}

export interface PageHead {
	readonly title: string;
	readonly description: string;
	/** Words that readers search for. */
	readonly keywords?: string;
}

/** Renders a page generated from code, for `docs/use`, without an edit link. */
export function renderGeneratedPage(head: PageHead, body: string): string {
	const lines = Object.entries(head).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
	return ['---', ...lines, 'generated: true', 'editUrl: false', '---', '', body, ''].join('\n');
}

function toCell(text: string): string {
	return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}
