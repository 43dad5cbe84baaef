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
	run(sql: string, ...values: SQLInputValue[]): { readonly changes: number };
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
	return {
		run: (sql, ...values) => ({ changes: Number(use(sql).run(...values).changes) }),
		get: (sql, ...values) => use(sql).get(...values),
		all: (sql, ...values) => use(sql).all(...values),
		countWrites: () => writes,
	};
}
