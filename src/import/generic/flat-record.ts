/** The cells of a record by column name. Nested members have names such as `author.name`. */
export type FlatRecord = Readonly<Record<string, string>>;

const MAX_DEPTH = 3;

/**
 * Flattens an object. Names are in lower case, as in tables. Joins lists of strings with semicolons,
 * and takes the first entry of a list of objects: `replies[0].text`. The text of an XML element with
 * attributes has the name of the element. Undefined if the value is not an object.
 * @param intoLists whether to look into lists of objects
 */
export function toFlatRecord(value: unknown, intoLists = true): FlatRecord | undefined {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
	// No prototype, so that a column named "constructor" does not return a function.
	const record: Record<string, string> = Object.create(null);
	for (const [name, cell] of cellsOf(value, '', 0)) {
		if (intoLists || !name.includes('[0]')) record[name] = String(cell);
	}
	return record;
}

/** Columns with integers too large for JSON to represent exactly. */
export function roundedCells(value: unknown): ReadonlySet<string> {
	if (typeof value !== 'object' || value === null) return new Set();
	const rounded = [...cellsOf(value, '', 0)].filter(
		([, cell]) => typeof cell === 'number' && Number.isInteger(cell) && !Number.isSafeInteger(cell),
	);
	return new Set(rounded.map(([name]) => name));
}

function* cellsOf(
	value: object,
	prefix: string,
	depth: number,
): Generator<[name: string, cell: string | number | boolean]> {
	for (const [key, member] of Object.entries(value)) {
		const name = key === '#text' ? prefix.slice(0, -1) : prefix + key.trim().toLowerCase();
		if (isCell(member)) yield [name, member];
		else if (Array.isArray(member)) {
			const [first] = member;
			const isTexts = member.every((entry) => typeof entry === 'string');
			if (isTexts && member.length > 0) yield [name, member.join('; ')];
			else if (typeof first === 'object' && first !== null && !Array.isArray(first)) {
				if (depth < MAX_DEPTH) yield* cellsOf(first, `${name}[0].`, depth + 1);
			}
		} else if (typeof member === 'object' && member !== null && depth < MAX_DEPTH) {
			yield* cellsOf(member, `${name}.`, depth + 1);
		}
	}
}

function isCell(member: unknown): member is string | number | boolean {
	return ['string', 'number', 'boolean'].includes(typeof member);
}
