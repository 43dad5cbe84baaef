import { foldName } from '../reviews/fold.ts';
import type { ImportContext } from './import-context.ts';
import type { ReviewDraft } from './import-format.ts';
import type { RecordProblem } from './import-report.ts';
import { toEcho } from './join-problems.ts';

export type FoundLocation =
	| { readonly id: string; readonly name: string; readonly warnings: readonly string[] }
	| { readonly problem: RecordProblem };

/**
 * Finds the location by its id, its Google name, or its name if that is unique. A review that names none
 * belongs to the only location of a business with one. Otherwise uses the location that the operator
 * passed as --location.
 */
export function findLocation(
	{ location: { field, value, alternatives = [] } }: ReviewDraft,
	{ business, fallbackLocation }: ImportContext,
): FoundLocation {
	for (const word of [value, ...alternatives]) {
		const named = locationOf(business.locations, word);
		if (named !== undefined) return { id: named.id, name: named.name, warnings: [] };
	}

	const [only, ...others] = business.locations;
	const namesNone = [value, ...alternatives].every((word) => word === '');
	if (only && others.length === 0 && namesNone) {
		return { id: only.id, name: only.name, warnings: [] };
	}
	const fallback = business.locations.find(({ id }) => id === fallbackLocation);
	if (fallback === undefined) return { problem: { field, ...remedyFor(value) } };
	// Where the review names no location, --location says nothing unexpected.
	const warnings = namesNone
		? []
		: [`placed at ${fallback.id} by --location: ${field} does not name a known location`];
	return { id: fallback.id, name: fallback.name, warnings };
}

function locationOf(locations: ImportContext['business']['locations'], word: string) {
	const byId = locations.find(({ id, google_location }) => word === id || word === google_location);
	return byId ?? soleNamed(locations, foldName(word));
}

/** Returns the location with this name, if there is exactly one. */
function soleNamed(locations: ImportContext['business']['locations'], wanted: string) {
	const [only, ...others] = locations.filter(({ name, short_name = '' }) =>
		[name, short_name].some((known) => known !== '' && foldName(known) === wanted),
	);
	return others.length === 0 ? only : undefined;
}

function remedyFor(value: string): Omit<RecordProblem, 'field'> {
	if (value === '') return { reason: 'must name the location, or pass --location ID' };
	const remedy = value.startsWith('accounts/')
		? 'add it to business.yaml as google_location of a location'
		: 'add a location with this id to business.yaml';
	const reason = `is not a location of the business; ${remedy}, or pass --location ID`;
	return { reason, found: toEcho(value) };
}
