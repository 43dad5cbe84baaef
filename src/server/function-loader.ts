import { readdir } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

/** A function as the server calls it. */
export type FetchFunction = (request: Request) => Promise<Response> | Response;

const FunctionModule = z.object({
	default: z.object({
		fetch: z.custom<FetchFunction>((value) => typeof value === 'function'),
	}),
});

/**
 * Imports all functions in a folder, by the path at which the platform serves them:
 * `api/reviews/search.ts` is `/api/reviews/search`. Like the platform, it ignores declaration files
 * and names that begin with `_` or `.`.
 */
export async function loadFunctions(
	apiFolder: string,
): Promise<ReadonlyMap<string, FetchFunction>> {
	const entries = await readdir(apiFolder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(apiFolder, join(entry.parentPath, entry.name)))
		.filter(isFunctionFile)
		.toSorted();
	const functions = files.map(
		async (file) => [functionPathOf(file), await importFunction(join(apiFolder, file))] as const,
	);
	return new Map(await Promise.all(functions));
}

function isFunctionFile(file: string): boolean {
	return file.endsWith('.ts') && !file.endsWith('.d.ts') && !/^[._]/.test(basename(file));
}

function functionPathOf(file: string): string {
	const name = file.replaceAll(sep, '/').replace(/\.ts$/, '');
	return `/api/${name}`.replace(/\/index$/, '');
}

async function importFunction(file: string): Promise<FetchFunction> {
	if (file.includes('[')) {
		throw new TypeError(`Cannot serve ${file}: paths with parameters are rewrites in vercel.json`);
	}
	const module = FunctionModule.safeParse(await import(pathToFileURL(file).href));
	if (!module.success) {
		throw new TypeError(`Cannot serve ${file}: its default export has no "fetch" function`);
	}
	// The platform also calls it unbound.
	const { fetch } = module.data.default;
	return fetch;
}
