import type { NameForm } from './name-forms.ts';
import type { NameIndex, NameMatch } from './name-match.ts';
import { tokenBefore, type NamePlace } from './name-place.ts';
import { wordAt } from './reading.ts';

const ALL = new Set(['both', 'two', 'all']);

/** Finds a plural such as "both Mikes", which means everyone with that name. */
export function findPlural(index: NameIndex, place: NamePlace): NameMatch | undefined {
	const { name, parsed, first } = place;
	if (!name.endsWith('s') || !ALL.has(wordAt(parsed, tokenBefore(place)))) return undefined;
	const single = [name.slice(0, -1), name.slice(0, -2)].find((word) => index.has(word));
	const forms = (index.get(single ?? '') ?? []).filter(isDeclaredAlone);
	return forms.length > 1 ? { forms, end: first + 1, everyone: true } : undefined;
}

function isDeclaredAlone({ words, rank }: NameForm): boolean {
	return words.length === 1 && rank === 0;
}
