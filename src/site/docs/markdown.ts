/** Renders a Markdown table. Escapes pipes in cells and removes line breaks. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map(toCell).join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function renderCodeBlock(language: string, text: string): string {
	return `\`\`\`${language}\n${text}\n\`\`\``;
}

function toCell(text: string): string {
	return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}
