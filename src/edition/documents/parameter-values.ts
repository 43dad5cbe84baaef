import type { Vocabularies } from './business-overview.ts';

/** Longer lists would fill a description. */
const MAX_VALUES = 30;
/** The list of topics is long, so only a few are given as examples. */
const MAX_TOPICS = 3;

/** Values that exist, by the name of the parameter that takes them. */
export type ParameterValues = Readonly<Record<string, readonly string[]>>;

/**
 * Lists the values of the parameters that filter by a closed list, the most useful lists first. They
 * become examples and not an enum, because the search also takes other spellings. Leaves out lists of
 * more than 30 values, except the first topics.
 */
export function listParameterValues(vocabularies: Vocabularies): ParameterValues {
	const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
	const values: ParameterValues = {
		location: ids(vocabularies.locations),
		department: ids(vocabularies.departments),
		aspect: ids(vocabularies.aspects),
		source: ids(vocabularies.sources),
		language: vocabularies.languages,
		mentions_service: ids(vocabularies.services),
		mentions_technician: vocabularies.technicians.map(({ name }) => name),
		service_area: ids(vocabularies.service_areas),
		topic: vocabularies.topics.slice(0, MAX_TOPICS),
	};
	return Object.fromEntries(
		Object.entries(values).filter(([, list]) => list.length > 0 && list.length <= MAX_VALUES),
	);
}
