import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findStyleViolations, rejectViolations } from './policy-violations.ts';
import { securePage } from './secure-page.ts';

const AT_ONCE = 32;

/**
 * Adds a Content Security Policy to every page of the site shell. Its scripts come from packages,
 * so only the finished page has all of them.
 * @throws {SyntaxError} that names a file with content that the policy would block.
 */
export async function securePages(siteFolder: string, baseUrl: string): Promise<void> {
	const files = (await readdir(siteFolder, { recursive: true })).toSorted();
	const secured = files.filter((file) => /\.(html|css)$/.test(file));
	for (let index = 0; index < secured.length; index += AT_ONCE) {
		const batch = secured.slice(index, index + AT_ONCE);
		await Promise.all(batch.map((file) => secureFile(siteFolder, file, baseUrl)));
	}
}

async function secureFile(siteFolder: string, file: string, baseUrl: string): Promise<void> {
	const path = join(siteFolder, file);
	const text = await readFile(path, 'utf8');
	if (file.endsWith('.html')) await writeFile(path, securePage(file, text, baseUrl));
	else rejectViolations(file, findStyleViolations(text, baseUrl));
}
