import { locationsOf, type Person } from './person.ts';
import type { NamePlace } from './name-place.ts';
import { wordAt } from './reading.ts';

/**
 * Narrows down people with the same name: first to a person named in full earlier, then to one whose location
 * or department is mentioned nearby. Returns more than one person if it cannot decide.
 */
export function chooseAmong(
	people: readonly Person[],
	place: NamePlace,
	namedInFull: ReadonlySet<Person>,
): readonly Person[] {
	const named = people.filter((person) => namedInFull.has(person));
	if (named.length > 0) return named;
	const located = people.filter((person) => isAtNamedLocation(person, place));
	if (located.length === 1) return located;
	const department = departmentAround(place);
	if (department === undefined) return people;
	const members = people.filter((person) => departmentsOf(person).has(department));
	return members.length > 0 ? members : people;
}

function isAtNamedLocation(person: Person, { parsed, sentenceFirst, sentenceEnd }: NamePlace) {
	return locationsOf(person).some((id) => {
		const words = id.split('-');
		for (let index = sentenceFirst; index < sentenceEnd; index++) {
			if (words.every((word, at) => wordAt(parsed, index + at) === word)) return true;
		}
		return false;
	});
}

const DEPARTMENTS: ReadonlyMap<string, string> = new Map(
	[
		'sales salesman salesperson saleswoman salesguy saleslady seller sold showroom',
		'finance financing financed financial f&i',
		'parts',
		'body collision paint painter painted',
		'service technician tech mechanic advisor writer fixed repaired diagnosed replaced serviced rebuilt rotated aligned flushed installed',
		'express',
		'detail detailer detailing detailed',
		'internet',
	].flatMap((row) => {
		const [department = '', ...others] = row.split(' ');
		return [department, ...others].map((word) => [word, department] as const);
	}),
);

function departmentsOf({ areas = [], department = '', role = '' }: Person): ReadonlySet<string> {
	const words = [...areas, department, role]
		.join(' ')
		.toLowerCase()
		.split(/[^a-z&]+/);
	return new Set(words.flatMap((word) => DEPARTMENTS.get(word) ?? []));
}

const STEPS = new Set(['in', 'at', 'from', 'over', 'of', 'with']);

/**
 * Finds a department next to a name: "our salesman Chris", "Chris in finance", "Chris, the service
 * advisor", "Chris sold me".
 */
function departmentAround({ parsed, first, end, sentenceEnd }: NamePlace): string | undefined {
	for (let index = first - 1; index >= Math.max(0, first - 3); index--) {
		const department = DEPARTMENTS.get(wordAt(parsed, index));
		if (department && !VERB.test(wordAt(parsed, index))) return department;
	}
	const next = wordAt(parsed, end);
	if (STEPS.has(next) || next === ',' || next === '(') {
		for (let index = end + 1; index < Math.min(sentenceEnd, end + 5); index++) {
			const department = DEPARTMENTS.get(wordAt(parsed, index));
			if (department) return department;
		}
		return undefined;
	}
	return DEPARTMENTS.get(next);
}

const VERB = /ed$|^sold$/;
