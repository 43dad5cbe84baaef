import {
	countProcessors,
	startThreads,
	UnsendableTaskError,
	type Threads,
} from '../adapters/worker-threads.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportFormat, RawRecord } from './import-format.ts';
import type { BatchJudge } from './judge-batches.ts';
import { judgeRecords, type FileTerms, type JudgedBatch } from './judge-records.ts';
import { JUDGE_PURPOSE, type JudgeSetting, type JudgeTask } from './judge-thread.ts';

/** How many threads judge the records of large files, and what is large. */
export interface ThreadRule {
	/** With one, the records are judged where they are read. */
	readonly threads: number;
	readonly fromBytes: number;
}

export interface Judges {
	/** Who judges the records of a file of this size. */
	judgeFor(byteLength: number, format: ImportFormat, terms: FileTerms): BatchJudge;
	/** Ends the threads. */
	close(): Promise<void>;
}

const MOST_THREADS = 4;
/** It takes a thread about a second to begin, in which so much could be read without. */
const FROM_BYTES = 4 << 20;
/** For each thread, one to judge and one to begin with next. */
const BATCHES_PER_THREAD = 2;
const SCRIPT = new URL('./judge-thread.ts', import.meta.url);

/** Records of small files are judged where they are read; threads do the same with those of large ones. */
export function createJudges(
	context: ImportContext,
	setting: Omit<JudgeSetting, 'purpose'>,
	rule: ThreadRule = { threads: Math.min(countProcessors(), MOST_THREADS), fromBytes: FROM_BYTES },
): Judges {
	let started: Threads<JudgeTask, JudgedBatch> | undefined;
	return {
		judgeFor(byteLength, format, terms) {
			const judgeHere = (batch: readonly RawRecord[]) =>
				judgeRecords(batch, format, terms, context);
			if (rule.threads < 2 || byteLength < rule.fromBytes) {
				return { judge: judgeHere, batchesUnderWay: 0 };
			}
			started ??= startThreads({
				script: SCRIPT,
				setting: { purpose: JUDGE_PURPOSE, ...setting } satisfies JudgeSetting,
				count: rule.threads,
			});
			const { run } = started;
			return {
				judge: (batch) =>
					run({ terms, batch }).catch((error: unknown) => {
						if (error instanceof UnsendableTaskError) return judgeHere(batch);
						throw error;
					}),
				batchesUnderWay: rule.threads * BATCHES_PER_THREAD,
			};
		},
		close: async () => started?.close(),
	};
}
