import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Instant } from '../reviews/calendar-date.ts';
import { createLanguageDetector } from './detect-language.ts';
import { FORMATS } from './formats.ts';
import {
	createImportContext,
	declaredLanguages,
	type ImportContext,
	type OperatorFiles,
} from './import-context.ts';
import { judgeRecords, type FileTerms, type RecordBatch } from './judge-records.ts';
import type { LanguageStatistics } from './language-statistics.ts';

/** All that the judgement of records depends on, but for what holds for one file. */
export interface JudgeSetting {
	readonly operatorFiles: OperatorFiles;
	readonly now: Instant;
	readonly location: string | undefined;
	readonly statistics: LanguageStatistics;
}

/** The setting comes first, once and without an answer. */
export type JudgeMessage =
	{ readonly setting: JudgeSetting } | { readonly terms: FileTerms; readonly batch: RecordBatch };

/** Test runners have threads of their own, in which this module does nothing. */
export const JUDGE_PURPOSE = 'judge review records';

function serve(): void {
	let context: ImportContext | undefined;
	parentPort?.on('message', (message: JudgeMessage) => {
		if ('setting' in message) {
			context = toContext(message.setting);
			return;
		}
		if (context === undefined) throw new TypeError('Cannot judge: there is no setting');
		const { terms, batch } = message;
		const format = FORMATS.find(({ id }) => id === terms.format);
		if (format === undefined) throw new RangeError(`Cannot judge: no format is "${terms.format}"`);
		const judged = judgeRecords(batch, format, terms, context);
		parentPort?.postMessage(judged, [judged.lines.buffer]);
	});
}

function toContext({ operatorFiles, now, location, statistics }: JudgeSetting): ImportContext {
	const detectLanguage = createLanguageDetector(statistics, declaredLanguages(operatorFiles));
	return createImportContext(operatorFiles, now, detectLanguage, location);
}

if (!isMainThread) {
	const setting: unknown = workerData;
	const isOurs = typeof setting === 'object' && setting !== null && 'purpose' in setting;
	if (isOurs && setting.purpose === JUDGE_PURPOSE) serve();
}
