import { standsForPerson } from './name-gate.ts';
import type { NameForm } from './name-forms.ts';
import type { NamePlace } from './name-place.ts';
import {
	isCustomer,
	isNegated,
	isOfAnotherBusiness,
	isPartOfAnotherName,
	isRelation,
} from './name-refusals.ts';
import { isOtherThing } from './name-things.ts';

/** Who a name refers to: a staff member, a relation of the customer, or anybody or anything else. */
export type Verdict = 'staff' | 'relation' | 'other';

/** Classifies a name by the words around it. `author` is the reviewer's given name. */
export function judgeName(
	place: NamePlace,
	forms: readonly NameForm[],
	author: string,
	declaredOrdinary: boolean,
): Verdict {
	if (isRelation(place)) return 'relation';
	if (isCustomer(place, author) || isOfAnotherBusiness(place) || isNegated(place)) return 'other';
	if (forms.some(isNamedInFull)) return 'staff';
	const likeliest = forms.reduce((best, form) => (form.rank < best.rank ? form : best));
	if (isOtherThing(place) || isPartOfAnotherName(place, likeliest.method === 'last'))
		return 'other';
	return standsForPerson(place, likeliest, declaredOrdinary) ? 'staff' : 'other';
}

/** Tells whether a form includes a last name or an initial, so that the context need not confirm it. */
export function isNamedInFull({ method, rank }: NameForm): boolean {
	return method === 'full' || method === 'initial' || rank < 0;
}
