import type { RawRecord } from './import-format.ts';
import type { JudgedBatch, RecordBatch } from './judge-records.ts';
import type { TablePiece } from './table-piece.ts';

/** How many records are judged at a time, and about how much text of the file. */
const BATCH_RECORDS = 512;
const BATCH_BYTES = 1 << 20;

/** Who judges records, and how many batches may be under way besides the one that is waited for. */
export interface BatchJudge {
	judge(batch: RecordBatch): JudgedBatch | Promise<JudgedBatch>;
	readonly batchesUnderWay: number;
}

/**
 * The judged records of a file, in its order. Where it cannot be read on, or a batch cannot be judged,
 * what stands before comes all the same, and first.
 */
export async function* judgeBatches(
	records: AsyncIterable<RawRecord | TablePiece>,
	bytesRead: () => number,
	{ judge, batchesUnderWay }: BatchJudge,
): AsyncGenerator<JudgedBatch> {
	const batches = inBatches(records, bytesRead)[Symbol.asyncIterator]();
	const underWay: Promise<JudgedBatch>[] = [];
	let failure: { readonly error: unknown } | undefined;
	let isDone = false;
	try {
		while (!isDone || underWay.length > 0) {
			if (!isDone && underWay.length <= batchesUnderWay) {
				const next = await batches.next().catch((error: unknown) => void (failure = { error }));
				if (next === undefined || next.done === true) isDone = true;
				else underWay.push(begin(judge, next.value));
				continue;
			}
			const judged = await underWay.shift();
			if (judged !== undefined) yield judged;
		}
	} finally {
		await batches.return?.(undefined);
	}
	if (failure !== undefined) throw failure.error;
}

/** A batch may fail long before its turn, and must not be taken for one that nobody looks at. */
function begin(judge: BatchJudge['judge'], batch: RecordBatch): Promise<JudgedBatch> {
	const judged = Promise.try(() => judge(batch));
	judged.catch(() => {});
	return judged;
}

async function* inBatches(
	records: AsyncIterable<RawRecord | TablePiece>,
	bytesRead: () => number,
): AsyncGenerator<RecordBatch, void> {
	let batch: RawRecord[] = [];
	let begun = bytesRead();
	try {
		for await (const record of records) {
			// A piece of a table is a batch by itself; it stands before all single rows.
			if ('text' in record) {
				yield record;
				begun = bytesRead();
				continue;
			}
			batch.push(record);
			if (batch.length < BATCH_RECORDS && bytesRead() - begun < BATCH_BYTES) continue;
			yield batch;
			batch = [];
			begun = bytesRead();
		}
	} catch (error) {
		if (batch.length > 0) yield batch;
		throw error;
	}
	if (batch.length > 0) yield batch;
}
