import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { toConnection } from '../../../src/mcp/discovery/connection.ts';
import { listInstallations } from '../../../src/mcp/discovery/install-links.ts';
import { createRegistryEntry } from '../../../src/mcp/discovery/registry-entry.ts';
import { renderInstallGuide } from '../../../src/mcp/discovery/render-install-guide.ts';
import { canonicalOriginIn } from '../../../src/endpoints/http/canonical-origin.ts';
import { operatorEdition, ROOT } from '../../support/content.ts';

const baseUrl = canonicalOriginIn(read('vercel.json')) ?? '';
const edition = { ...(await operatorEdition()), baseUrl };
const LOCAL_ORIGIN = 'http://127.0.0.1:4321';

it('docs/server.json is the registry entry for the canonical origin', async () => {
	await expectFile('docs/server.json', JSON.stringify(createRegistryEntry(edition)));
});

it('docs/mcp.md explains for each client how to add the server at the canonical origin', async () => {
	const guide = renderInstallGuide(listInstallations(toConnection(edition)));
	await expectFile('docs/mcp.md', withInstallSection('docs/mcp.md', guide));
});

it('README.md explains it for some clients, with a local server', async () => {
	const clients = listInstallations(toConnection({ ...edition, baseUrl: LOCAL_ORIGIN }));
	const lineOf = (wanted: string) => clients.find(({ id }) => id === wanted);
	const lines = [
		`- Claude Code: \`${lineOf('claude-code')?.command}\``,
		`- Cursor: [add it](${lineOf('cursor')?.links?.web})`,
		`- VS Code: \`${lineOf('vscode')?.command}\``,
	];
	await expectFile('README.md', withInstallSection('README.md', lines.join('\n')));
});

/** Compares a file with its expected content, formatted by Prettier; `-u` writes it. */
async function expectFile(file: string, text: string): Promise<void> {
	const path = join(ROOT, file);
	const options = await resolveConfig(path);
	await expect(await format(text, { ...options, filepath: path })).toMatchFileSnapshot(path);
}

/** Returns a page with new text between the two comments that mark its install section. */
function withInstallSection(file: string, text: string): string {
	const section = /(<!-- install:[^>]*-->)[^]*(<!-- \/install -->)/;
	const page = read(file);
	expect(page).toMatch(section);
	return page.replace(section, (_, begin: string, end: string) => `${begin}\n\n${text}\n\n${end}`);
}

function read(file: string): string {
	return readFileSync(join(ROOT, file), 'utf8');
}
