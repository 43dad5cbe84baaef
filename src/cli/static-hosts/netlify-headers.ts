import type { HeaderRule, HostedFile } from './hosted-file.ts';

/**
 * Creates the rules for Netlify. A rule cannot remove a header, so a folder's rule has only the
 * headers that all of its files share; the rest goes to subfolders and single files.
 */
export function createNetlifyHeaders(files: readonly HostedFile[]): HeaderRule[] {
	return [...coverFolder('', files)];
}

/** A file at the folder's own path counts, because `/docs/*` also matches `/docs`. */
function* coverFolder(folder: string, files: readonly HostedFile[]): Generator<HeaderRule> {
	const shared = files.length > 1 ? findShared(files) : [];
	if (shared.length > 0) yield { pattern: `${folder}/*`, lines: shared.map(toLine) };
	const names = new Set(shared.map(([name]) => name));
	// Keep files without further headers, so that a subfolder's rule has only what all its files share.
	const remaining = files.map(({ path, headers }) => ({
		path,
		headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name))),
	}));
	const isFolder = ({ path }: HostedFile) => path === folder || path === `${folder}/`;
	for (const { path, headers } of remaining.filter(isFolder)) {
		const lines = Object.entries(headers).map(toLine);
		if (lines.length > 0) yield { pattern: path, lines };
	}
	const depth = folder.split('/').length;
	const inside = remaining.filter((file) => !isFolder(file));
	for (const [segment, group] of Map.groupBy(inside, ({ path }) => path.split('/')[depth])) {
		yield* coverFolder(`${folder}/${String(segment)}`, group);
	}
}

function findShared([first, ...others]: readonly HostedFile[]): (readonly [string, string])[] {
	return Object.entries(first?.headers ?? {}).filter(([name, value]) =>
		others.every(({ headers }) => headers[name] === value),
	);
}

function toLine([name, value]: readonly [string, string]): string {
	return `${name}: ${value}`;
}
