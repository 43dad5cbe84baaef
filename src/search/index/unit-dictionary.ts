import { Column } from './column.ts';
import type { IndexFile, Section } from './index-file.ts';
import { lowerBound, type Range } from './range.ts';

/** What ends each unit in the row of their texts. No review has it. */
export const TERMINATOR = '\u0000';

/**
 * All distinct units, sorted by code units, and numbered from 1 in that order: units that begin
 * alike are neighbours. All endings of them, sorted too, so that those which begin alike, which is to
 * say the places of one fragment in all units, are neighbours as well.
 */
export class UnitDictionary {
	readonly #text: Text;
	readonly #starts: Column;
	readonly #endings: Column;
	/** For each ending, its unit. */
	readonly #endingUnits: Column;

	constructor(file: IndexFile) {
		this.#text = new Text(file.section('unit_text'));
		this.#starts = new Column(file.section('unit_starts'));
		this.#endings = new Column(file.section('unit_endings'));
		this.#endingUnits = new Column(file.section('unit_ending_units'));
	}

	/** How many there are. */
	get count(): number {
		return this.#starts.length - 1;
	}

	/** The number of a unit; `undefined` where no review has it. */
	find(unit: string): number | undefined {
		const { first, end } = this.findBeginning(unit + TERMINATOR);
		return first < end ? first : undefined;
	}

	/** The units that begin so. */
	findBeginning(part: string): Range {
		const search = (isAfter: (order: number) => boolean) =>
			lowerBound(0, this.count, (unit) => isAfter(this.#text.compare(this.#starts.at(unit), part)));
		// Numbered from 1.
		return { first: search((order) => order >= 0) + 1, end: search((order) => order > 0) + 1 };
	}

	/** The endings that begin so: one for each time that a unit holds the fragment. */
	findFragment(part: string): Range {
		const endings = this.#endings;
		const search = (isAfter: (order: number) => boolean) =>
			lowerBound(0, endings.length, (at) => isAfter(this.#text.compare(endings.at(at), part)));
		return { first: search((order) => order >= 0), end: search((order) => order > 0) };
	}

	/** The endings that are so. */
	findEnding(part: string): Range {
		return this.findFragment(part + TERMINATOR);
	}

	/** The units of some endings, in the order of these. */
	unitsAt({ first, end }: Range): Uint32Array {
		return this.#endingUnits.range(first, end);
	}
}

/** A row of texts as UTF-16. */
class Text {
	readonly #section: Section;
	readonly #units: Uint16Array;

	constructor(section: Section) {
		this.#section = section;
		this.#units = new Uint16Array(section.pages.buffer, section.offset, section.length / 2);
	}

	/** Whether what is at a place comes before a text (negative), begins with it (0) or comes after. */
	compare(place: number, text: string): number {
		const { pages, offset, length } = this.#section;
		const bytes = Math.min(text.length * 2, length - place * 2);
		pages.ensure(offset + place * 2, bytes);
		for (let index = 0; index < text.length; index++) {
			// Past the last terminator nothing is, which comes before all.
			const difference = (this.#units[place + index] ?? -1) - text.charCodeAt(index);
			if (difference !== 0) return difference;
		}
		return 0;
	}
}
