import { DEPARTMENT_TYPES } from '../../reviews/business/department-types.ts';
import type { Service } from '../../reviews/business/service.ts';
import type { StaffMember } from '../../reviews/business/staff-member.ts';
import type { Review, VisitType } from '../../reviews/review.ts';

/** Types of departments that work on vehicles. The others sell them. */
const WORKSHOPS: readonly (string | undefined)[] = ['AutoRepair', 'AutoBodyShop', 'AutoPartsStore'];

interface Sources {
	readonly staff: readonly Pick<StaffMember, 'name' | 'department'>[];
	readonly services: readonly Pick<Service, 'id' | 'department'>[];
}

/** Returns the ids of the departments that a review is about, as far as it says so. */
export type DepartmentFinder = (
	review: Pick<Review, 'location' | 'mentions' | 'visit_type'>,
) => string[];

/**
 * A review is about the departments where the people that it names work, if they fit its visit type. Without
 * such people, those of the services that it mentions count, or else the visit type: services can also be
 * promised or refused.
 * @param departments the ids of the departments of each location
 */
export function createDepartmentFinder(
	{ staff, services }: Sources,
	departments: ReadonlyMap<string, readonly string[]>,
): DepartmentFinder {
	const people = new Map(staff.map(({ name, department }) => [name, department]));
	const works = new Map(services.map(({ id, department }) => [id, department]));
	return ({ location, mentions, visit_type: visit }) => {
		const departmentsOf = (mentioned: readonly string[], known: typeof people) =>
			mentioned.flatMap((one) => known.get(one) ?? []).filter((id) => fits(id, visit));
		const here = departments.get(location) ?? [];
		const found = [
			departmentsOf(mentions.technicians, people),
			departmentsOf(mentions.services, works),
			byVisit(visit),
		].find(({ length }) => length > 0);
		return [...new Set(found?.map((id) => departmentAt(here, id)))];
	};
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

/** The department, or if the location does not have it, its department of the same type. */
function departmentAt(here: readonly string[], id: string): string {
	if (here.includes(id)) return id;
	const type = DEPARTMENT_TYPES[id];
	return here.find((other) => type !== undefined && DEPARTMENT_TYPES[other] === type) ?? id;
}
