import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { close, createIndex } from 'pagefind';
import { OperationError } from '../../platform/operation-error.ts';

/** Files that the search does not load: other user interfaces, and support for other languages. */
const UNUSED = /^(?:pagefind-(?:ui|modular-ui|component-ui|highlight)\.|wasm\.unknown\.)/;

/**
 * Writes the search index of the documentation to `/pagefind`. Starlight would let Pagefind write the
 * files and then end it, which leaves some of them empty on a busy machine.
 * @param site folder of the built site
 * @throws {OperationError} if Pagefind fails.
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

function succeeded<T extends { readonly errors: readonly string[] }>(result: T): T {
	if (result.errors.length === 0) return result;
	throw new OperationError(`Cannot index the documentation: ${result.errors.join('; ')}`);
}
