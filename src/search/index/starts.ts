import { Column } from './column.ts';
import type { IndexFile, Numbers } from './index-file.ts';

/** Of so many places, the owner of the first is kept. */
const STRIDE = 64;

/**
 * Where the parts of a long row begin, the end of the last included: which part holds a place is
 * found from a near one, and not by halving the whole.
 */
export class Starts {
	readonly #starts: Column;
	readonly #near: Column;

	constructor(file: IndexFile, name: string) {
		this.#starts = new Column(file.section(`${name}_starts`));
		this.#near = new Column(file.section(`${name}_near`));
	}

	/** The part that holds a place. */
	find(place: number): number {
		let part = this.#near.at(Math.floor(place / STRIDE));
		while (this.#starts.at(part + 1) <= place) part++;
		return part;
	}
}

/** The sections that `Starts` reads. */
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
