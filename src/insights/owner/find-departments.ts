import {
	DEPARTMENT_TYPES,
	isSameType,
	VISITED_DEPARTMENTS,
} from '../../reviews/business/department-types.ts';
import { compareText } from '../../reviews/order.ts';
import type { Service } from '../../reviews/business/service.ts';
import type { StaffMember } from '../../reviews/business/staff-member.ts';
import type { Review, VisitType } from '../../reviews/review.ts';

/** Types of departments that work on vehicles. The others sell them. */
export const WORKSHOPS: readonly (string | undefined)[] = [
	'AutoRepair',
	'AutoBodyShop',
	'AutoPartsStore',
];

interface Sources {
	readonly staff: readonly Pick<StaffMember, 'id' | 'department'>[];
	readonly services: readonly Pick<Service, 'id' | 'department'>[];
}

type Visit = Pick<Review, 'location' | 'mention_sources' | 'visit_type'>;

/** Returns the ids of the departments that a review is about, as far as it says so. */
export type DepartmentFinder = (review: Visit) => string[];

/** Returns the departments of the people or services that a review mentions, if they fit the visit type. */
export type MentionedDepartments = (kind: 'service' | 'technician', review: Visit) => string[];

export function createMentionedDepartments({ staff, services }: Sources): MentionedDepartments {
	const kinds = { service: departmentsById(services), technician: departmentsById(staff) };
	return (kind, { mention_sources, visit_type: visit }) =>
		mention_sources
			.filter((each) => each.kind === kind)
			.flatMap(({ id }) => kinds[kind].get(id) ?? [])
			.filter((id) => fits(id, visit));
}

/**
 * A review is about the departments of the services that it mentions, or else of the people, if they fit the visit
 * type, or else about that of the visit. A purchase is also about sales. A department of the same type as service,
 * such as express service, counts as both.
 * @param departments the ids of the departments of each location
 */
export function createDepartmentLister(
	sources: Sources,
	departments: ReadonlyMap<string, readonly string[]>,
): DepartmentFinder {
	const mentioned = createMentionedDepartments(sources);
	return (review) => {
		const visited = byVisit(review.visit_type);
		const named = [mentioned('service', review), mentioned('technician', review)];
		const found = named.find(({ length }) => length > 0) ?? visited;
		const sold = visited.filter((id) => id === 'sales');
		const all = [...found, ...sold].flatMap((id) => [
			departmentAt(departments.get(review.location), id),
			...VISITED_DEPARTMENTS.filter((other) => isSameType(other, id)),
		]);
		return [...new Set(all)].toSorted(compareText);
	};
}

/** Like `createDepartmentLister`, without "service" at a location that has only express service. */
export function createDepartmentFinder(
	sources: Sources,
	departments: ReadonlyMap<string, readonly string[]>,
): DepartmentFinder {
	const list = createDepartmentLister(sources, departments);
	return (review) =>
		list(review).filter((id) => departmentAt(departments.get(review.location), id) === id);
}

type Departments = ReadonlyMap<string, string | undefined>;

function departmentsById(entries: Sources['staff' | 'services']): Departments {
	return new Map(entries.map(({ id, department }) => [id, department]));
}

export function fits(id: string, visit: VisitType | undefined): boolean {
	const type = DEPARTMENT_TYPES[id];
	if (visit === undefined || type === undefined) return true;
	return WORKSHOPS.includes(type) === (visit === 'service');
}

export function byVisit(visit: VisitType | undefined): string[] {
	if (visit === undefined) return [];
	return [visit === 'service' ? 'service' : 'sales'];
}

/** The department, or if the location does not have it, its department of the same type. */
export function departmentAt(here: readonly string[] = [], id: string): string {
	return here.includes(id) ? id : (here.find((other) => isSameType(other, id)) ?? id);
}
