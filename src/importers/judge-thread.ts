import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Instant } from '../reviews/calendar-date.ts';
import { createLanguageDetector } from './detect-language.ts';
import { FORMATS } from './formats.ts';
import { createImportContext, declaredLanguages, type OperatorFiles } from './import-context.ts';
import type { RawRecord } from './import-format.ts';
import { judgeRecords, type FileTerms } from './judge-records.ts';
import type { LanguageStatistics } from './language-statistics.ts';

/** All that the judgement of records depends on, but for what holds for one file. */
export interface JudgeSetting {
	readonly purpose: typeof JUDGE_PURPOSE;
	readonly operatorFiles: OperatorFiles;
	readonly now: Instant;
	readonly location: string | undefined;
	readonly statistics: LanguageStatistics;
}

export interface JudgeTask {
	readonly terms: FileTerms;
	readonly batch: readonly RawRecord[];
}

/** Test runners have threads of their own, in which this module does nothing. */
export const JUDGE_PURPOSE = 'judge review records';

function serve({ operatorFiles, now, location, statistics }: JudgeSetting): void {
	const detectLanguage = createLanguageDetector(statistics, declaredLanguages(operatorFiles));
	const context = createImportContext(operatorFiles, now, detectLanguage, location);
	parentPort?.on('message', ({ terms, batch }: JudgeTask) => {
		const format = FORMATS.find(({ id }) => id === terms.format);
		if (format === undefined) throw new RangeError(`Cannot judge: no format is "${terms.format}"`);
		const judged = judgeRecords(batch, format, terms, context);
		parentPort?.postMessage(judged, [judged.lines.buffer]);
	});
}

if (!isMainThread) {
	const setting: unknown = workerData;
	const isOurs = typeof setting === 'object' && setting !== null && 'purpose' in setting;
	// What create-judges.ts starts this thread with.
	if (isOurs && setting.purpose === JUDGE_PURPOSE) serve(setting as JudgeSetting);
}
