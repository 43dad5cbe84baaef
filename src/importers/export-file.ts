import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { ImportError } from './import-error.ts';
import { samplesOf, type FileSample } from './file-sample.ts';

/** An export on disk. */
export interface ExportFile {
	readonly name: string;
	readonly sample: FileSample;
	/** Its text from the start, without a byte order mark, piece by piece. */
	text(): AsyncIterable<string>;
}

const HEAD_BYTES = 262_144;

/**
 * Opens an export and looks at its beginning; JSON documents are read whole.
 * @throws {ImportError} when it is no readable UTF-8 text file.
 */
export async function readExportFile(name: string): Promise<ExportFile> {
	await assertFile(name);
	const text = () => decode(name);
	return { name, text, sample: await samplesOf(await readHead(name), () => readAll(text()), name) };
}

export async function readAll(pieces: AsyncIterable<string>): Promise<string> {
	let all = '';
	for await (const piece of pieces) all += piece;
	return all;
}

async function assertFile(name: string): Promise<void> {
	const found = await stat(name).catch((cause: unknown) => {
		const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
		const state = why === 'ENOENT' ? 'there is no such file' : why;
		throw new ImportError(`Cannot import "${name}": ${state}`, { cause });
	});
	if (found.isDirectory()) {
		throw new ImportError(
			`Cannot import "${name}": it is a folder; name the files in it, for example "${name.replace(/\/+$/, '')}"/*`,
		);
	}
	if (found.size === 0) throw new ImportError(`Cannot import "${name}": it is empty`);
}

async function readHead(name: string): Promise<string> {
	const file = await open(name).catch((cause: unknown) => {
		throw new ImportError(`Cannot import "${name}": it cannot be opened`, { cause });
	});
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		const head = buffer.subarray(0, bytesRead);
		if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
			throw new ImportError(`Cannot import "${name}": it is UTF-16; save it as UTF-8`);
		}
		if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
			throw new ImportError(`Cannot import "${name}": it is a zip archive; unpack it first`);
		}
		// The end of the head may lie within a character.
		return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
	} catch (cause) {
		throw asEncodingError(name, cause);
	} finally {
		await file.close();
	}
}

async function* decode(name: string): AsyncGenerator<string> {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	try {
		for await (const bytes of createReadStream(name, { highWaterMark: 1 << 18 })) {
			const piece = decoder.decode(bytes, { stream: true });
			if (piece !== '') yield piece;
		}
		decoder.decode();
	} catch (cause) {
		throw asEncodingError(name, cause);
	}
}

function asEncodingError(name: string, cause: unknown): unknown {
	if (!(cause instanceof TypeError)) return cause;
	return new ImportError(
		`Cannot import "${name}": it is not UTF-8 (perhaps ISO-8859-1 or Windows-1252); save it as UTF-8`,
		{ cause },
	);
}
