import { DEPARTMENT_TYPES } from '../../reviews/business/department-types.ts';
import { compareText } from '../../reviews/order.ts';
import type { Service } from '../../reviews/business/service.ts';
import type { StaffMember } from '../../reviews/business/staff-member.ts';
import type { Review, VisitType } from '../../reviews/review.ts';
import type { AspectStatement } from '../judge-aspects.ts';
import { parseText, sentenceAt } from '../text/parse-text.ts';

/** Types of departments that work on vehicles. The others sell them. */
const WORKSHOPS: readonly (string | undefined)[] = ['AutoRepair', 'AutoBodyShop', 'AutoPartsStore'];
/** The departments of the kinds of visits. */
const VISITED = ['sales', 'service'] as const;

interface Sources {
	readonly staff: readonly Pick<StaffMember, 'id' | 'department'>[];
	readonly services: readonly Pick<Service, 'id' | 'department'>[];
}

/** Returns the ids of the departments that a review is about, as far as it says so. */
export type DepartmentFinder = (
	review: Pick<Review, 'id' | 'text' | 'location' | 'mentions' | 'mention_sources' | 'visit_type'>,
) => string[];

/**
 * A complaint is about the departments of the people whom a complaining sentence names, if they fit the visit
 * type: services can also be promised or refused, and others may be named with praise. Without such people,
 * those of the services that the review mentions count, or else the visit type.
 * @param departments the ids of the departments of each location
 * @param statements what each review says, by its id
 */
export function createDepartmentFinder(
	{ staff, services }: Sources,
	departments: ReadonlyMap<string, readonly string[]>,
	statements: ReadonlyMap<string, readonly Pick<AspectStatement, 'finds'>[]>,
): DepartmentFinder {
	const people = departmentsById(staff);
	const works = departmentsById(services);
	return (review) => {
		const { location, mentions, visit_type: visit } = review;
		const found = [
			departmentsOf(blamedPeople(review, statements.get(review.id) ?? []), people, visit),
			departmentsOf(mentions.services, works, visit),
			byVisit(visit),
		].find(({ length }) => length > 0);
		return [...new Set(found?.map((id) => departmentAt(departments.get(location), id)))];
	};
}

/**
 * A review is about the departments of the services that it mentions, or else of the people, if they fit the visit
 * type, or else about that of the visit. A purchase is also about sales. A department of the same type as service,
 * such as express service, counts as both.
 * @param departments the ids of the departments of each location
 */
export function createDepartmentLister(
	{ staff, services }: Sources,
	departments: ReadonlyMap<string, readonly string[]>,
): DepartmentFinder {
	const kinds = { service: departmentsById(services), technician: departmentsById(staff) };
	return ({ location, mention_sources, visit_type: visit }) => {
		const mentioned = (kind: keyof typeof kinds) => {
			const ids = mention_sources.filter((each) => each.kind === kind).map(({ id }) => id);
			return departmentsOf(ids, kinds[kind], visit);
		};
		const visited = byVisit(visit);
		const found =
			[mentioned('service'), mentioned('technician')].find(({ length }) => length > 0) ?? visited;
		const sold = visited.filter((id) => id === 'sales');
		const all = [...found, ...sold].flatMap((id) => [
			departmentAt(departments.get(location), id),
			...VISITED.filter((other) => isSameType(other, id)),
		]);
		return [...new Set(all)].toSorted(compareText);
	};
}

type Departments = ReadonlyMap<string, string | undefined>;

function departmentsById(entries: Sources['staff' | 'services']): Departments {
	return new Map(entries.map(({ id, department }) => [id, department]));
}

function departmentsOf(
	ids: readonly string[],
	known: Departments,
	visit: VisitType | undefined,
): string[] {
	return ids.flatMap((id) => known.get(id) ?? []).filter((id) => fits(id, visit));
}

/** The ids of the people in the sentences of the text that complain. */
function blamedPeople(
	{ text, mention_sources }: Pick<Review, 'text' | 'mention_sources'>,
	statements: readonly Pick<AspectStatement, 'finds'>[],
): string[] {
	const complaints = statements
		.flatMap(({ finds }) => finds)
		.filter((find) => !find.in && find.polarity === 'negative');
	if (complaints.length === 0) return [];
	const parsed = parseText(text);
	return mention_sources.flatMap(({ kind, id, in: where, start }) => {
		if (kind !== 'technician' || where !== undefined || start === undefined) return [];
		const sentence = sentenceAt(parsed, start);
		return complaints.some((find) => find.start < sentence.end && sentence.start < find.end)
			? [id]
			: [];
	});
}

function fits(id: string, visit: VisitType | undefined): boolean {
	const type = DEPARTMENT_TYPES[id];
	if (visit === undefined || type === undefined) return true;
	return WORKSHOPS.includes(type) === (visit === 'service');
}

function byVisit(visit: VisitType | undefined): string[] {
	if (visit === undefined) return [];
	return [visit === 'service' ? 'service' : 'sales'];
}

function isSameType(id: string, other: string): boolean {
	const type = DEPARTMENT_TYPES[id];
	return type !== undefined && DEPARTMENT_TYPES[other] === type;
}

/** The department, or if the location does not have it, its department of the same type. */
export function departmentAt(here: readonly string[] = [], id: string): string {
	return here.includes(id) ? id : (here.find((other) => isSameType(other, id)) ?? id);
}
