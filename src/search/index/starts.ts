import { Column } from './column.ts';
import type { IndexFile, Numbers } from './index-file.ts';

/** The part that holds a place is stored for one in this many places. */
const STRIDE = 64;

/**
 * The start of each part of a long row, and the end of the last part. Finds the part that holds a
 * place by starting at a stored place nearby, instead of a binary search of the whole row.
 */
export class Starts {
	readonly #starts: Column;
	readonly #near: Column;

	constructor(file: IndexFile, name: string) {
		this.#starts = new Column(file.section(`${name}_starts`));
		this.#near = new Column(file.section(`${name}_near`));
	}

	/** Finds the part that holds a place. */
	find(place: number): number {
		let part = this.#near.at(Math.floor(place / STRIDE));
		while (this.#starts.at(part + 1) <= place) part++;
		return part;
	}
}

/** Renders the sections that `Starts` reads. */
export function renderStarts(name: string, starts: Uint32Array): Record<string, Numbers> {
	const end = starts.at(-1) ?? 0;
	const near = new Uint32Array(Math.floor(end / STRIDE) + 1);
	let part = 0;
	for (let index = 0; index < near.length; index++) {
		while (part < starts.length - 2 && (starts[part + 1] ?? 0) <= index * STRIDE) part++;
		near[index] = part;
	}
	return { [`${name}_starts`]: starts, [`${name}_near`]: near };
}
