import type { FileReport, UnmatchedLocation } from '../import/import-report.ts';
import { reviews } from '../import/place-reviews.ts';
import { shellWord } from '../mcp/discovery/shell-word.ts';

/** Says which locations the rejected reviews may belong to, and what to type then. */
export function aliasesToSay(files: readonly FileReport[]): string[] {
	const names = new Map(
		files.flatMap((file) => file.unmatched_locations.map((one) => [one.name, one] as const)),
	);
	const { group: ofGroup = [], location: single = [] } = Object.groupBy(
		names.values(),
		({ is_group: isGroup }) => (isGroup === true ? 'group' : 'location'),
	);
	const group = ofGroup.map(
		({ name }) =>
			`"${name}" is the whole group. If no other column has the location (--column COLUMN=location), skip its reviews with --alias ${shellWord(`${name}=none`)}`,
	);
	if (single.length === 0) return group;
	const flags = single.map(
		({ name, nearest = 'ID' }) => `--alias ${shellWord(`${name}=${nearest}`)}`,
	);
	const isOpen = single.some(({ nearest }) => nearest === undefined);
	const hint = isOpen
		? '; ID is the id of a location in business.yaml, or none to skip its reviews'
		: '';
	return [
		...group,
		`To import the rejected reviews of these locations, import again with ${flags.join(' ')}${hint}`,
	];
}

/** Describes a name of the export that no location has. */
export function renderUnmatched({ name, title, count, nearest }: UnmatchedLocation): string {
	const called = title === undefined ? `"${name}"` : `"${title}" (${name})`;
	const hint = nearest === undefined ? '' : ` (perhaps "${nearest}")`;
	return `  ${called} is not a location of the business: ${reviews(count)}${hint}`;
}
