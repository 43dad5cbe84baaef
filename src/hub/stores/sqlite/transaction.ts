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

/** A transaction that counts its writes. */
export interface CountedTransaction extends Transaction {
	/** Returns how many statements so far may have changed something. */
	countWrites(): number;
}

interface Prepared {
	readonly statement: StatementSync;
	readonly isWrite: boolean;
}

/** Runs statements, and prepares each one only once. */
export function createTransaction(database: DatabaseSync): CountedTransaction {
	const known = new Map<string, Prepared>();
	let writes = 0;
	const prepare = (sql: string) => {
		const isWrite = !/^\s*SELECT\b/i.test(sql);
		const prepared = { statement: database.prepare(sql), isWrite };
		known.set(sql, prepared);
		return prepared;
	};
	const use = (sql: string) => {
		const { statement, isWrite } = known.get(sql) ?? prepare(sql);
		if (isWrite) writes += 1;
		return statement;
	};
	// Node takes a record, too, but its types do not take either.
	const list = (values: Values) => values as SQLInputValue[];
	return {
		run: (sql, ...values) => void use(sql).run(...list(values)),
		get: (sql, ...values) => use(sql).get(...list(values)),
		all: (sql, ...values) => use(sql).all(...list(values)),
		countWrites: () => writes,
	};
}
