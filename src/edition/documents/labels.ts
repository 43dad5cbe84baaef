import type { Edition } from './edition.ts';

/** Display names for the ids in the data. Unknown ids are returned unchanged. */
export interface Labels {
	location(id: string): string;
	/** The name of a department at a location, or at another one that has it; `undefined` if none has it. */
	department(location: string, id: string): string | undefined;
	source(id: string): string;
	service(id: string): string;
	serviceArea(id: string): string;
	aspect(id: string): string;
	/** The id of a person, by the full name in reviews. */
	technicianId(name: string): string | undefined;
}

export function createLabels({ business, policy, insights }: Edition): Labels {
	const { services, service_areas: areas, technicians } = insights.entities;
	const locations = business.locations.map(({ id, name, short_name: short }) => ({
		id,
		name: short ?? name,
	}));
	const departments = business.locations.flatMap(({ id: location, departments: own = [] }) =>
		own.map(({ id, name }) => ({ location, id, name })),
	);
	const aspects = insights.aspects.map(({ id, label }) => ({ id, name: label }));
	const ids = new Map(technicians.map(({ id, name }) => [name, id]));
	return {
		location: namesOf(locations),
		department: (location, id) => {
			const known = departments.filter((each) => each.id === id);
			return (known.find((each) => each.location === location) ?? known[0])?.name;
		},
		source: namesOf(policy.sources),
		service: namesOf(services),
		serviceArea: namesOf(areas),
		aspect: namesOf(aspects),
		technicianId: (name) => ids.get(name),
	};
}

function namesOf(named: readonly { readonly id: string; readonly name: string }[]) {
	const names = new Map(named.map(({ id, name }) => [id, name]));
	return (id: string) => names.get(id) ?? id;
}
