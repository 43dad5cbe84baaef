import { ImportError } from './import-error.ts';

/** Encodings that an operator can choose for files that are not UTF-8. */
export const ENCODINGS = [
	'utf-16le',
	'utf-16be',
	'windows-1252',
	'iso-8859-1',
	'iso-8859-15',
	'windows-1250',
	'windows-1251',
	'macintosh',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding of a file, with a note on the reason if it is not UTF-8. */
export interface ChosenEncoding {
	readonly encoding: Encoding | 'utf-8';
	readonly note?: string;
}

const SNIFFED_BYTES = 1024;

/**
 * Chooses UTF-8, unless a byte order mark says UTF-16. The operator's answer is used only for files
 * that are not UTF-8. Never guesses an encoding.
 * @throws {ImportError} if the file is UTF-16 without a mark, and the operator did not say so.
 */
export async function chooseEncoding(
	name: string,
	head: Uint8Array,
	bytes: () => AsyncIterable<Uint8Array>,
	answer: Encoding | undefined,
): Promise<ChosenEncoding> {
	const marked = encodingOfMark(head);
	if (marked !== undefined) {
		return { encoding: marked, note: `read as ${marked}: its byte order mark says so` };
	}
	const isWide = looksLikeUtf16(head);
	if (isWide && answer?.startsWith('utf-16') !== true) {
		throw new ImportError(
			`Cannot import "${name}": it looks like UTF-16 without a byte order mark. Save it as UTF-8, or say what it is: --encoding utf-16le or --encoding utf-16be`,
		);
	}
	if (answer === undefined || (!isWide && (await isUtf8(bytes())))) return { encoding: 'utf-8' };
	return { encoding: answer, note: `read as ${answer}: it is not UTF-8, and you say so` };
}

/**
 * Decodes bytes to text, without a byte order mark.
 * @throws {ImportError} if the bytes are not valid in the encoding.
 */
export async function* decodeText(
	name: string,
	bytes: AsyncIterable<Uint8Array>,
	encoding: Encoding | 'utf-8',
): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding, { fatal: true });
	let line = 1;
	let isProven = false;
	/** The bytes not decoded yet, and those of the current line before them. */
	let current: Uint8Array = new Uint8Array();
	try {
		for await (const piece of bytes) {
			current = Buffer.concat([current, piece]);
			const text = decoder.decode(piece, { stream: true });
			line += countLineFeeds(text);
			isProven ||= BEYOND_ASCII.test(text);
			current = lastLineOf(current);
			if (text !== '') yield text;
		}
		const last = decoder.decode();
		if (last !== '') yield last;
	} catch (cause) {
		if (!isDecodingError(cause)) throw cause;
		if (encoding === 'utf-8') {
			const { lines, start } = findFault(current);
			const isRare = isProven || current.subarray(0, start).some((byte) => byte >= 0x80);
			throw isRare
				? damagedLine(name, line + lines, cause)
				: askForEncoding(name, line + lines, cause);
		}
		throw new ImportError(
			`Cannot import "${name}" as ${encoding}: it holds bytes that mean nothing in it; say another --encoding`,
			{ cause },
		);
	}
}

const BEYOND_ASCII = /[^\0-\x7f]/;

/** Finds the first line that is not UTF-8: the number of lines before it, and where it begins. */
function findFault(bytes: Uint8Array): { readonly lines: number; readonly start: number } {
	for (let start = 0, lines = 0; ; lines++) {
		const end = bytes.indexOf(LINE_FEED, start) + 1;
		// The last line may end within a character. That is the error if there is no other.
		if (end === 0 || !isWhole(bytes.subarray(start, end))) return { lines, start };
		start = end;
	}
}

/**
 * Longer lines are not buffered. Their errors are reported, but without looking at the rest of the
 * line.
 */
const LONGEST_LINE = 1 << 20;

function lastLineOf(bytes: Uint8Array): Uint8Array {
	const start = bytes.lastIndexOf(LINE_FEED) + 1;
	return bytes.length - start > LONGEST_LINE ? new Uint8Array() : bytes.subarray(start);
}

const LINE_FEED = 0x0a;

function isWhole(bytes: Uint8Array): boolean {
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
}

function damagedLine(name: string, line: number, cause: unknown): ImportError {
	return new ImportError(
		`Cannot import "${name}": it is UTF-8 up to line ${line}, which is not. Correct that line, or export the file again`,
		{ cause },
	);
}

function askForEncoding(name: string, line: number, cause: unknown): ImportError {
	const others = ENCODINGS.filter((one) => one !== 'windows-1252').join(', ');
	return new ImportError(
		`Cannot import "${name}": it is not UTF-8 (line ${line}). Save it as UTF-8, or say what it is: --encoding windows-1252 (Excel on Windows), or ${others}`,
		{ cause },
	);
}

function isDecodingError(error: unknown): boolean {
	return (
		error instanceof TypeError &&
		'code' in error &&
		error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
	);
}

function encodingOfMark([first, second]: Uint8Array): Encoding | undefined {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * Whether almost every second byte is zero, always the even or always the odd ones, as in UTF-16
 * text in Latin script.
 */
export function looksLikeUtf16(head: Uint8Array): boolean {
	const sniffed = head.subarray(0, SNIFFED_BYTES);
	const zeros = [0, 0];
	sniffed.forEach((byte, index) => {
		if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
	});
	const [even = 0, odd = 0] = zeros;
	return Math.max(even, odd) > sniffed.length * 0.35 && Math.min(even, odd) < sniffed.length * 0.05;
}

async function isUtf8(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	try {
		for await (const piece of bytes) decoder.decode(piece, { stream: true });
		decoder.decode();
		return true;
	} catch (error) {
		if (isDecodingError(error)) return false;
		throw error;
	}
}

function countLineFeeds(text: string): number {
	return text.split('\n').length - 1;
}
