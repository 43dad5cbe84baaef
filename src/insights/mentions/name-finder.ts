import { foldName } from '../../reviews/fold.ts';
import type { ParsedText } from '../text/parse-text.ts';
import { declaredAmbiguous } from './declared-ambiguous.ts';
import { createNameAttribution } from './name-attribution.ts';
import { NOT_A_GIVEN_NAME } from './name-contexts.ts';
import type { NameFinds } from './name-find.ts';
import { toNameForms } from './name-forms.ts';
import { createNamesToGuess, extendToSurname, guessName } from './name-guess.ts';
import { createNameIndex, matchNames } from './name-match.ts';
import type { NamePlace } from './name-place.ts';
import { isNamedInFull, judgeName } from './name-verdict.ts';
import { nameWord } from './name-words.ts';
import type { Person } from './person.ts';
import { findPlural } from './plural-name.ts';
import { isCapital, letterStyleOf, type LetterStyle } from './reading.ts';

export interface NameContext {
	readonly author?: string | undefined;
	/** Id of the location that the review is about. */
	readonly location?: string | undefined;
}

export type NameFinder = (parsed: ParsedText, context: NameContext) => NameFinds;

/**
 * Creates a finder for staff named in a text. A shared name is attributed only if the text or the review's
 * location settles who is meant. A name that is also a word or a place counts only if the words around it
 * point to staff.
 */
export function createNameFinder(staff: readonly Person[]): NameFinder {
	const declared = declaredAmbiguous(staff);
	const forms = [...staff.flatMap(toNameForms), ...declared.forms];
	const index = createNameIndex(forms);
	const names = createNamesToGuess(forms);
	const ordinary = new Set(staff.flatMap(({ ordinary_word: word }) => toOrdinary(word)));
	const beginsName = (word: string) => index.has(word);

	return (parsed, { author = '', location }) => {
		const attribution = createNameAttribution(declared, location);
		const authorName = foldName(author).split(/\s+/)[0] ?? '';
		const style = letterStyleOf(parsed);
		let [foundBefore, refusedBefore] = [-1, -1];

		for (const { first: begin, end: sentenceEnd } of parsed.sentences) {
			const sentenceFirst = firstWordOf(parsed, begin, sentenceEnd);
			for (let first = sentenceFirst; first < sentenceEnd; first++) {
				const token = parsed.tokens[first];
				if (token?.kind !== 'word') continue;
				const name = nameWord(token.word);
				if (!index.has(name) && !mayBeName(parsed, first, style)) continue;
				const place: NamePlace = {
					parsed,
					style,
					first,
					end: first + 1,
					name,
					sentenceFirst,
					sentenceEnd,
					foundBefore,
					refusedBefore,
					beginsName,
				};
				const match = readName(place);
				if (!match) continue;
				const judged = { ...place, end: match.end };
				const verdict = judgeName(judged, match.forms, authorName, ordinary.has(place.name));
				first = match.end - 1;
				if (verdict === 'relation') refusedBefore = match.end;
				if (verdict !== 'staff') continue;
				foundBefore = match.end;
				attribution.add(match, judged);
			}
		}
		return attribution.finds();
	};

	function readName(place: NamePlace) {
		const { parsed, first, name, style } = place;
		if (!index.has(name)) return findPlural(index, place) ?? guessName(place, names);
		const match = matchNames(index, parsed, first, style);
		if (!match || match.forms.some(isNamedInFull)) return match;
		return extendToSurname(match, place, names) ?? match;
	}
}

/** Tells whether an unknown word may be a misspelled or plural name. */
function mayBeName({ text, tokens }: ParsedText, index: number, style: LetterStyle): boolean {
	const token = tokens[index];
	if (token === undefined || NOT_A_GIVEN_NAME.has(token.word)) return false;
	return style !== 'usual' || isCapital(text, token.start);
}

function firstWordOf({ tokens }: ParsedText, begin: number, end: number): number {
	let first = begin;
	while (first < end && tokens[first]?.kind === 'sign') first++;
	return first;
}

/** Returns the declared word without its examples: "grace (grace period, saving grace)". */
function toOrdinary(word = ''): string[] {
	const [name = ''] = foldName(word).split(/[\s(]/);
	return name === '' ? [] : [name];
}
