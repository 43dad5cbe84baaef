import type { Installation } from './install-links.ts';

/** Renders the clients as Markdown, with one heading each. Links only to web addresses. */
export function renderInstallGuide(installations: readonly Installation[]): string {
	return installations.map(renderClient).join('\n\n');
}

function renderClient({ name, links, command, config, steps }: Installation): string {
	const ways: string[] = [];
	if (links) ways.push(`[Add to ${name}](${links.web})`);
	if (command !== undefined) ways.push(`in a terminal:\n\n${block('sh', command)}`);
	if (config) ways.push(`in \`${config.file}\`:\n\n${block(config.format, config.text)}`);
	if (steps) ways.push(steps.map((step, index) => `${index + 1}. ${step}`).join('\n'));
	const [first = '', ...others] = ways;
	const texts = [capitalize(first), ...others.map((way) => `Or ${way}`)];
	return [`### ${name}`, ...texts].join('\n\n');
}

function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

function block(language: string, text: string): string {
	return `\`\`\`${language}\n${text}\n\`\`\``;
}
