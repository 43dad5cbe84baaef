import type { DeclaredAmbiguous } from './declared-ambiguous.ts';
import { chooseAmong } from './name-choice.ts';
import type { AmbiguousFind, NameFind, NameFinds } from './name-find.ts';
import { isNamedInFull, type NameForm } from './name-forms.ts';
import type { NameMatch } from './name-match.ts';
import type { NamePlace } from './name-place.ts';
import { isPossessive } from './name-words.ts';
import { locationsOf, type Person } from './person.ts';

const MIN_CONFIDENCE = 0.85;

/** Collects the names in one text and attributes each to a staff member, if possible. */
export interface NameAttribution {
	readonly add: (match: NameMatch, place: NamePlace) => void;
	readonly finds: () => NameFinds;
}

export function createNameAttribution(
	declared: DeclaredAmbiguous,
	location: string | undefined,
): NameAttribution {
	const people: NameFind[] = [];
	const ambiguous: AmbiguousFind[] = [];
	const undecidable: AmbiguousFind[] = [];
	const namedInFull = new Set<Person>();

	return {
		add: ({ forms, end, everyone = false }, place) => {
			const { tokens, text } = place.parsed;
			const start = tokens[place.first]?.start ?? 0;
			const last = tokens[end - 1];
			const span = { start, end: (last?.end ?? 0) - (isPossessive(last?.word ?? '') ? 2 : 0) };
			const toAmbiguous = (candidates: readonly Person[]): AmbiguousFind => ({
				...span,
				surface: text.slice(span.start, span.end),
				candidates: candidates.map(({ id }) => id),
			});
			const declaredPeople = declared.peopleOf.get(forms[0]?.words.join(' ') ?? '');
			if (declaredPeople) return void undecidable.push(toAmbiguous(declaredPeople));

			const meant = formsHere(forms, location);
			const possible = [...new Set(meant.map(({ person }) => person))];
			const chosen = everyone ? possible : chooseAmong(possible, place, namedInFull);
			if (chosen.length > 1 && !everyone) return void ambiguous.push(toAmbiguous(chosen));
			for (const { person, confidence, method, rank } of meant) {
				if (!chosen.includes(person) || confidence < MIN_CONFIDENCE) continue;
				people.push({ ...span, id: person.id, confidence, method });
				if (method === 'full' || method === 'initial' || rank < 0) namedInFull.add(person);
			}
		},
		finds: () => {
			const found = new Set(people.map(({ id }) => id));
			const open = undecidable.filter(({ candidates }) => !candidates.some((id) => found.has(id)));
			return { people, ambiguous: [...ambiguous, ...open].toSorted((a, b) => a.start - b.start) };
		},
	};
}

/**
 * Selects the most likely forms, one per person, of staff at the review's location. A full name is accepted
 * at any location. If the exact name belongs to someone elsewhere and a short form of it to someone here,
 * both remain possible.
 */
function formsHere(forms: readonly NameForm[], location: string | undefined): readonly NameForm[] {
	const ranked = likeliest(forms);
	if (location === undefined || forms.some(isNamedInFull)) return ranked;
	const isHere = ({ person }: NameForm) => {
		const places = locationsOf(person);
		return places.length === 0 || places.includes(location);
	};
	const here = ranked.filter(isHere);
	if (here.length > 0) return here;
	const others = forms.filter(isHere);
	return others.length > 0 ? [...ranked, ...others] : [];
}

function likeliest(forms: readonly NameForm[]): readonly NameForm[] {
	const least = Math.min(...forms.map(({ rank }) => rank));
	const people = new Set<Person>();
	return forms.filter(({ person, rank }) => {
		if (rank !== least || people.has(person)) return false;
		people.add(person);
		return true;
	});
}
