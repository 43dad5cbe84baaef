import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** A row as SQLite returns it. */
export type Row = Readonly<Record<string, unknown>>;

/** Read-only statements. */
export interface Reading {
	get(sql: string, ...values: SQLInputValue[]): Row | undefined;
	all(sql: string, ...values: SQLInputValue[]): Row[];
}

/** Statements within a transaction. */
export interface Transaction extends Reading {
	run(sql: string, ...values: SQLInputValue[]): unknown;
}

/** Runs statements, and prepares each one only once. */
export function createTransaction(database: DatabaseSync): Transaction {
	const known = new Map<string, StatementSync>();
	const use = (sql: string) => {
		const statement = known.get(sql) ?? database.prepare(sql);
		known.set(sql, statement);
		return statement;
	};
	return {
		run: (sql, ...values) => use(sql).run(...values),
		get: (sql, ...values) => use(sql).get(...values),
		all: (sql, ...values) => use(sql).all(...values),
	};
}
