import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../contract/local-server/fixture-edition.ts';
import { loadFunctions } from '../../../src/server/function-loader.ts';

const FUNCTION = 'export default { fetch() { return new Response(String(this === undefined)); } };';

let folder: string;
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>): Promise<string> {
	folder = await temporaryFolder();
	for (const [file, text] of Object.entries(files)) {
		await mkdir(join(folder, file, '..'), { recursive: true });
		await writeFile(join(folder, file), text);
	}
	return folder;
}

it('finds the same functions as the platform, by path', async () => {
	const functions = await loadFunctions(
		await write({
			'not-found.ts': FUNCTION,
			'reviews/search.ts': FUNCTION,
			'hub/index.ts': FUNCTION,
			'_shared.ts': 'throw new TypeError("not a function")',
			'.hidden.ts': 'throw new TypeError("not a function")',
			'types.d.ts': 'export {};',
			'notes.md': 'text',
		}),
	);
	expect([...functions.keys()].toSorted()).toEqual([
		'/api/hub',
		'/api/not-found',
		'/api/reviews/search',
	]);
});

it.each([
	['plain.ts', 'export const GET = 1;', 'its default export has no "fetch"'],
	['[id].ts', FUNCTION, 'paths with parameters are rewrites'],
])('refuses %s', async (file, text, reason) => {
	const files = await write({ [file]: text });
	await expect(loadFunctions(files)).rejects.toThrow(reason);
});
