import { foldName } from '../reviews/fold.ts';
import type { SettingsProblem } from './content-problem.ts';
import type { Settings } from './content.ts';

type Ids = ReadonlySet<string> | undefined;

/**
 * Finds duplicate ids and references to unknown ids across the settings files. Skips files that
 * could not be read, and comparisons that need them.
 */
export function* settingsProblems(settings: Partial<Settings>): Generator<SettingsProblem> {
	const { staff, services, serviceAreas, aspects, questions, overrides } = settings;
	const { locations, review_policy } = settings.businessFile ?? {};
	const business = 'business.yaml';
	yield* duplicates(business, locations, ['locations']);
	yield* duplicates(business, review_policy?.sources, ['review_policy', 'sources']);
	yield* sharedLocationNames(locations ?? []);
	yield* duplicates('staff.yaml', staff);
	yield* duplicates('services.yaml', services);
	yield* duplicates('service-areas.yaml', serviceAreas);
	yield* duplicates('aspects.yaml', aspects);
	yield* sharedNames(staff ?? []);
	yield* duplicates('faq.yaml', questions);

	const [location, person, service] = [idsOf(locations), idsOf(staff), idsOf(services)];
	const [area, aspect, faq] = [idsOf(serviceAreas), idsOf(aspects), idsOf(questions)];
	yield* unknown('overrides.yaml', 'faq', ['faq'], Object.keys(overrides?.faq ?? {}), faq);
	const entities = person && service && area && new Set([...person, ...service, ...area]);
	for (const [index, { entity }] of (overrides?.mentions.block ?? []).entries()) {
		const path = ['mentions', 'block', index, 'entity'];
		yield* unknown('overrides.yaml', 'mentions.block.entity', path, [entity], entities);
	}
	for (const [index, { id, location: named }] of (staff ?? []).entries()) {
		const ids = named === undefined ? [] : [named];
		yield* unknown('staff.yaml', `${id}.location`, [index, 'location'], ids, location);
	}
	for (const [index, { id, served_by }] of (serviceAreas ?? []).entries()) {
		const path = [index, 'served_by'];
		yield* unknown('service-areas.yaml', `${id}.served_by`, path, served_by, location);
	}
	for (const [index, { id, match }] of (questions ?? []).entries()) {
		const known = { aspects: aspect, services: service, locations: location, staff: person };
		for (const kind of ['aspects', 'services', 'locations', 'staff'] as const) {
			const path = [index, 'match', kind];
			yield* unknown('faq.yaml', `${id}.match.${kind}`, path, match[kind], known[kind]);
		}
	}
}

type Entries = readonly { readonly id: string }[] | undefined;

function idsOf(entries: Entries): Ids {
	return entries && new Set(entries.map(({ id }) => id));
}

function* duplicates(
	file: string,
	entries: Entries = [],
	path: readonly PropertyKey[] = [],
): Generator<SettingsProblem> {
	const seen = new Set<string>();
	for (const [index, { id }] of entries.entries()) {
		if (seen.has(id)) {
			const problem = `id "${id}" appears twice`;
			const remedy = 'give one of the two another id, or remove it';
			yield { file, path: [...path, index, 'id'], problem, remedy };
		}
		seen.add(id);
	}
}

/** Finds aliases that are a name of another location, because no import can tell the two apart. */
function* sharedLocationNames(
	locations: Settings['businessFile']['locations'],
): Generator<SettingsProblem> {
	for (const [index, { id, aliases = [] }] of locations.entries()) {
		for (const [at, alias] of aliases.entries()) {
			const other = locations.find(
				({ id: of, name, short_name = '', aliases: others = [] }) =>
					of !== id && [name, short_name, ...others].map(foldName).includes(foldName(alias)),
			);
			if (other === undefined) continue;
			const path = ['locations', index, 'aliases', at];
			const problem = `the alias "${alias}" of "${id}" also names "${other.id}"`;
			yield { file: 'business.yaml', path, problem, remedy: 'remove it from one of the two' };
		}
	}
}

/** Finds names that two people share, because such a name cannot be attributed to either. */
function* sharedNames(staff: Settings['staff']): Generator<SettingsProblem> {
	const owners = new Map<string, string>();
	for (const [index, { id, name, aliases }] of staff.entries()) {
		for (const known of new Set([name, ...aliases].map(foldName))) {
			const other = owners.get(known);
			if (other !== undefined && other !== id) {
				const problem = `"${known}" names both "${other}" and "${id}"; list it under "ambiguous" of both`;
				const remedy = `remove "${known}" from the names and aliases of both, and add it to "ambiguous" of both`;
				yield { file: 'staff.yaml', path: [index], problem, remedy };
			}
			owners.set(known, id);
		}
	}
}

function* unknown(
	file: string,
	field: string,
	path: readonly PropertyKey[],
	ids: readonly string[],
	known: Ids,
): Generator<SettingsProblem> {
	if (known === undefined) return;
	for (const [index, id] of ids.entries()) {
		if (known.has(id)) continue;
		const remedy = `use one of them, or add "${id}" to the file that declares them`;
		const problem = noneOf(field, id, known);
		yield { file, path: ids.length > 1 ? [...path, index] : path, problem, remedy };
	}
}

/** Returns the message for an id that is not one of the known ids. */
export function noneOf(field: string, found: string, known: Iterable<string>): string {
	const names = [...known].join(', ');
	return names === ''
		? `"${field}" is "${found}", but none is declared`
		: `"${field}" is "${found}", which is not one of ${names}`;
}
