import { Column } from './column.ts';
import type { IndexFile, Section, Numbers } from './index-file.ts';
import { lowerBound, type Range } from './range.ts';

/** The character after each unit in the text of the dictionary. No review contains it. */
export const TERMINATOR = '\u0000';
const LONGEST_WORD = 64;

/**
 * All distinct units, sorted by code units and numbered from 1 in that order, so that units with
 * the same beginning are neighbors. All endings of these units are sorted too, so that all
 * occurrences of a fragment in units are neighbors as well.
 */
export class UnitDictionary {
	readonly #text: Text;
	readonly #starts: Column;
	readonly #endings: Column;
	/** The unit of each ending. */
	readonly #endingUnits: Column;

	constructor(file: IndexFile) {
		this.#text = new Text(file.section('unit_text'));
		this.#starts = new Column(file.section('unit_starts'));
		this.#endings = new Column(file.section('unit_endings'));
		this.#endingUnits = new Column(file.section('unit_ending_units'));
	}

	/** The number of units. */
	get count(): number {
		return this.#starts.length - 1;
	}

	/** Lists the beginnings of all units by number: their words, unless they are longer than any word. */
	*entries(): Generator<readonly [unit: number, text: string]> {
		for (let unit = 1; unit <= this.count; unit++) {
			const start = this.#starts.at(unit - 1);
			const end = Math.min(start + LONGEST_WORD, this.#starts.at(unit) - TERMINATOR.length);
			yield [unit, this.#text.read(start, end)];
		}
	}

	/** Returns the number of a unit, or `undefined` if no review contains it. */
	find(unit: string): number | undefined {
		const { first, end } = this.findBeginning(unit + TERMINATOR);
		return first < end ? first : undefined;
	}

	/** Finds the units that begin with `part`. */
	findBeginning(part: string): Range {
		const search = (isAfter: (order: number) => boolean) =>
			lowerBound(0, this.count, (unit) => isAfter(this.#text.compare(this.#starts.at(unit), part)));
		// Units are numbered from 1.
		return { first: search((order) => order >= 0) + 1, end: search((order) => order > 0) + 1 };
	}

	/** Finds the endings that begin with `part`: one for each occurrence of it in a unit. */
	findFragment(part: string): Range {
		const endings = this.#endings;
		const search = (isAfter: (order: number) => boolean) =>
			lowerBound(0, endings.length, (at) => isAfter(this.#text.compare(endings.at(at), part)));
		return { first: search((order) => order >= 0), end: search((order) => order > 0) };
	}

	/** Finds the endings that equal `part`. */
	findEnding(part: string): Range {
		return this.findFragment(part + TERMINATOR);
	}

	/** Returns the units of some endings, in the order of the endings. */
	unitsAt({ first, end }: Range): Uint32Array {
		return this.#endingUnits.range(first, end);
	}
}

/** Unit texts in UTF-16, one after another. */
class Text {
	readonly #section: Section;
	readonly #units: Uint16Array;

	constructor(section: Section) {
		this.#section = section;
		this.#units = new Uint16Array(section.pages.buffer, section.offset, section.length / 2);
	}

	read(start: number, end: number): string {
		const { pages, offset } = this.#section;
		pages.ensure(offset + start * 2, (end - start) * 2);
		return String.fromCharCode(...this.#units.subarray(start, end));
	}

	/**
	 * Compares the text at a place with `text`. Returns 0 if it begins with `text`, a negative number if
	 * it sorts before, and a positive number if it sorts after.
	 */
	compare(place: number, text: string): number {
		const { pages, offset, length } = this.#section;
		const bytes = Math.min(text.length * 2, length - place * 2);
		pages.ensure(offset + place * 2, bytes);
		for (let index = 0; index < text.length; index++) {
			// The end of the section sorts before every character.
			const difference = (this.#units[place + index] ?? -1) - text.charCodeAt(index);
			if (difference !== 0) return difference;
		}
		return 0;
	}
}

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
	// Sort by the text from the place to the terminator. Sort equal texts by place.
	const endings = places.toSorted((a, b) => {
		for (let depth = 0; ; depth++) {
			const [one = 0, other = 0] = [text[a + depth], text[b + depth]];
			if (one !== other) return one - other;
			if (one === terminator) return a - b;
		}
	});
	return {
		unit_text: text,
		unit_starts: starts,
		unit_endings: endings,
		unit_ending_units: endings.map((place) => unitOf[place] ?? 0),
	};
}
