import { stat } from 'node:fs/promises';
import { countProcessors, startThreads, type Threads } from '../platform/worker-threads.ts';
import type { JudgedBatch } from './judge-records.ts';
import { JUDGE_PURPOSE, type JudgeMessage, type JudgeSetting } from './judge-thread.ts';

/** How many threads judge the records of large files, and what is large. */
export interface ThreadRule {
	/** With one, the records are judged where they are read. */
	readonly threads: number;
	readonly fromBytes: number;
}

/** The threads of a run, which start when they are first needed or foreseen. */
export interface JudgeThreads {
	readonly rule: ThreadRule;
	isFor(byteLength: number): boolean;
	/** Starts them where a file that is named is large: they load their modules meanwhile. */
	foresee(files: readonly string[]): Promise<void>;
	/** What they judge by; to be said once, and before they are asked for anything. */
	settle(setting: JudgeSetting): void;
	start(): Threads<JudgeMessage, JudgedBatch>;
	close(): Promise<void>;
}

const MOST_THREADS = 4;
/** It takes a thread about a second to begin, in which so much could be read without. */
const FROM_BYTES = 4 << 20;
const SCRIPT = new URL('./judge-thread.ts', import.meta.url);

export function createJudgeThreads(
	rule: ThreadRule = { threads: Math.min(countProcessors(), MOST_THREADS), fromBytes: FROM_BYTES },
): JudgeThreads {
	let started: Threads<JudgeMessage, JudgedBatch> | undefined;
	let settled: JudgeSetting | undefined;

	function isFor(byteLength: number): boolean {
		return rule.threads > 1 && byteLength >= rule.fromBytes;
	}

	function start(): Threads<JudgeMessage, JudgedBatch> {
		if (started !== undefined) return started;
		const setting = { purpose: JUDGE_PURPOSE };
		started = startThreads({ script: SCRIPT, setting, count: rule.threads });
		if (settled !== undefined) started.tell({ setting: settled });
		return started;
	}

	return {
		rule,
		isFor,
		async foresee(files) {
			// What cannot be read is told when it is read.
			const sizes = await Promise.all(
				files.map((file) =>
					stat(file).then(
						(found) => (found.isFile() ? found.size : 0),
						() => 0,
					),
				),
			);
			if (sizes.some(isFor)) start();
		},
		settle(setting) {
			settled = setting;
			started?.tell({ setting });
		},
		start,
		close: async () => started?.close(),
	};
}
