import type { Vocabularies } from '../edition/documents/business-overview.ts';

/** Longer lists would fill the description. */
const MAX_VALUES = 30;

/** Values that exist, by the name of the parameter that takes them. */
export type ParameterValues = Readonly<Record<string, readonly string[]>>;

/**
 * Lists the values of the parameters that filter by a closed list. They become examples and not an
 * enum, because the search also takes other spellings. Leaves out lists of more than 30 values.
 */
export function listParameterValues(vocabularies: Vocabularies): ParameterValues {
	const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
	const values: ParameterValues = {
		mentions_technician: vocabularies.technicians.map(({ name }) => name),
		mentions_service: ids(vocabularies.services),
		service_area: ids(vocabularies.service_areas),
		location: ids(vocabularies.locations),
		source: ids(vocabularies.sources),
		aspect: ids(vocabularies.aspects),
		language: vocabularies.languages,
	};
	return Object.fromEntries(
		Object.entries(values).filter(([, list]) => list.length > 0 && list.length <= MAX_VALUES),
	);
}
