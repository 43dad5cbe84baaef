import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { compareText } from '../reviews/order.ts';
import { ImportError } from './import-error.ts';
import { isZip, readZip } from './zip-archive.ts';

/** A file that may be an export: on disk, or in an archive. */
export interface ExportSource {
	readonly name: string;
	/** Size of what `bytes` gives. */
	readonly byteLength: number;
	/** What the operator named: the file, or a folder or an archive around it. */
	readonly named: string;
	/** The bytes from the start, anew with each call. */
	bytes(): AsyncIterable<Uint8Array>;
}

const PIECE_BYTES = 1 << 18;

/**
 * The files that operators name, with what stands in folders and zip archives, sorted by name. Files
 * and folders whose names begin with a dot are passed over, and so is `__MACOSX`.
 * @throws {ImportError} when one cannot be read, or an archive is damaged or not to be trusted.
 */
export async function listSources(names: readonly string[]): Promise<ExportSource[]> {
	const sources: ExportSource[] = [];
	for (const name of names) sources.push(...(await sourcesAt(name, name)));
	return sources;
}

async function sourcesAt(name: string, named: string): Promise<ExportSource[]> {
	const found = await stat(name).catch((cause: unknown) => {
		const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
		const state = why === 'ENOENT' ? 'there is no such file' : why;
		throw new ImportError(`Cannot import "${name}": ${state}`, { cause });
	});
	if (found.isDirectory()) return sourcesIn(name.replace(/(?<=.)\/+$/, ''), named);
	if (!found.isFile()) throw new ImportError(`Cannot import "${name}": it is no file`);
	if (isZip(await firstBytes(name))) {
		const entries = await readZip(name, found.size);
		return entries
			.filter((entry) => !isHidden(entry.name))
			.map((entry) => ({
				name: `${name}/${entry.name}`,
				byteLength: entry.byteLength,
				named,
				bytes: entry.bytes,
			}));
	}
	const bytes = () => createReadStream(name, { highWaterMark: PIECE_BYTES });
	return [{ name, byteLength: found.size, named, bytes }];
}

async function sourcesIn(folder: string, named: string): Promise<ExportSource[]> {
	const entries = await readdir(folder, { withFileTypes: true });
	const sorted = entries.toSorted((a, b) => compareText(a.name, b.name));
	const sources: ExportSource[] = [];
	for (const entry of sorted) {
		const path = `${folder}/${entry.name}`;
		// A link to a folder may lead back to where it stands.
		const isLoop =
			entry.isSymbolicLink() && (await stat(path).catch(() => undefined))?.isDirectory();
		if (isHidden(entry.name) || isLoop) continue;
		sources.push(...(await sourcesAt(path, named)));
	}
	return sources;
}

function isHidden(path: string): boolean {
	return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}

async function firstBytes(name: string): Promise<Uint8Array> {
	const file = await open(name).catch((cause: unknown) => {
		throw new ImportError(`Cannot import "${name}": it cannot be opened`, { cause });
	});
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}
