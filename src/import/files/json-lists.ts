import { toFlatRecord } from '../generic/flat-record.ts';
import { columnsOf, confidenceOf } from '../generic/generic-fields.ts';

/** The records of a JSON document. */
export interface JsonList {
	/** Where their lists are, as in "data[].reviews"; none if the document is the only record. */
	readonly paths: readonly string[];
	/** The member names of the first records, as in tables. */
	readonly names: readonly string[];
	/** Where other lists of similar records are, which are not read. */
	readonly others: readonly string[];
}

interface Entry {
	readonly value: unknown;
	/** The objects around the list, outermost first. */
	readonly around: readonly object[];
}

type Lists = ReadonlyMap<string, readonly Entry[]>;

const MAX_DEPTH = 8;
const SAMPLED = 5;
/** The share of its member names that a similar list has in common. */
const SIMILAR = 0.5;
/** Names of lists of unpublished reviews, which are read only if there are no others. */
const UNPUBLISHED =
	/pending|draft|reject|delet|remov|hidden|spam|unpublish|unapproved|archiv|flagged|private|trash|blocked/i;

/**
 * Finds the records: in the lists at the wanted paths, or in all published lists whose entries look like
 * reviews, or in the only list. Undefined if several lists are equally unlikely, or a wanted path has no list.
 * @param wanted all of the path or its end: "reviews" also finds "data[].reviews"
 */
export function findList(
	document: unknown,
	wanted?: string | readonly string[],
): JsonList | undefined {
	const lists = listsIn(document);
	const paths = [...lists.keys()];
	if (wanted !== undefined) {
		const found = [wanted].flat().flatMap((one) => pathTo(one, paths) ?? []);
		return found.length < [wanted].flat().length ? undefined : readLists(lists, found);
	}
	const likely = likelyIn(lists);
	const shown = likely.filter((path) => !UNPUBLISHED.test(path));
	if (shown.length > 0) {
		const hidden = likely.filter((path) => !shown.includes(path));
		const { others, ...list } = readLists(lists, shown);
		return { ...list, others: [...new Set([...hidden, ...others])] };
	}
	if (likely.length > 0) return readLists(lists, likely);
	const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
	const [only, ...others] = outermost(paths);
	if (isObject && (only === undefined || looksLikeReviews([document]))) {
		return { paths: [], names: namesIn([document]), others: [] };
	}
	return only === undefined || others.length > 0 ? undefined : readLists(lists, [only]);
}

function pathTo(wanted: string, paths: readonly string[]): string | undefined {
	const name = wanted.replace(/\[\]$/, '');
	return paths.find((one) => one === name || one.endsWith(`.${name}`));
}

function readLists(lists: Lists, paths: readonly string[]): JsonList {
	const namesAt = (path: string) => namesIn(withParents((lists.get(path) ?? []).slice(0, SAMPLED)));
	const names = new Set(paths.flatMap(namesAt));
	const isApart = (path: string) =>
		!paths.some(
			(one) => one === path || one.startsWith(`${path}[]`) || path.startsWith(`${one}[]`),
		);
	const others = outermost([...lists.keys()].filter(isApart)).filter((path) => {
		const own = namesAt(path);
		return own.filter((name) => names.has(name)).length >= own.length * SIMILAR;
	});
	return { paths, names: [...names], others };
}

/**
 * Returns where the records of a document may be, if `findList` cannot choose: its lists, the likeliest
 * first, and those that are published and like the first.
 */
export function possibleLists(document: unknown) {
	const found = listsIn(document);
	const known = (path: string) => columnsOf(readLists(found, [path]).names).fields.size;
	const lists = outermost([...found.keys()])
		.filter((path) => path !== '')
		.toSorted((a, b) => known(b) - known(a));
	const [first] = lists;
	if (first === undefined) return { lists, alike: [] };
	const similar = readLists(found, [first]).others.filter((path) => !UNPUBLISHED.test(path));
	return { lists, alike: [first, ...similar] };
}

