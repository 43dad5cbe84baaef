import type { NameForm } from './name-forms.ts';
import { cutsOf } from './name-words.ts';
import type { Person } from './person.ts';

/** Names that the operator declared ambiguous. They are counted but never attributed. */
export interface DeclaredAmbiguous {
	readonly forms: readonly NameForm[];
	/** Keyed by name, with its words joined by spaces. */
	readonly peopleOf: ReadonlyMap<string, readonly Person[]>;
}

export function declaredAmbiguous(staff: readonly Person[]): DeclaredAmbiguous {
	const peopleOf = new Map<string, Person[]>();
	const forms: NameForm[] = [];
	for (const person of staff) {
		for (const surface of person.ambiguous ?? []) {
			const words = cutsOf(surface).at(-1) ?? [];
			const key = words.join(' ');
			peopleOf.set(key, [...(peopleOf.get(key) ?? []), person]);
			forms.push({ words, person, method: 'first', confidence: 0.93, rank: 0 });
		}
	}
	return { forms, peopleOf };
}
