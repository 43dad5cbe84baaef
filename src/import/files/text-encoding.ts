import { isUtf8 } from 'node:buffer';
import { textLines } from '../../content/text-lines.ts';
import { UnreadableFile } from '../import-error.ts';
import { OpenQuestions } from '../open-questions.ts';

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
 * Chooses UTF-8, unless a byte order mark indicates UTF-16. The operator's answer is used only for files
 * that are not UTF-8. Never guesses an encoding.
 * @throws {UnreadableFile} if the file is UTF-16 without a mark, and the operator did not say so.
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
		throw askEncoding(
			name,
			'Which encoding is it in? It looks like UTF-16 without a byte order mark',
			ENCODINGS.slice(0, 2),
		);
	}
	if (answer === undefined || (!isWide && (await isWholeUtf8(bytes()))))
		return { encoding: 'utf-8' };
	return {
		encoding: answer,
		note: `read as ${answer} (your answer), because it is not UTF-8`,
	};
}

/**
 * Decodes bytes to text, without a byte order mark.
 * @throws {UnreadableFile} if the bytes are not valid in the encoding.
 */
export async function* decodeText(
	name: string,
	bytes: () => AsyncIterable<Uint8Array>,
	encoding: Encoding | 'utf-8',
): AsyncGenerator<string> {
	try {
		yield* decode(bytes(), encoding);
	} catch (cause) {
		if (!isDecodingError(cause)) throw cause;
		if (encoding === 'utf-8') throw await explainFault(name, bytes(), cause);
		throw new UnreadableFile(
			name,
			`it was read as ${encoding}, but contains bytes that are invalid in that encoding; choose another --encoding`,
			{ cause },
		);
	}
}

async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding, { fatal: true });
	for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
	yield decoder.decode();
}

/**
 * Finds the first line that is not UTF-8. It is damaged if an earlier line has characters beyond
 * ASCII, which prove that the file is UTF-8; otherwise the whole file has another encoding.
 */
async function explainFault(name: string, bytes: AsyncIterable<Uint8Array>, cause: unknown) {
	let isProven = false;
	async function* asLatin1(): AsyncGenerator<string> {
		for await (const piece of bytes) yield Buffer.from(piece).toString('latin1');
	}
	for await (const { line, text } of textLines(asLatin1())) {
		if (isUtf8(Buffer.from(text, 'latin1'))) {
			isProven ||= BEYOND_ASCII.test(text);
			continue;
		}
		if (!isProven) {
			const question = `Which encoding is it in? Line ${line} is not UTF-8; Excel on Windows uses windows-1252`;
			return askEncoding(name, question, ENCODINGS);
		}
		const reason = `it is UTF-8 up to line ${line}, which is not. Correct that line, or export the file again`;
		return new UnreadableFile(name, reason, { cause });
	}
	return cause;
}

function askEncoding(file: string, question: string, choices: readonly Encoding[]): OpenQuestions {
	return new OpenQuestions([
		{ file, flag: 'encoding', question, choices, usual: usualOf(choices) },
	]);
}

/** Excel on Windows writes most of the files that are not UTF-8. */
function usualOf(choices: readonly Encoding[]): Encoding | undefined {
	return choices.find((one) => one === 'windows-1252');
}

const BEYOND_ASCII = /[^\0-\x7f]/;

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

async function isWholeUtf8(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
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
