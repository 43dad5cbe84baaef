import { textLines } from '../content/text-lines.ts';
import type { RawRecord } from './import-format.ts';

/**
 * Reads one JSON object a line. A line that is none is a record that breaks a rule: the next line is
 * whole again.
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
