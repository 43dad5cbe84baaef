import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
	isMap,
	isScalar,
	isSeq,
	parse,
	parseDocument,
	stringify,
	type YAMLMap,
	type YAMLSeq,
} from 'yaml';
import type { BusinessFile } from '../reviews/business/business-file.ts';
import { foldName } from '../reviews/fold.ts';
import type { FileChange } from './commit-files.ts';
import { ContentError } from './content-error.ts';
import { contentPaths } from './content-paths.ts';
import type { SourcePolicy } from '../reviews/business/verification-policy.ts';

const STYLE = { lineWidth: 0, singleQuote: true } as const;

/** The sources and aliases that an import adds to `content/business.yaml`. */
export interface BusinessAdditions {
	readonly sources: readonly SourcePolicy[];
	/** Location ids by the names that exports give these locations. */
	readonly aliases: ReadonlyMap<string, string>;
}

/**
 * Adds sources and aliases of locations to the text of the file, which matches its schema. An alias of
 * another location moves. All other lines stay as they are, with their comments.
 */
export function amendBusiness(text: string, { sources, aliases }: BusinessAdditions): string {
	const withAliases = [...aliases].reduce(
		(next, [name, id]) => addAlias(dropAlias(next, id, name), id, name),
		text,
	);
	return sources.reduce(
		(next, source) => addTo(next, ['review_policy', 'sources'], source),
		withAliases,
	);
}

/** Returns the change to business.yaml, if anything is new. */
export async function amendSettings(
	contentDir: string,
	additions: BusinessAdditions,
): Promise<FileChange[]> {
	const path = contentPaths(contentDir).business;
	const before = await readFile(path, 'utf8');
	const text = amendBusiness(before, additions);
	if (text === before) return [];
	if (!isDeepStrictEqual(parseOrNothing(text), withAdditions(parse(before), additions))) {
		throw new ContentError(
			path,
			undefined,
			'the import cannot add to "review_policy.sources" or "aliases"; write each of their entries on lines of its own',
		);
	}
	return [{ path: basename(path), text }];
}

function parseOrNothing(text: string): unknown {
	const document = parseDocument(text);
	return document.errors.length > 0 ? undefined : document.toJS();
}

/** Returns the parsed file as it must be afterwards. */
function withAdditions(file: BusinessFile, { sources, aliases }: BusinessAdditions): unknown {
	const { review_policy: policy, locations } = file;
	return {
		...file,
		review_policy: { ...policy, sources: [...policy.sources, ...sources] },
		locations: locations.map((location) => {
			const given = location.aliases ?? [];
			const own = given.filter(
				(known) =>
					![...aliases].some(
						([name, id]) => id !== location.id && foldName(name) === foldName(known),
					),
			);
			const names = [...aliases].flatMap(([name, id]) =>
				id === location.id && !own.includes(name) ? [name] : [],
			);
			const isSame = names.length === 0 && own.length === given.length;
			return isSame ? location : { ...location, aliases: [...own, ...names] };
		}),
	};
}

/** Removes a name from the aliases of all other locations. */
function dropAlias(text: string, id: string, name: string): string {
	const locations = parseDocument(text).get('locations');
	const lists = (isSeq(locations) ? locations.items : []).flatMap((location) => {
		const list = isMap(location) && location.get('id') !== id && location.get('aliases', true);
		return isSeq(list) ? [list] : [];
	});
	// From the end, so that the positions of the others stay.
	return lists.toReversed().reduce((next, list) => {
		const names = list.toJSON() as string[];
		const kept = names.filter((known) => foldName(known) !== foldName(name));
		if (kept.length === names.length) return next;
		const [start, end] = [startOf(list), endOf(list)];
		if (list.flow === true || kept.length === 0) {
			const before =
				list.flow === true ? next.slice(0, start) : `${next.slice(0, start).trimEnd()} `;
			return `${before}${toFlow(kept)}${next.slice(end)}`;
		}
		const lines = stringify(kept, STYLE).trimEnd();
		const indent = ' '.repeat(columnOf(next, start));
		return `${next.slice(0, start)}${lines.replaceAll('\n', `\n${indent}`)}${next.slice(end)}`;
	}, text);
}

function addAlias(text: string, id: string, name: string): string {
	const locations = parseDocument(text).get('locations');
	const items = isSeq(locations) ? locations.items : [];
	const index = items.findIndex((item) => isMap(item) && item.get('id') === id);
	const location = items[index];
	if (!isMap(location)) return text;
	if (location.has('aliases')) {
		const given: unknown = location.toJSON().aliases;
		if (Array.isArray(given) && given.includes(name)) return text;
		return addTo(text, ['locations', index, 'aliases'], name);
	}
	const list = stringify({ aliases: [name] }, STYLE).trimEnd();
	if (location.flow === true) return insertInFlow(text, location, `aliases: [${toFlow(name)}]`);
	const pair = location.items.find(({ key }) => isScalar(key) && key.value === 'id');
	return insertBelow(text, endOf(pair?.value), list, columnOf(text, startOf(pair?.key)));
}

/** Adds an entry to a list. */
function addTo(text: string, path: readonly (string | number)[], entry: unknown): string {
	const list = parseDocument(text).getIn(path, true);
	if (!isSeq(list)) throw new TypeError(`Cannot add to ${path.join('.')}: it is not a list`);
	const last = list.items.at(-1);
	if (list.flow === true || last === undefined) return insertInFlow(text, list, toFlow(entry));
	const dash = text.lastIndexOf('-', startOf(last));
	const stanza = stringify([entry], STYLE).trimEnd();
	return insertBelow(text, endOf(last), stanza, columnOf(text, dash));
}

function toFlow(value: unknown): string {
	return stringify(value, { ...STYLE, collectionStyle: 'flow' }).trimEnd();
}

/** Inserts an entry before the closing bracket of a list or mapping. */
function insertInFlow(text: string, node: YAMLMap | YAMLSeq, entry: string): string {
	const close = endOf(node) - 1;
	const comma = node.items.length === 0 ? '' : ', ';
	return `${text.slice(0, close).trimEnd()}${comma}${entry}${text.slice(close)}`;
}

/** Inserts lines, indented, after the line on which a value ends. */
function insertBelow(text: string, end: number, lines: string, indent: number): string {
	const indented = lines.replaceAll(/^/gm, ' '.repeat(indent));
	// A block text ends with its line.
	const lineEnd = text.indexOf('\n', text[end - 1] === '\n' ? end - 1 : end);
	if (lineEnd === -1) return `${text}\n${indented}\n`;
	return `${text.slice(0, lineEnd + 1)}${indented}\n${text.slice(lineEnd + 1)}`;
}

function startOf(node: unknown): number {
	return rangeOf(node)[0];
}

/** Returns where the value ends, without the blanks and comments behind it. */
function endOf(node: unknown): number {
	if (isSeq(node) && node.flow !== true && node.items.length > 0) return endOf(node.items.at(-1));
	const pair = isMap(node) && node.flow !== true ? node.items.at(-1) : undefined;
	return pair === undefined ? rangeOf(node)[1] : endOf(pair.value ?? pair.key);
}

/** Every parsed node has a range. */
function rangeOf(node: unknown): readonly [start: number, end: number] {
	const { range } = node as { readonly range: readonly [number, number, number] };
	return [range[0], range[1]];
}

function columnOf(text: string, position: number): number {
	return position - (text.lastIndexOf('\n', position - 1) + 1);
}
