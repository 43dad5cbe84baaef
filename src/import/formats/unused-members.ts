import { isInReplies } from './find-replies.ts';
import { toFlatRecord } from '../generic/flat-record.ts';

/** Three words in a row. Ids, links and names of states have fewer. */
const WORDS = /(?<!\p{L})\p{L}+ \p{L}+ \p{L}+/u;

/**
 * Lists the members of a record that hold text and that its format does not read. `isUsed` gets their
 * names in lower case, such as "author.name" and "notes[0].text".
 */
export function unusedMembers(record: unknown, isUsed: (name: string) => boolean): string[] {
	return Object.entries(toFlatRecord(record) ?? {}).flatMap(([name, cell]) => {
		return WORDS.test(cell) && !isInReplies(name) && !isUsed(name) ? [name] : [];
	});
}
