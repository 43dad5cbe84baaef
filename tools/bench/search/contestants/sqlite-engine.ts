import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { fold } from '../../../../src/reviews/fold.ts';
import type { SearchParams } from '../../../../src/search/search-params.ts';
import type { Engine, Found } from '../contestant.ts';
import { countStars } from '../stars.ts';

/** The minimum length of a text that trigrams can find. */
const SHORTEST_INDEXED = 3;
/** Up to this many matches are counted while reading; more are counted by the database. */
const COUNTED_HERE = 500;

/** Parts of an SQL statement. Conditions and values are in the same order. */
interface Selection {
	readonly from: string;
	readonly where: readonly string[];
	readonly values: readonly SQLInputValue[];
	readonly order: string;
}

/** Creates an engine that reads the tables with cached prepared statements. */
export function createSqliteEngine(database: DatabaseSync): Engine {
	const statements = new Map<string, StatementSync>();
	const ask = <Row extends readonly unknown[]>(sql: string, values: readonly SQLInputValue[]) => {
		let statement = statements.get(sql);
		if (statement === undefined) {
			statement = database.prepare(sql);
			statement.setReturnArrays(true);
			statements.set(sql, statement);
		}
		// Each statement names its columns; the type does not know that rows are arrays.
		return statement.all(...values) as unknown as Row[];
	};
	const readDocument = (position: number): Uint8Array[] =>
		ask<[Uint8Array]>('SELECT json FROM documents WHERE position = ?', [position]).flat();
	const countAll = ({ from, where, values }: Selection): number[] => {
		const counts = [0, 0, 0, 0, 0];
		const condition = where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`;
		const sql = `SELECT rating, count(*) FROM ${from} ${condition} GROUP BY rating`;
		for (const [stars, count] of ask<[number, number]>(sql, values)) counts[stars - 1] = count;
		return counts;
	};
	const readTotals = () =>
		ask<[number]>('SELECT count FROM totals ORDER BY rating', []).map(([count]) => count);
	const readFirst = ({ from, where, values, order }: Selection, limit: number) => {
		const condition = where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`;
		const sql = `SELECT position, rating FROM ${from} ${condition} ORDER BY ${order} LIMIT ?`;
		return ask<[number, number]>(sql, [...values, limit]);
	};
	const findText = (selection: Selection, limit: number): Found => {
		const first = readFirst(selection, COUNTED_HERE);
		const distribution =
			first.length < COUNTED_HERE
				? countStars(first.map(([, rating]) => rating))
				: countAll(selection);
		return toFound(distribution, first.slice(0, limit));
	};
	const findFacts = (params: SearchParams): Found => {
		const selection = selectFacts(params);
		const distribution =
			selection.where.length === 0
				? readTotals()
				: countAll({ ...selection, from: countedIn(params) });
		return toFound(distribution, readFirst(selection, params.limit));
	};
	const toFound = (distribution: readonly number[], page: readonly [number, number][]): Found => ({
		total: distribution.reduce((sum, count) => sum + count, 0),
		distribution,
		reviews: page.flatMap(([position]) => readDocument(position)),
	});
	return {
		search: (params) =>
			params.query === undefined
				? findFacts(params)
				: findText(selectText(params, fold(params.query)), params.limit),
		since(day) {
			const last = 'SELECT count(*) FROM reviews INDEXED BY reviews_by_day WHERE day >= ?';
			const [[total] = [0]] = ask<[number]>(last, [day]);
			const sql = 'SELECT json FROM documents WHERE position < ? ORDER BY position';
			return { total, distribution: [], reviews: ask<[Uint8Array]>(sql, [total]).flat() };
		},
	};
}

/** Reads pages in result order, so that the query can stop early. */
function selectFacts(params: SearchParams): Selection {
	const names = nameOf(params);
	const from = names.length > 0 ? 'mentions' : 'reviews INDEXED BY reviews_by_day';
	const { where, values } = conditionsOf(params);
	const order = names.length > 0 ? 'position' : 'day DESC, position';
	return {
		from,
		order,
		where: [...names.map(() => 'name = ?'), ...where],
		values: [...names, ...values],
	};
}

/** Counts with an index in the order of ratings. */
function countedIn(params: SearchParams): string {
	if (nameOf(params).length === 0) return 'reviews';
	return params.since === undefined ? 'mentions INDEXED BY mentions_by_rating' : 'mentions';
}

/** Puts the most selective table first: trigrams, then mentions, then days, and texts last. */
function selectText(params: SearchParams, query: string): Selection {
	const { where, values } = conditionsOf(params);
	const names = nameOf(params);
	if ([...query].length >= SHORTEST_INDEXED) {
		return {
			from: 'trigrams CROSS JOIN reviews ON position = trigrams.rowid',
			where: [
				'trigrams MATCH ?',
				...where,
				...names.map(
					() =>
						'EXISTS (SELECT 1 FROM mentions m WHERE m.name = ? AND m.position = trigrams.rowid)',
				),
			],
			values: [`"${query.replaceAll('"', '""')}"`, ...values, ...names],
			order: 'trigrams.rowid',
		};
	}
	const [from, order] =
		names.length > 0
			? ['mentions CROSS JOIN texts USING (position)', 'position']
			: where.length > 0
				? [
						'reviews INDEXED BY reviews_by_day CROSS JOIN texts USING (position)',
						'day DESC, position',
					]
				: ['texts CROSS JOIN reviews USING (position)', 'position'];
	return {
		from,
		where: [...names.map(() => 'name = ?'), ...where, "folded LIKE ? ESCAPE '\\'"],
		values: [...names, ...values, `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`],
		order,
	};
}

function conditionsOf({ rating, min_rating, max_rating, since, until }: SearchParams) {
	const where: string[] = [];
	const values: SQLInputValue[] = [];
	const stars = [1, 2, 3, 4, 5].filter(
		(star) =>
			star === (rating ?? star) && star >= (min_rating ?? star) && star <= (max_rating ?? star),
	);
	// A list is looked up rating by rating, each with its days; a range would be scanned.
	if (stars.length < 5) where.push(`rating IN (${stars.join(', ')})`);
	if (since !== undefined) {
		where.push('day >= ?');
		values.push(since);
	}
	if (until !== undefined) {
		where.push('day <= ?');
		values.push(until);
	}
	return { where, values };
}

/** Questions name at most one person or service. */
function nameOf({ mentions_technician, mentions_service }: SearchParams): string[] {
	return [mentions_technician ?? mentions_service ?? []].flat();
}
