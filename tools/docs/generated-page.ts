interface PageHead {
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
