/** A record as cells by the name of their column; members of members are named like `author.name`. */
export type FlatRecord = Readonly<Record<string, string>>;

const MOST_DEPTH = 3;

/**
 * Names are lower-case, as those of tables are. Lists of texts become one text, parted by semicolons;
 * other lists have no cell. Undefined for what is no object.
 */
export function toFlatRecord(value: unknown): FlatRecord | undefined {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
	// Without a prototype, so that a column named "constructor" is no function.
	const record: Record<string, string> = Object.create(null);
	for (const [name, cell] of cellsOf(value, '', 0)) record[name] = cell;
	return record;
}

function* cellsOf(value: object, prefix: string, depth: number): Generator<[string, string]> {
	for (const [key, member] of Object.entries(value)) {
		const name = prefix + key.trim().toLowerCase();
		if (typeof member === 'string') yield [name, member];
		else if (typeof member === 'number' || typeof member === 'boolean')
			yield [name, String(member)];
		else if (Array.isArray(member)) {
			const isTexts = member.every((entry) => typeof entry === 'string');
			if (isTexts && member.length > 0) yield [name, member.join('; ')];
		} else if (typeof member === 'object' && member !== null && depth < MOST_DEPTH) {
			yield* cellsOf(member, `${name}.`, depth + 1);
		}
	}
}
