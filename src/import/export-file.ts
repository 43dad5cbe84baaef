import type { ExportSource } from './export-source.ts';
import { assertText } from './file-kind.ts';
import { samplesOf, type FileSample, type TableForm } from './file-sample.ts';
import { chooseEncoding, decodeText, type Encoding } from './text-encoding.ts';

/** An export, opened. */
export interface ExportFile {
	readonly name: string;
	readonly sample: FileSample;
	/** What the report says of how the file was read. */
	readonly notes?: readonly string[];
	/** Its text from the start, without a byte order mark, piece by piece. */
	text(): AsyncIterable<string>;
}

/** What an operator says of how a file is written. */
export interface FileForm extends TableForm {
	readonly encoding?: Encoding | undefined;
}

const HEAD_BYTES = 262_144;

/**
 * Opens an export and looks at its beginning; JSON documents are read whole.
 * @throws {NotAnExport} when it is empty or no text.
 * @throws {ImportError} when it is neither UTF-8 nor what the operator says.
 */
export async function readExportFile(
	{ name, bytes }: ExportSource,
	form: FileForm = {},
): Promise<ExportFile> {
	const head = await readHead(bytes());
	assertText(name, head);
	const { encoding, note } = await chooseEncoding(name, head, bytes, form.encoding);
	const text = () => decodeText(name, bytes(), encoding);
	const sample = await samplesOf(await headOf(text()), () => readAll(text()), name, form);
	return { name, text, sample, notes: note === undefined ? [] : [note] };
}

export async function readAll(pieces: AsyncIterable<string>): Promise<string> {
	let all = '';
	for await (const piece of pieces) all += piece;
	return all;
}

async function readHead(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	for await (const piece of pieces) if (piece.length > 0) return piece;
	return new Uint8Array();
}

/** The text of the head may end anywhere, but not within a character. */
async function headOf(pieces: AsyncIterable<string>): Promise<string> {
	let head = '';
	for await (const piece of pieces) {
		head += piece;
		if (head.length >= HEAD_BYTES / 2) break;
	}
	return head;
}
