import type { BusinessFile } from '../reviews/business/business-file.ts';
import { foldName } from '../reviews/fold.ts';
import { ImportError } from './import-error.ts';

type Locations = BusinessFile['locations'];
export type KnownLocation = Locations[number];

/**
 * Finds the location that an export names: by its id, an id at a platform, or by a name that only one
 * location has. Case matters only in ids of platforms.
 */
export function locationNamed(locations: Locations, word: string): KnownLocation | undefined {
	if (word === '') return undefined;
	const byId = locations.find(
		({ id, google_location, external_ids = {} }) =>
			word === id || word === google_location || Object.values(external_ids).includes(word),
	);
	const name = foldName(word);
	return byId ?? soleNamed(locations, name) ?? locations.find(({ id }) => id === name);
}

/** Returns the location that the name of a file holds, if it is exactly one: "yelp-new-braunfels.json". */
export function locationInFileName(locations: Locations, file: string): KnownLocation | undefined {
	const toWords = (name: string) =>
		` ${foldName(name)
			.replace(/[^\p{L}\p{N}]+/gu, ' ')
			.trim()} `;
	const words = toWords(file);
	const [only, ...others] = locations.filter((location) =>
		[location.id, ...namesOf(location)].some((name) => words.includes(toWords(name))),
	);
	return others.length === 0 ? only : undefined;
}

/** Returns the location with this name, if there is exactly one. */
function soleNamed(locations: Locations, wanted: string): KnownLocation | undefined {
	const [only, ...others] = locations.filter((location) => namesOf(location).includes(wanted));
	return others.length === 0 ? only : undefined;
}

function namesOf({ name, short_name = '', aliases = [] }: KnownLocation): string[] {
	return [name, short_name, ...aliases].filter((known) => known !== '').map(foldName);
}

/** The least share of common letter pairs that makes two names similar. */
const LEAST_SIMILARITY = 0.4;
/** Names that all locations share parts of say nothing. */
const LEAST_LEAD = 0.15;

/** Returns the location with the most similar name or city, if one is similar. */
export function nearestLocation(locations: Locations, written: string): KnownLocation | undefined {
	const ranked = locations.map((location) => {
		const names = [...namesOf(location), location.id, foldName(location.address.city)];
		return { location, similarity: Math.max(...names.map((one) => similarity(one, written))) };
	});
	const [best, second] = ranked.toSorted((a, b) => b.similarity - a.similarity);
	const lead = (best?.similarity ?? 0) - (second?.similarity ?? 0);
	const isClear = best !== undefined && best.similarity >= LEAST_SIMILARITY && lead >= LEAST_LEAD;
	return isClear ? best.location : undefined;
}

/** Returns the share of letter pairs that two names have in common, from 0 to 1 (Dice). */
function similarity(one: string, other: string): number {
	const [pairs, others] = [pairsOf(one), pairsOf(other)];
	const common = pairs.intersection(others).size;
	return pairs.size === 0 ? 0 : (2 * common) / (pairs.size + others.size);
}

function pairsOf(name: string): Set<string> {
	const letters = foldName(name).replace(/[^\p{L}\p{N}]/gu, '');
	return new Set(Array.from(letters.slice(1), (letter, at) => `${letters[at]}${letter}`));
}

/**
 * Returns the settings with further names of locations.
 * @throws {ImportError} for a location that the business does not have
 */
export function withAliases(
	business: BusinessFile,
	added: ReadonlyMap<string, string>,
): BusinessFile {
	for (const [name, id] of added) requireLocation(business, id, `--alias "${name}=${id}"`);
	const locations = business.locations.map((location) => {
		const names = [...added].filter(([, id]) => id === location.id).map(([name]) => name);
		if (names.length === 0) return location;
		return { ...location, aliases: [...new Set([...(location.aliases ?? []), ...names])] };
	});
	return { ...business, locations };
}

/** @throws {ImportError} */
export function requireLocation({ locations }: BusinessFile, id: string, flag: string): void {
	if (locations.some((location) => location.id === id)) return;
	const known = locations.map((location) => location.id).join(', ');
	throw new ImportError(`Cannot use ${flag}: the locations in business.yaml are ${known}`);
}
