import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { compareText } from '../../reviews/order.ts';
import { ImportError, UnreadableFile } from '../import-error.ts';
import { isZip, readZip } from './zip-archive.ts';

/** A file that may be an export, on disk or in an archive. */
export interface ExportSource {
	readonly name: string;
	/** Number of bytes that `bytes` returns. */
	readonly byteLength: number;
	/** The path that the operator gave: the file, or the folder or archive that contains it. */
	readonly named: string;
	/** The file on disk: the export, or the archive that contains it. */
	readonly path: string;
	/** Streams the bytes from the start, on every call. */
	bytes(): AsyncIterable<Uint8Array>;
}

const PIECE_BYTES = 1 << 18;

/**
 * Lists the given files, and the files in given folders and zip archives, sorted by name. Skips
 * `__MACOSX`, mapping files and names that begin with a dot. A file in a folder that cannot be opened is listed, and
 * throws when it is read.
 * @throws {UnreadableFile} if a given file cannot be read, or a given archive is damaged or unsafe.
 */
export async function listSources(names: readonly string[]): Promise<ExportSource[]> {
	const sources: ExportSource[] = [];
	for (const name of names) sources.push(...(await sourcesAt(name, name)));
	return sources;
}

async function sourcesAt(name: string, named: string): Promise<ExportSource[]> {
	const found = await stat(name).catch((cause: unknown) => {
		const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
		const state = why === 'ENOENT' ? 'file not found' : why;
		throw new UnreadableFile(name, state, { cause });
	});
	if (found.isDirectory()) return sourcesIn(name.replace(/(?<=.)\/+$/, ''), named);
	if (!found.isFile()) throw new UnreadableFile(name, 'it is not a file');
	const entries = isZip(await firstBytes(name)) ? await readZip(name, found.size) : undefined;
	if (entries !== undefined) {
		return entries
			.filter((entry) => !isHidden(entry.name))
			.map((entry) => ({
				name: `${name}/${entry.name}`,
				byteLength: entry.byteLength,
				named,
				path: name,
				bytes: entry.bytes,
			}));
	}
	const bytes = () => createReadStream(name, { highWaterMark: PIECE_BYTES });
	return [{ name, byteLength: found.size, named, path: name, bytes }];
}

async function sourcesIn(folder: string, named: string): Promise<ExportSource[]> {
	const entries = await readdir(folder, { withFileTypes: true });
	const sorted = entries.toSorted((a, b) => compareText(a.name, b.name));
	const sources: ExportSource[] = [];
	for (const entry of sorted) {
		const path = `${folder}/${entry.name}`;
		// A link to a folder may point to one of its parents.
		const isLoop =
			entry.isSymbolicLink() && (await stat(path).catch(() => undefined))?.isDirectory();
		if (isHidden(entry.name) || isLoop) continue;
		try {
			sources.push(...(await sourcesAt(path, named)));
		} catch (error) {
			if (!(error instanceof ImportError)) throw error;
			const bytes = () => {
				throw error;
			};
			sources.push({ name: path, byteLength: 0, named, path, bytes });
		}
	}
	return sources;
}

function isHidden(path: string): boolean {
	const isMap = path.endsWith('.map.yaml');
	return isMap || path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}

async function firstBytes(name: string): Promise<Uint8Array> {
	await using file = await open(name).catch((cause: unknown) => {
		throw new UnreadableFile(name, 'it cannot be opened', { cause });
	});
	const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
	return buffer.subarray(0, bytesRead);
}
