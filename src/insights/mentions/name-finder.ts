import { foldName } from '../../reviews/fold.ts';
import type { ParsedText } from '../text/parse-text.ts';
import { declaredAmbiguous } from './declared-ambiguous.ts';
import { createNameAttribution } from './name-attribution.ts';
import { NOT_A_GIVEN_NAME } from './name-lists.ts';
import type { NameFinds } from './name-find.ts';
import { mentionProbability } from './mention-model.ts';
import { nameFeaturesOf } from './name-features.ts';
import { isNamedInFull, toNameForms } from './name-forms.ts';
import { createNamesToGuess, extendToSurname, guessName } from './name-guess.ts';
import { createNameIndex, matchNames, type NameMatch } from './name-match.ts';
import type { NamePlace } from './name-place.ts';
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

/** Decides from features whether a name means a staff member. */
export type NameDecision = (
	features: ReadonlySet<string>,
	place: NamePlace,
	match: NameMatch,
) => boolean;

/** Minimum probability that a name means a staff member, chosen on the training part. */
const MIN_PROBABILITY = 0.6;
const decideByModel: NameDecision = (features) =>
	mentionProbability('person', features) >= MIN_PROBABILITY;

/**
 * Creates a finder for staff named in a text. The model decides from spelling and context whether a name
 * means a staff member. A shared name is attributed only if the text or the review's location makes clear
 * who is meant.
 */
export function createNameFinder(
	staff: readonly Person[],
	isStaff: NameDecision = decideByModel,
): NameFinder {
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
		let foundBefore = -1;

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
					beginsName,
				};
				const match = readName(place);
				if (!match || isInAddress(parsed, first, match.end)) continue;
				const named = { ...place, end: match.end };
				first = match.end - 1;
				const isWord = ordinary.has(place.name);
				const features = nameFeaturesOf(named, match.forms, authorName, isWord);
				if (!isStaff(features, named, match)) continue;
				foundBefore = match.end;
				attribution.add(match, named);
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

/** Tells whether a name is part of an address: "mike@example.com". */
function isInAddress({ text, tokens }: ParsedText, first: number, end: number): boolean {
	return text[tokens[end - 1]?.end ?? 0] === '@' || tokens[first - 1]?.word === '@';
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
