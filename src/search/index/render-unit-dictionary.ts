import type { Numbers } from './index-file.ts';
import { sortSuffixes } from './sort-suffixes.ts';
import { TERMINATOR } from './unit-dictionary.ts';

/** Renders the sections that `UnitDictionary` reads, from sorted units. */
export function renderUnitDictionary(units: readonly string[]): Record<string, Numbers> {
	const starts = new Uint32Array(units.length + 1);
	let end = 0;
	for (const [index, unit] of units.entries()) {
		end += unit.length + TERMINATOR.length;
		starts[index + 1] = end;
	}
	const terminator = TERMINATOR.charCodeAt(0);
	const text = new Uint16Array(end);
	for (const [index, unit] of units.entries()) {
		const start = starts[index] ?? 0;
		for (let at = 0; at < unit.length; at++) text[start + at] = unit.charCodeAt(at);
	}
	const places = new Uint32Array(end - units.length);
	const unitOf = new Uint32Array(end);
	let length = 0;
	let unit = 1;
	for (let place = 0; place < end; place++) {
		unitOf[place] = unit;
		if (text[place] === terminator) unit++;
		else places[length++] = place;
	}
	const endings = sortSuffixes(places, text, terminator);
	return {
		unit_text: text,
		unit_starts: starts,
		unit_endings: endings,
		unit_ending_units: endings.map((place) => unitOf[place] ?? 0),
	};
}
