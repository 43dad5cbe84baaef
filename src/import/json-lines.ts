import { textLines } from '../content/text-lines.ts';
import type { RawRecord } from './import-format.ts';

/**
 * Reads one JSON value per line. A line that is not JSON becomes a problem; reading continues with
 * the next line.
 */
export async function* jsonLines(pieces: AsyncIterable<string>): AsyncGenerator<RawRecord> {
	for await (const { line, text } of textLines(pieces)) {
		try {
			yield { line, value: JSON.parse(text) };
		} catch {
			yield { line, problem: { field: '', reason: 'is not JSON; the line may be cut short' } };
		}
	}
}
