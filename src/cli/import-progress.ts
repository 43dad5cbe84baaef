import type { ImportProgress } from '../import/import-files.ts';
import { createStatusLine, type StatusSurroundings } from './status-line.ts';

export interface ProgressLine {
	show(progress: ImportProgress): void;
	/** Erases the line, so that the next output starts at the left. */
	clear(): void;
}

/** Shows the progress of a long import on stderr. */
export function createProgressLine(surroundings: StatusSurroundings): ProgressLine {
	const { clock } = surroundings;
	const status = createStatusLine(surroundings);
	/** When the current file began, because each file has its own rate. */
	let fileBegan = clock();
	let number = 1;
	return {
		show(progress) {
			if (progress.number !== number) [number, fileBegan] = [progress.number, clock()];
			status.show(() => renderProgress(progress, (clock() - fileBegan) / 1000));
		},
		clear: () => status.clear(),
	};
}

function renderProgress(progress: ImportProgress, seconds: number): string {
	const { file, number, files, bytes, totalBytes, records } = progress;
	const percent = totalBytes === undefined ? '' : `${Math.floor((100 * bytes) / totalBytes)} %, `;
	const rate = seconds > 0 ? Math.round(records / seconds) : 0;
	const which = files > 1 ? `, file ${number} of ${files}` : '';
	return `${percent}${counted(records)} records, ${counted(rate)} a second${which}: ${file}`;
}

function counted(count: number): string {
	return count.toLocaleString('en-US');
}
