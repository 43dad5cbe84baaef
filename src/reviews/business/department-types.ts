/** schema.org types of departments by id; any other is an AutomotiveBusiness. */
export const DEPARTMENT_TYPES: Readonly<Record<string, string>> = {
	sales: 'AutoDealer',
	service: 'AutoRepair',
	'express-service': 'AutoRepair',
	'body-shop': 'AutoBodyShop',
	parts: 'AutoPartsStore',
};
