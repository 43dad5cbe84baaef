import { standsForPerson } from './name-gate.ts';
import type { NameForm } from './name-forms.ts';
import type { NamePlace } from './name-place.ts';
import {
	isCustomer,
	isOfAnotherBusiness,
	isPartOfAnotherName,
	isRelation,
} from './name-refusals.ts';
import { isOtherThing } from './name-things.ts';

/** What a place that looks like a name is: of staff, of a customer's people, or of nobody we know. */
export type Verdict = 'staff' | 'relation' | 'other';

/** Judges a name by the words around it; `author` is the given name of who wrote. */
export function judgeName(
	place: NamePlace,
	forms: readonly NameForm[],
	author: string,
	declaredOrdinary: boolean,
): Verdict {
	if (isRelation(place)) return 'relation';
	if (isCustomer(place, author) || isOfAnotherBusiness(place)) return 'other';
	if (forms.some(isNamedInFull)) return 'staff';
	const likeliest = forms.reduce((best, form) => (form.rank < best.rank ? form : best));
	if (isOtherThing(place) || isPartOfAnotherName(place, likeliest.method === 'last'))
		return 'other';
	return standsForPerson(place, likeliest, declaredOrdinary) ? 'staff' : 'other';
}

/** With last name or initial, so that the words around need not tell. */
export function isNamedInFull({ method, rank }: NameForm): boolean {
	return method === 'full' || method === 'initial' || rank < 0;
}
