import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { toConnection, type Connection } from '../../../tools/docs/connection.ts';
import { listInstallations, type Installation } from '../../../tools/docs/install-links.ts';
import { renderInstallGuide } from '../../../tools/docs/render-install-guide.ts';
import { shellWord } from '../../../src/mcp/discovery/shell-word.ts';

const PLAIN: Connection = { name: 'larkspur-reviews', url: 'https://reviews.example/mcp' };
const AWKWARD: Connection = {
	name: `it's "(ÿ~)" $HOME & more`,
	url: 'https://reviews.example/mcp?a=1&b=<ÿ>)',
};
const CONNECTIONS: readonly Connection[] = [PLAIN, AWKWARD];

function find(id: string, connection: Connection): Installation {
	const found = listInstallations(connection).find((client) => client.id === id);
	if (!found) throw new TypeError(`Cannot test "${id}": it is not in the list`);
	return found;
}

/** Returns the web link and the app link of a client. */
function linksOf(id: string, connection: Connection): [web: URL, app: URL] {
	const { links } = find(id, connection);
	return [new URL(links?.web ?? ''), new URL(links?.app ?? '')];
}

describe('the list of clients', () => {
	it('has every client once, each with at least one way to connect', () => {
		const list = listInstallations(PLAIN);
		expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
		const without = list.filter(
			({ links, command, config, steps }) => !(links ?? command ?? config ?? steps),
		);
		expect(without).toEqual([]);
	});

	it('includes the URL for every client', () => {
		const silent = listInstallations(PLAIN).filter((client) => {
			const texts = [client.command, client.config?.text, client.steps?.join()];
			return !texts.join().includes(PLAIN.url);
		});
		expect(silent).toEqual([]);
	});
});

describe.each(CONNECTIONS)('links for $name', (connection) => {
	const { name, url } = connection;

	it('open Cursor with a base64 configuration that contains the URL', () => {
		const [web, app] = linksOf('cursor', connection);
		expect(web.href).toMatch(/^https:\/\/cursor\.com\/en\/install-mcp\?/);
		expect(app.href).toMatch(/^cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?/);
		for (const { searchParams } of [web, app]) {
			expect(searchParams.get('name')).toBe(name);
			const config = Buffer.from(searchParams.get('config') ?? '', 'base64').toString('utf8');
			expect(JSON.parse(config)).toEqual({ url });
		}
	});

	it.each([
		['vscode', 'vscode:', null],
		['vscode-insiders', 'vscode-insiders:', 'insiders'],
	])('open %s with percent-encoded JSON', (id, protocol, quality) => {
		const [web, app] = linksOf(id, connection);
		expect(web.href).toMatch(/^https:\/\/insiders\.vscode\.dev\/redirect\/mcp\/install\?/);
		expect(web.searchParams.get('name')).toBe(name);
		expect(web.searchParams.get('quality')).toBe(quality);
		expect(JSON.parse(web.searchParams.get('config') ?? '')).toEqual({ type: 'http', url });
		expect([app.protocol, app.pathname]).toEqual([protocol, 'mcp/install']);
		const whole = JSON.parse(decodeURIComponent(app.search.slice(1)));
		expect(whole).toEqual({ name, type: 'http', url });
	});

	it('contain no character that ends a link in Markdown or HTML', () => {
		const links = listInstallations(connection).flatMap((client) =>
			client.links ? [client.links.web, client.links.app] : [],
		);
		expect(links.filter((link) => /[\s"'()<>\\]/.test(link))).toEqual([]);
	});
});

describe.each(CONNECTIONS)('commands for $name', (connection) => {
	const { name, url } = connection;
	const added = JSON.stringify({ name, type: 'http', url });

	it.each([
		['claude-code', ['claude', 'mcp', 'add', '--transport', 'http', name, url]],
		['codex', ['codex', 'mcp', 'add', name, '--url', url]],
		['gemini-cli', ['gemini', 'mcp', 'add', '--transport', 'http', name, url]],
		['vscode', ['code', '--add-mcp', added]],
		['vscode-insiders', ['code-insiders', '--add-mcp', added]],
	])('reach %s unchanged by the shell', (id, words) => {
		expect(throughShell(find(id, connection).command ?? '')).toEqual(words);
	});
});

describe('a shell word', () => {
	it.each([
		'',
		'$(id)',
		'`id`',
		'a;b',
		'a b',
		"'",
		"''",
		'"',
		'\\',
		'*',
		'~',
		'#a',
		'!!',
		'a\nb',
		'=a',
	])('%j is unchanged by a shell', (text) => {
		expect(throughShell(shellWord(text))).toEqual([text]);
	});
});

describe.each(CONNECTIONS)('files for $name', (connection) => {
	const { name, url } = connection;

	it.each([
		['claude-code', { mcpServers: { [name]: { type: 'http', url } } }],
		['cursor', { mcpServers: { [name]: { url } } }],
		['gemini-cli', { mcpServers: { [name]: { httpUrl: url } } }],
		['vscode', { servers: { [name]: { type: 'http', url } } }],
		['windsurf', { mcpServers: { [name]: { serverUrl: url } } }],
		['other', { mcpServers: { [name]: { type: 'http', url } } }],
	])('for %s are JSON in the format of that client', (id, expected) => {
		expect(JSON.parse(find(id, connection).config?.text ?? '')).toEqual(expected);
	});

	it('for Codex are TOML', () => {
		const [table, entry] = find('codex', connection).config?.text.split('\n') ?? [];
		const key = name === PLAIN.name ? name : JSON.stringify(name);
		expect(table).toBe(`[mcp_servers.${key}]`);
		expect(entry).toBe(`url = ${JSON.stringify(url)}`);
	});
});

it('a connection has a name made from the id of the group, and the URL of the server', () => {
	const business = {
		id: 'larkspur',
		name: 'Larkspur',
		languages: [],
		timezone: 'UTC',
		locations: [],
	};
	expect(toConnection({ baseUrl: 'https://reviews.example', business })).toEqual(PLAIN);
});

it('the guide has a heading for every client, and only web links', () => {
	const list = listInstallations(PLAIN);
	const guide = renderInstallGuide(list);
	expect(guide.match(/^### .*$/gm)).toEqual(list.map(({ name }) => `### ${name}`));
	const addresses = [...guide.matchAll(/\]\((\w+):/g)].map(([, scheme]) => scheme);
	expect(addresses).toEqual(['https', 'https', 'https']);
});

/** Returns the words that a POSIX shell splits a text into. */
function throughShell(text: string): string[] {
	const script = `for word in ${text}; do printf '%s\\0' "$word"; done`;
	return execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}
