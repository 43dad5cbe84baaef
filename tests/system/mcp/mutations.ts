import fc from 'fast-check';

type Path = readonly (string | number)[];

const ODD_NAMES = [
	...['__proto__', 'constructor', 'toString', '', 'id', 'method', 'params', 'result', 'error'],
	...['_meta', 'progressToken', 'task', 'cursor', 'arguments', 'inputResponses', 'requestState'],
	...['io.modelcontextprotocol/logLevel', 'io.modelcontextprotocol/related-task', 'traceparent'],
];

/** Damages a value one to three times: removes, replaces, adds, wraps or repeats parts of it. */
export function aMutationOf(value: unknown): fc.Arbitrary<unknown> {
	return fc
		.array(aDamage(), { minLength: 1, maxLength: 3 })
		.map((damages) => damages.reduce((damaged, damage) => damage(damaged), value));
}

/** Cuts out or overwrites a part of a text, or repeats it. */
export function aMisprintOf(text: string): fc.Arbitrary<string> {
	const position = fc.nat({ max: text.length });
	const inserted = fc.oneof(
		fc.constant(''),
		fc.string({ unit: 'binary' }),
		fc.constantFrom(...'{}[],:"\\'),
	);
	return fc
		.tuple(position, position, inserted)
		.map(([from, to, other]) => text.slice(0, from) + other + text.slice(to));
}

function aDamage(): fc.Arbitrary<(value: unknown) => unknown> {
	const kind = fc.constantFrom('remove', 'replace', 'add', 'wrap', 'repeat');
	const oddName = { weight: 4, arbitrary: fc.constantFrom(...ODD_NAMES) };
	const name = fc.oneof(oddName, { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) });
	// The first path is the whole message, which is validated before its members.
	const place = fc.oneof(
		{ weight: 1, arbitrary: fc.constant(0) },
		{ weight: 3, arbitrary: fc.nat() },
	);
	return fc.tuple(kind, place, name, fc.jsonValue()).map(([how, where, key, other]) => (value) => {
		const paths = listPaths(value);
		return changeAt(value, paths[where % paths.length] ?? [], (found) => {
			if (how === 'remove') return undefined;
			if (how === 'replace') return other;
			if (how === 'wrap') return [found];
			if (how === 'repeat') return [found, found];
			return isObject(found) ? withMember(found, key, other) : { [key]: found };
		});
	});
}

function listPaths(value: unknown, path: Path = []): readonly Path[] {
	if (typeof value !== 'object' || value === null) return [path];
	const inner = Object.entries(value).flatMap(([key, member]) => listPaths(member, [...path, key]));
	return [path, ...inner];
}

function changeAt(value: unknown, path: Path, change: (found: unknown) => unknown): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return change(value) ?? null;
	// A path leads only through objects and arrays.
	const copy = structuredClone(value) as Record<string | number, unknown>;
	const member = rest.length === 0 ? change(copy[key]) : changeAt(copy[key], rest, change);
	if (member === undefined) delete copy[key];
	else copy[key] = member;
	return copy;
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds a member, even with a name such as `__proto__` that an assignment treats specially. */
function withMember(value: object, key: string, member: unknown): object {
	return Object.fromEntries([...Object.entries(value), [key, member]]);
}
