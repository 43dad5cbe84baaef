import { COMMANDS, type Command } from './commands.ts';
import { ENVIRONMENT_VARIABLES } from './environment-variables.ts';
import { renderGeneratedPage, renderTable } from '../../src/site/docs/markdown.ts';

/** Renders the `/docs/commands` page. */
export function renderCommands(): string {
	const tableOf = (audience: Command['audience']) =>
		renderTable(
			['Command', 'What it does'],
			COMMANDS.filter((command) => command.audience === audience).map(({ usage, meaning }) => [
				`\`${usage}\``,
				meaning,
			]),
		);
	return renderGeneratedPage(
		{ title: 'Commands', description: 'Every command of the project, and what it does.' },
		[
			'Run them in a checkout after `npm ci`, which installs the Node 24 that they need.',
			'## To run the service',
			tableOf('operator'),
			'## To change it',
			tableOf('contributor'),
		].join('\n\n'),
	);
}

/** Renders the `/docs/configuration` page. */
export function renderConfiguration(): string {
	return renderGeneratedPage(
		{ title: 'Configuration', description: 'Every environment variable, its meaning and default.' },
		[
			'All are optional; an empty one counts as unset. A command stops at an invalid value and names it.',
			renderEnvironmentTable(),
		].join('\n\n'),
	);
}

/** Renders the table of variables, which is also part of `docs/operations.md`. */
export function renderEnvironmentTable(): string {
	return renderTable(
		['Variable', 'Meaning', 'Default'],
		ENVIRONMENT_VARIABLES.map((variable) => [
			`\`${variable.name}\``,
			variable.meaning,
			variable.default,
		]),
	);
}
