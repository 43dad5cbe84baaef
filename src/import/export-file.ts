import type { ExportSource } from './export-source.ts';
import { assertText } from './file-kind.ts';
import { samplesOf, type FileSample, type TableForm } from './file-sample.ts';
import { chooseEncoding, decodeText, type Encoding } from './text-encoding.ts';

/** An opened export file. */
export interface ExportFile {
	readonly name: string;
	readonly sample: FileSample;
	/** Notes for the report on how the file was read. */
	readonly notes?: readonly string[];
	/** Streams the text from the start, without a byte order mark. */
	text(): AsyncIterable<string>;
}

/** How a file is written, according to the operator. */
export interface FileForm extends TableForm {
	readonly encoding?: Encoding | undefined;
}

const HEAD_BYTES = 262_144;

/**
 * Opens an export and inspects its beginning. JSON documents are read completely.
 * @throws {NotAnExport} if it is empty or not a text file.
 * @throws {ImportError} if it is neither UTF-8 nor in the encoding that the operator gave.
 */
export async function readExportFile(
	{ name, bytes }: ExportSource,
	form: FileForm = {},
): Promise<ExportFile> {
	const head = await readHead(bytes());
	assertText(name, head);
	const { encoding, note } = await chooseEncoding(name, head, bytes, form.encoding);
	const text = () => decodeText(name, bytes, encoding);
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

/** Reads the beginning of the text. It may end anywhere except within a character. */
async function headOf(pieces: AsyncIterable<string>): Promise<string> {
	let head = '';
	for await (const piece of pieces) {
		head += piece;
		if (head.length >= HEAD_BYTES / 2) break;
	}
	return head;
}
