/** schema.org types of departments by id; any other is an AutomotiveBusiness. */
export const DEPARTMENT_TYPES: Readonly<Record<string, string>> = {
	sales: 'AutoDealer',
	service: 'AutoRepair',
	'express-service': 'AutoRepair',
	'body-shop': 'AutoBodyShop',
	parts: 'AutoPartsStore',
};

/** The departments of the kinds of visits. Each also counts what is about another one of its type. */
export const VISITED_DEPARTMENTS: readonly string[] = ['sales', 'service'];

/** Returns the other departments whose reviews count as reviews about a department, too. */
export function departmentsIn(id: string, departments: readonly string[]): string[] {
	if (!VISITED_DEPARTMENTS.includes(id)) return [];
	return departments.filter((other) => other !== id && isSameType(other, id));
}

export function isSameType(id: string, other: string): boolean {
	const type = DEPARTMENT_TYPES[id];
	return type !== undefined && DEPARTMENT_TYPES[other] === type;
}
