import { UnsendableTaskError } from '../platform/worker-threads.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportFormat } from './import-format.ts';
import type { BatchJudge } from './judge-batches.ts';
import { judgeRecords, type FileTerms, type RecordBatch } from './judge-records.ts';
import type { JudgeThreads } from './judge-threads.ts';

/** Who judges the records of a file of this size. */
export type Judges = (byteLength: number, format: ImportFormat, terms: FileTerms) => BatchJudge;

/** For each thread, one to judge and one to begin with next. */
const BATCHES_PER_THREAD = 2;

/** Records of small files are judged where they are read; threads do the same with those of large ones. */
export function createJudges(context: ImportContext, threads: JudgeThreads): Judges {
	return (byteLength, format, terms) => {
		const judgeHere = (batch: RecordBatch) => judgeRecords(batch, format, terms, context);
		if (!threads.isFor(byteLength)) return { judge: judgeHere, batchesUnderWay: 0 };
		const { run } = threads.start();
		return {
			judge: (batch) =>
				run({ terms, batch }).catch((error: unknown) => {
					if (error instanceof UnsendableTaskError) return judgeHere(batch);
					throw error;
				}),
			batchesUnderWay: threads.rule.threads * BATCHES_PER_THREAD,
		};
	};
}
