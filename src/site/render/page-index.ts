import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { close, createIndex } from 'pagefind';
import { OperationError } from '../../platform/operation-error.ts';

/** Files that we do not use: Pagefind's user interfaces and its support for other languages. */
const UNUSED = /^(?:pagefind-(?:ui|modular-ui|component-ui|highlight)\.|wasm\.unknown\.)/;

/**
 * Writes the search index of the documentation to `/pagefind`.
 * @param site folder of the built site
 * @throws {OperationError}
 */
export async function indexPages(site: URL): Promise<void> {
	try {
		const { index } = succeeded(await createIndex({ forceLanguage: 'en' }));
		if (!index) throw new OperationError('Cannot index the documentation: there is no index');
		const path = fileURLToPath(site);
		succeeded(await index.addDirectory({ path, glob: 'docs/**/*.html' }));
		const { files } = succeeded(await index.getFiles());
		for (const file of files.filter((made) => !UNUSED.test(made.path))) {
			const target = join(path, 'pagefind', file.path);
			await mkdir(dirname(target), { recursive: true });
			await writeFile(target, file.content);
		}
	} finally {
		await close();
	}
}

function succeeded<T extends { readonly errors: readonly string[] }>(answer: T): T {
	if (answer.errors.length === 0) return answer;
	throw new OperationError(`Cannot index the documentation: ${answer.errors.join('; ')}`);
}
