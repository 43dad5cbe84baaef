import { DuckDBInstance, type Json } from '@duckdb/node-api';

/** Runs queries in DuckDB, an independent reader of Parquet and CSV. Returns the rows of each. */
export async function askDuckDb(...queries: readonly string[]): Promise<Record<string, Json>[][]> {
	const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
	const connection = await instance.connect();
	try {
		const answers = [];
		for (const query of queries) {
			const reader = await connection.runAndReadAll(query);
			answers.push(reader.getRowObjectsJson());
		}
		return answers;
	} finally {
		connection.closeSync();
		instance.closeSync();
	}
}
