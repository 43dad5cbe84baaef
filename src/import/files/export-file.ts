import type { ExportSource } from './export-source.ts';
import { samplesOf, type FileSample, type TableForm, type TableRecord } from './file-sample.ts';
import { isGzip, unpackGzip } from './gzip.ts';
import { chooseEncoding, decodeText, looksLikeUtf16, type Encoding } from './text-encoding.ts';
import { NotAnExport, UnreadableFile } from '../import-error.ts';
import { readWorkbook } from './workbook.ts';
import { isZip } from './zip-archive.ts';

/** An opened export file. */
export interface ExportFile {
	readonly name: string;
	readonly sample: FileSample;
	/** Notes for the report on how the file was read. */
	readonly notes?: readonly string[];
	/** The sheets of a workbook that were not read. */
	readonly unread?: readonly string[];
	/** The number of bytes in the text; undefined if it is not known, or if the file is read at once. */
	readonly byteLength?: number | undefined;
	/** The rows of a workbook, which has no text. The first one is its header, if it has one. */
	readonly rows?: readonly TableRecord[];
	/** Streams the text from the start, without a byte order mark. */
	text(): AsyncIterable<string>;
}

/** The form of a file, as the operator states it. */
export interface FileForm extends TableForm {
	readonly encoding?: Encoding | undefined;
}

const HEAD_BYTES = 262_144;

/**
 * Opens an export and inspects its beginning. JSON and XML documents and workbooks are read completely.
 * @throws {NotAnExport} if it is empty or not a text file.
 * @throws {UnreadableFile} if it is damaged, or not UTF-8 and not in the encoding that the operator gave.
 */
export async function readExportFile(
	source: ExportSource,
	form: FileForm = {},
): Promise<ExportFile> {
	const { name } = source;
	const isPacked = isGzip(await readHead(source.bytes()));
	const bytes = isPacked ? () => unpackGzip(source) : source.bytes;
	const head = await readHead(bytes());
	if (isZip(head)) {
		const workbook = await readWorkbook(name, Buffer.concat(await Array.fromAsync(bytes())), form);
		return { name, ...workbook, async *text() {} };
	}
	assertText(name, head);
	const { encoding, note } = await chooseEncoding(name, head, bytes, form.encoding);
	const text = () => decodeText(name, bytes, encoding);
	const sample = await samplesOf(await headOf(text()), () => readAll(text()), name, form);
	const byteLength = isPacked || sample.kind === 'json' ? undefined : source.byteLength;
	return { name, text, sample, byteLength, notes: note === undefined ? [] : [note] };
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

/** First bytes, as Latin-1, of files that cannot be review exports. */
const FOREIGN: readonly (readonly [string, string])[] = [
	['\u0089PNG', 'it is an image (PNG)'],
	['\u00ff\u00d8\u00ff', 'it is an image (JPEG)'],
	['GIF8', 'it is an image (GIF)'],
	['RIFF', 'it is an image, audio or video file'],
	['%PDF', 'it is a PDF document; export the reviews as CSV or JSON'],
	['SQLite format 3', 'it is a database'],
];

/** First bytes of files that may hold reviews, in a form that the import cannot read. */
const WRAPPED: readonly (readonly [string, string])[] = [
	['\u001f\u008b', 'it is compressed twice (gzip); unpack it first'],
	['7z\u00bc\u00af', 'it is an archive (7z); unpack it and import the folder'],
	['Rar!', 'it is an archive (RAR); unpack it and import the folder'],
	[
		'\u00d0\u00cf\u0011\u00e0',
		'it is an old Excel workbook, or one with a password; save it as .xlsx without a password, or save its sheet as CSV (UTF-8)',
	],
	['\u0000\u0000\u00fe\u00ff', 'it is UTF-32; save it as UTF-8'],
	['\u00ff\u00fe\u0000\u0000', 'it is UTF-32; save it as UTF-8'],
];

/** A text may contain a few control characters; they are removed later. */
const MAX_SHARE_OF_CONTROLS = 0.01;

/**
 * Rejects files that are not text, by their first bytes.
 * @throws {NotAnExport} for pictures, documents and other binary files.
 * @throws {UnreadableFile} for files that may hold reviews but must be converted first.
 */
function assertText(name: string, head: Uint8Array): void {
	if (head.length === 0) throw new NotAnExport(name, 'it is empty');
	const start = Buffer.from(head.subarray(0, 16)).toString('latin1');
	const begins = ([signature]: readonly [string, string]) => start.startsWith(signature);
	const [, wrapped] = WRAPPED.find(begins) ?? [];
	if (wrapped !== undefined) throw new UnreadableFile(name, wrapped);
	if (Buffer.from(head.subarray(257, 262)).toString('latin1') === 'ustar') {
		throw new UnreadableFile(name, 'it is an archive (tar); unpack it and import the folder');
	}
	const [, foreign] = FOREIGN.find(begins) ?? [];
	if (foreign !== undefined) throw new NotAnExport(name, foreign);

	const isWide = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(start) || looksLikeUtf16(head);
	if (!isWide && shareOfControls(head) > MAX_SHARE_OF_CONTROLS)
		throw new NotAnExport(name, 'it is not text');
}

/** Returns the share of control characters among the bytes, not counting tabs and line ends. */
function shareOfControls(head: Uint8Array): number {
	const controls = head.filter((byte) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d));
	return controls.length / head.length;
}
