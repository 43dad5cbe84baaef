import type { Connection } from './connection.ts';
import { cursorLinks, vsCodeLinks, type DeepLinks } from './deep-links.ts';
import { shellWord } from '../../src/mcp/discovery/shell-word.ts';

/** The text to add to a client's configuration file. */
export interface ConfigFile {
	readonly file: string;
	readonly format: 'json' | 'toml';
	readonly text: string;
}

/** Ways to add the server to one client. At least one is present. */
export interface Installation {
	readonly id: string;
	/** The name of the client. */
	readonly name: string;
	readonly links?: DeepLinks;
	/** A command for a POSIX shell. */
	readonly command?: string;
	readonly config?: ConfigFile;
	/** Manual steps, in Markdown. */
	readonly steps?: readonly string[];
}

/** Lists popular clients, then a configuration that works for most others. */
export function listInstallations(connection: Connection): readonly Installation[] {
	const { name, url } = connection;
	const [safeName, safeUrl] = [shellWord(name), shellWord(url)];
	const vsCodeServer = JSON.stringify({ name, type: 'http', url });
	return [
		{
			id: 'claude-code',
			name: 'Claude Code',
			command: `claude mcp add --transport http ${safeName} ${safeUrl}`,
			config: json('.mcp.json', { mcpServers: { [name]: { type: 'http', url } } }),
		},
		{
			id: 'claude',
			name: 'Claude',
			steps: [
				'Open “Customize”, then “Connectors”, press “+” and choose “Add custom connector”.',
				`Enter \`${name}\` and \`${url}\`, leave the advanced settings empty, and press “Add”.`,
			],
		},
		{
			id: 'chatgpt',
			name: 'ChatGPT',
			steps: [
				'Open “Settings”, “Apps”, “Advanced settings” and turn on “Developer mode”.',
				'Back under “Apps”, press “Create app”.',
				`Enter \`${name}\` and the MCP server URL \`${url}\`, choose “No authentication”, and press “Create”.`,
			],
		},
		{
			id: 'codex',
			name: 'Codex',
			command: `codex mcp add ${safeName} --url ${safeUrl}`,
			config: {
				file: '~/.codex/config.toml',
				format: 'toml',
				text: `[mcp_servers.${tomlKey(name)}]\nurl = ${JSON.stringify(url)}`,
			},
		},
		{
			id: 'cursor',
			name: 'Cursor',
			links: cursorLinks(connection),
			config: json('~/.cursor/mcp.json', { mcpServers: { [name]: { url } } }),
		},
		{
			id: 'gemini-cli',
			name: 'Gemini CLI',
			command: `gemini mcp add --transport http ${safeName} ${safeUrl}`,
			config: json('~/.gemini/settings.json', { mcpServers: { [name]: { httpUrl: url } } }),
		},
		{
			id: 'vscode',
			name: 'VS Code',
			links: vsCodeLinks(connection),
			command: `code --add-mcp ${shellWord(vsCodeServer)}`,
			config: json('.vscode/mcp.json', { servers: { [name]: { type: 'http', url } } }),
		},
		{
			id: 'vscode-insiders',
			name: 'VS Code Insiders',
			links: vsCodeLinks(connection, 'insiders'),
			command: `code-insiders --add-mcp ${shellWord(vsCodeServer)}`,
		},
		{
			id: 'windsurf',
			name: 'Windsurf',
			config: json('~/.codeium/windsurf/mcp_config.json', {
				mcpServers: { [name]: { serverUrl: url } },
			}),
		},
		{
			id: 'other',
			name: 'Other clients',
			config: json('mcp.json', { mcpServers: { [name]: { type: 'http', url } } }),
		},
	];
}

function json(file: string, value: unknown): ConfigFile {
	return { file, format: 'json', text: JSON.stringify(value, null, 2) };
}

/** Returns a bare key if TOML allows it, otherwise a basic string, escaped as in JSON. */
function tomlKey(text: string): string {
	return /^[\w-]+$/.test(text) ? text : JSON.stringify(text);
}
