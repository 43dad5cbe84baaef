/** schema.org types of departments by id; any other is an AutomotiveBusiness. */
export const DEPARTMENT_TYPES: Readonly<Record<string, string>> = {
	sales: 'AutoDealer',
	service: 'AutoRepair',
	'express-service': 'AutoRepair',
	'body-shop': 'AutoBodyShop',
	parts: 'AutoPartsStore',
};

/** Types of departments that work on vehicles. The others sell them. */
const WORKSHOPS: readonly (string | undefined)[] = ['AutoRepair', 'AutoBodyShop', 'AutoPartsStore'];

/** The departments of the kinds of visits. Each also counts what is about another one of its type. */
export const VISITED_DEPARTMENTS: readonly string[] = ['sales', 'service'];

/** Returns the other departments whose reviews count as reviews about a department, too. */
export function departmentsIn(id: string, departments: readonly string[]): string[] {
	if (!VISITED_DEPARTMENTS.includes(id)) return [];
	return departments.filter((other) => other !== id && isSameType(other, id));
}

/** Returns the other workshops of a kind of visit: their reviews do not count as reviews about this department. */
export function otherWorkshops(id: string, departments: readonly string[]): string[] {
	if (!VISITED_DEPARTMENTS.includes(id) || !isWorkshop(id)) return [];
	return departments.filter((other) => isWorkshop(other) && !isSameType(other, id));
}

/** Whether a department works on vehicles. */
export function isWorkshop(id: string): boolean {
	return WORKSHOPS.includes(DEPARTMENT_TYPES[id]);
}

/** Returns the department, or if the location does not have it, its department of the same type. */
export function departmentAt(here: readonly string[], id: string): string {
	return here.includes(id) ? id : (here.find((other) => isSameType(other, id)) ?? id);
}

export function isSameType(id: string, other: string): boolean {
	const type = DEPARTMENT_TYPES[id];
	return type !== undefined && DEPARTMENT_TYPES[other] === type;
}
