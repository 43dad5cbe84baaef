import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** A row as SQLite returns it. */
export type Row = Readonly<Record<string, unknown>>;

/** Values for `?`, or one record with the values for names such as `:id`. */
type Values = readonly SQLInputValue[] | readonly [Readonly<Record<string, SQLInputValue>>];

/** Read-only statements. */
export interface Reading {
	get(sql: string, ...values: Values): Row | undefined;
	all(sql: string, ...values: Values): Row[];
}

/** Statements within a transaction. */
export interface Transaction extends Reading {
	run(sql: string, ...values: Values): void;
}

/** Runs statements, and prepares each one only once. */
export function createTransaction(database: DatabaseSync): Transaction {
	const known = new Map<string, StatementSync>();
	const use = (sql: string) => {
		const statement = known.get(sql) ?? database.prepare(sql);
		known.set(sql, statement);
		return statement;
	};
	// Node also accepts a record, but its types accept neither an array nor a record here.
	const list = (values: Values) => values as SQLInputValue[];
	return {
		run: (sql, ...values) => void use(sql).run(...list(values)),
		get: (sql, ...values) => use(sql).get(...list(values)),
		all: (sql, ...values) => use(sql).all(...list(values)),
	};
}
