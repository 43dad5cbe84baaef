import { setOf } from '../name-lists.ts';
import file from './services.json' with { type: 'json' };

const VOWELS = 'aeiou';

/** Looks up the pattern words that a word in a text matches: usually none, sometimes one, rarely two. */
export type Stems = (word: string) => readonly string[];

const NONE: readonly string[] = [];
/** Words to inflect as verbs, including irregular forms. */
const VERB_FORMS = setOf(file.verbs);
/** Ordinary words that look like typos of service words. */
const NO_MISSPELLINGS = setOf(file.not_misspellings);
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
	`
	break broke broken breaking; blow blew blown; wear wore worn; shoot shot; stick stuck; quit; split; bend bent; buy bought;
	rebuild rebuilt; redo redid redone; bleed bled; shake shook shaken; run ran; throw threw thrown; read; find found; steal stole stolen;
	lose lost losing; hold held; set; light lit; grind ground; die dying; cut; do did done; get got gotten; take took taken; keep kept;
	drive drove driven; let; sell sold; fit fitted; go went gone; hit; spin spun; pay paid; catch caught; give gave given
	`
		.split(';')
		.map((row) => {
			const [base = '', ...forms] = row.trim().split(/\s+/);
			return [base, forms] as const;
		}),
);
const MIN_LENGTH_FOR_SWAP = 6;
const MIN_LENGTH_FOR_LOSS = 7;
const MAX_REMEMBERED = 20_000;

/** Creates a lookup for all inflections of the words, and for typos in the longer ones. */
export function createStems(words: Iterable<string>): Stems {
	const stems = new Map<string, readonly string[]>();
	const add = (form: string, stem: string) => {
		const known = stems.get(form) ?? [];
		if (!known.includes(stem)) stems.set(form, [...known, stem]);
	};
	const declared = new Set(words);
	for (const word of declared) add(word, word);
	for (const word of declared) for (const form of inflectionsOf(word)) add(form, word);
	const withLoss = new Map<string, readonly string[]>();
	for (const [form, known] of stems) {
		if (form.length < MIN_LENGTH_FOR_LOSS || known.some(isVerb)) continue;
		for (let at = 1; at < form.length; at++) withLoss.set(without(form, at), known);
	}
	for (const [wrong, right] of Object.entries(file.misspellings)) {
		for (const stem of stems.get(right) ?? []) add(wrong, stem);
	}
	const remembered = new Map<string, readonly string[]>();

	return (word) => {
		const known = stems.get(word);
		if (known !== undefined) return known;
		if (word.length < MIN_LENGTH_FOR_SWAP || NO_MISSPELLINGS.has(word)) return NONE;
		const before = remembered.get(word);
		if (before !== undefined) return before;
		const guessed = guess(word);
		if (remembered.size >= MAX_REMEMBERED) remembered.clear();
		remembered.set(word, guessed);
		return guessed;
	};

	function guess(word: string): readonly string[] {
		const owner = word.endsWith("'s") ? stems.get(word.slice(0, -2)) : undefined;
		if (owner !== undefined) return owner;
		for (let at = 1; at + 1 < word.length; at++) {
			const swapped =
				word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
			const known = stems.get(swapped);
			if (known !== undefined) return known;
		}
		const lost = word.length + 1 < MIN_LENGTH_FOR_LOSS ? undefined : withLoss.get(word);
		if (lost !== undefined) return lost;
		for (let at = 1; at < word.length && word.length > MIN_LENGTH_FOR_LOSS; at++) {
			const known = stems.get(without(word, at));
			if (known !== undefined && !known.some(isVerb)) return known;
		}
		return NONE;
	}
}

function isVerb(word: string): boolean {
	return VERB_FORMS.has(word) || IRREGULAR.has(word);
}

function without(word: string, at: number): string {
	return word.slice(0, at) + word.slice(at + 1);
}

function inflectionsOf(word: string): string[] {
	const irregular = IRREGULAR.get(word) ?? [];
	const plural = /(s|x|ch|sh|z)$/.test(word)
		? `${word}es`
		: /[^aeiou]y$/.test(word)
			? `${word.slice(0, -1)}ies`
			: `${word}s`;
	if (!VERB_FORMS.has(word) && irregular.length === 0) return [plural];
	const stem = word.endsWith('e') ? word.slice(0, -1) : word;
	const doubled = VOWELS.includes(stem.at(-1) ?? '') ? stem : stem + (stem.at(-1) ?? '');
	const past = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${stem}ed`;
	return [plural, past, `${stem}ing`, `${doubled}ed`, `${doubled}ing`, ...irregular];
}