/** The outermost lists whose entries look like reviews. */
function likelyIn(lists: Lists): string[] {
	const isLikely = (entries: readonly Entry[]) =>
		looksLikeReviews(entries.slice(0, SAMPLED).map(({ value }) => value));
	return outermost([...lists].flatMap(([path, entries]) => (isLikely(entries) ? [path] : [])));
}

/** The lists of the documents that were searched, because every format searches the same one. */
const searched = new WeakMap<object, Map<string, Entry[]>>();

function listsIn(document: unknown): Map<string, Entry[]> {
	const isObject = typeof document === 'object' && document !== null;
	const known = isObject ? searched.get(document) : undefined;
	const lists = known ?? new Map<string, Entry[]>();
	if (known === undefined) collectLists(document, '', [], lists);
	if (isObject) searched.set(document, lists);
	return lists;
}

/** Returns the records that a document has in the list at a path that `findList` found. */
export function recordsAt(document: unknown, path: string): unknown[] {
	return withParents(listsIn(document).get(path) ?? []);
}

function namesIn(records: readonly unknown[]): string[] {
	const names = records.flatMap((one) => Object.keys(toFlatRecord(one) ?? {}));
	return [...new Set(names)];
}

/** Returns the line on which each object of the list at a path begins, in the text of its document. */
export function* linesOfObjects(text: string, list: string): Generator<number> {
	const open: { readonly path: string; readonly isList: boolean }[] = [];
	let line = 1;
	let string: [number, number] = [0, 0];
	let key = '';
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		const inside = open.at(-1);
		if (character === '\n') line += 1;
		else if (character === ':') key = JSON.parse(text.slice(...string));
		else if (character === '"') {
			const end = endOfString(text, at);
			string = [at, end + 1];
			at = end;
		} else if (character === '{' || character === '[') {
			if (character === '{' && inside?.isList === true && inside.path === list) yield line;
			const path = inside === undefined ? '' : pathIn(inside.path, inside.isList ? undefined : key);
			open.push({ path, isList: character === '[' });
		} else if (character === '}' || character === ']') open.pop();
	}
}

function endOfString(text: string, start: number): number {
	let at = start + 1;
	while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
	return at;
}

/** Collects the entries of all lists of objects, however deep, by the paths of the lists. */
function collectLists(
	value: unknown,
	path: string,
	around: readonly object[],
	lists: Map<string, Entry[]>,
): void {
	if (typeof value !== 'object' || value === null || around.length > MAX_DEPTH) return;
	if (!Array.isArray(value)) {
		const inside = [...around, value];
		for (const [key, member] of Object.entries(value)) {
			if (typeof member === 'object') collectLists(member, pathIn(path, key), inside, lists);
		}
		return;
	}
	const inner = pathIn(path);
	if (value.some((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))) {
		const entries = lists.get(path) ?? [];
		lists.set(path, entries);
		for (const entry of value) entries.push({ value: entry, around });
	}
	for (const entry of value) collectLists(entry, inner, around, lists);
}

/** Returns the path of a member, or of the entries of a list. */
function pathIn(path: string, key?: string): string {
	if (key === undefined) return `${path}[]`;
	return path === '' ? key : `${path}.${key}`;
}

/** Adds the members of the objects around each record, as `parent.name`. Inner objects come first. */
function withParents(entries: readonly Entry[]): unknown[] {
	const parents = new Map<object | undefined, object>();
	return entries.map(({ value, around }) => {
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
		const nearest = around.at(-1);
		const parent =
			parents.get(nearest) ?? Object.assign({}, ...around.map((one) => toFlatRecord(one, false)));
		parents.set(nearest, parent);
		return { parent, ...value };
	});
}

function outermost(paths: readonly string[]): string[] {
	return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}[]`)));
}

function looksLikeReviews(records: readonly unknown[] = []): boolean {
	return confidenceOf(columnsOf(namesIn(records))) > 0;
}
