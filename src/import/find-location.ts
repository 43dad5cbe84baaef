import type { BusinessFile } from '../reviews/business/business-file.ts';
import { foldName } from '../reviews/fold.ts';
import { ImportError } from './import-error.ts';

/** In the place of a location's id: the reviews are not about a single location of the business, and are skipped. */
export const NO_LOCATION = 'none';

type Locations = BusinessFile['locations'];
export type KnownLocation = Locations[number];

/**
 * Finds the location that an export names: by its id, an id at a platform, or by a name or city that only one
 * location has. Case matters only in ids of platforms.
 */
export function locationNamed(locations: Locations, word: string): KnownLocation | undefined {
	if (word === '') return undefined;
	const byId = locations.find(
		({ id, google_location, external_ids = {} }) =>
			word === id || word === google_location || Object.values(external_ids).includes(word),
	);
	const names = readingsOf(word);
	const slugs = names.map(slugOf).filter((slug) => slug !== '');
	return (
		byId ??
		soleNamed(locations, names, namesOf) ??
		locations.find(({ id }) => names.includes(id)) ??
		soleNamed(locations, slugs, (one) => namesOf(one).map(slugOf)) ??
		soleNamed(locations, names, ({ address }) => spellingsOf(address.city)) ??
		soleNamed(locations, slugs, ({ address: { city, region = '' } }) =>
			region === '' ? [] : spellingsOf(`${city} ${region}`).map(slugOf),
		)
	);
}

/** Returns the spellings of a name, also without the kind before it: "page:harbor-view", "branch=harborview". */
function readingsOf(word: string): string[] {
	return spellingsOf(word).flatMap((name) => [name, name.replace(/^[a-z_-]+[:=]/, '')]);
}

function slugOf(name: string): string {
	return wordsOf(name).join('-');
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

/** Returns the location with one of these names, if there is exactly one. */
function soleNamed(
	locations: Locations,
	wanted: readonly string[],
	called: (location: KnownLocation) => readonly string[],
): KnownLocation | undefined {
	const [only, ...others] = locations.filter((location) =>
		called(location).some((name) => wanted.includes(name)),
	);
	return others.length === 0 ? only : undefined;
}

function namesOf({ name, short_name = '', aliases = [] }: KnownLocation): string[] {
	return [name, short_name, ...aliases].filter((known) => known !== '').flatMap(spellingsOf);
}

/** Returns a name without diacritics: "koln", and as German spells it without them: "koeln". */
function spellingsOf(name: string): string[] {
	const spelled = name.normalize('NFC').replace(/[äöü]/gi, '$&e');
	return [...new Set([name, spelled].map(foldName))];
}

/** Whether a name is that of the whole group, which says nothing about one of several locations. */
export function isGroupName({ name, locations }: BusinessFile, written: string): boolean {
	return locations.length > 1 && runsOf(name).has(squeeze(written));
}

/**
 * Returns the location with a name that contains the written one, or the reverse, in whole words. No other
 * location may have such a name.
 */
export function nearestLocation(
	business: BusinessFile,
	written: string,
): KnownLocation | undefined {
	if (isGroupName(business, written)) return undefined;
	const [only, ...others] = business.locations.filter((location) =>
		namesOf(location).some(
			(name) => runsOf(name).has(squeeze(written)) || runsOf(written).has(squeeze(name)),
		),
	);
	return others.length === 0 ? only : undefined;
}

/** Returns all runs of words in a name, each without spaces, so that "Harbor View" is "Harborview". */
function runsOf(name: string): ReadonlySet<string> {
	const words = wordsOf(name);
	return new Set(
		words.flatMap((_, start) =>
			words.slice(start).map((__, length) => words.slice(start, start + length + 1).join('')),
		),
	);
}

function squeeze(name: string): string {
	return wordsOf(name).join('');
}

function wordsOf(name: string): string[] {
	return foldName(name)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
}

/**
 * Returns the settings with further names of locations. An alias of another location moves.
 * @throws {ImportError} for a location that the business does not have, or the name of another one
 */
export function withAliases(
	business: BusinessFile,
	added: ReadonlyMap<string, string>,
): BusinessFile {
	for (const [name, id] of added) {
		requireLocation(business, id, `--alias "${name}=${id}"`);
		const owner = business.locations.find((location) =>
			[location.name, location.short_name ?? ''].map(foldName).includes(foldName(name)),
		);
		if (owner === undefined || owner.id === id) continue;
		throw new ImportError(
			`Cannot use --alias "${name}=${id}": "${name}" is already the name of "${owner.id}" in business.yaml; change it there`,
		);
	}
	const owners = new Map([...added].map(([name, id]) => [foldName(name), id]));
	const locations = business.locations.map((location) => {
		const { id, aliases = [] } = location;
		const names = [...added].filter(([, of]) => of === id).map(([name]) => name);
		const kept = aliases.filter((name) => (owners.get(foldName(name)) ?? id) === id);
		if (names.length === 0 && kept.length === aliases.length) return location;
		return { ...location, aliases: [...new Set([...kept, ...names])] };
	});
	return { ...business, locations };
}

/** An alias that was at another location. */
export interface MovedAlias {
	readonly name: string;
	readonly from: string;
	readonly to: string;
}

/** Lists the aliases that move to another location. */
export function movedAliases(
	{ locations }: BusinessFile,
	added: ReadonlyMap<string, string>,
): MovedAlias[] {
	return [...added].flatMap(([name, to]) =>
		locations.flatMap(({ id: from, aliases = [] }) =>
			from !== to && aliases.map(foldName).includes(foldName(name)) ? [{ name, from, to }] : [],
		),
	);
}

/** @throws {ImportError} */
export function requireLocation({ locations }: BusinessFile, id: string, flag: string): void {
	if (id === NO_LOCATION || locations.some((location) => location.id === id)) return;
	const known = locations.map((location) => location.id).join(', ');
	throw new ImportError(
		`Cannot use ${flag}: the locations in business.yaml are ${known}; "${NO_LOCATION}" skips the reviews`,
	);
}
