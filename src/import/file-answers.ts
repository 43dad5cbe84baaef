import type { BusinessFile } from '../reviews/business/business-file.ts';
import type { ExportSource } from './files/export-source.ts';
import { requireLocation } from './find-location.ts';
import { ImportError } from './import-error.ts';
import type { OperatorAnswers } from './formats/import-format.ts';

/** Returns the last part of the path of a file, as long as needed to tell it from the others. */
export function shortName(name: string, sources: readonly Pick<ExportSource, 'name'>[]): string {
	const parts = name.split('/');
	const ends = parts.map((_, at) => parts.slice(at).join('/')).toReversed();
	const isSole = (end: string) => sources.filter((one) => isAt(one.name, end)).length === 1;
	return ends.find(isSole) ?? name;
}

function isAt(file: string, end: string): boolean {
	return file === end || file.endsWith(`/${end}`);
}

/** The operator's answers: for all files, and for single ones by their path or the end of it. */
export interface GivenAnswers {
	readonly answers?: OperatorAnswers;
	readonly fileAnswers?: ReadonlyMap<string, OperatorAnswers>;
}

/**
 * Returns a function that finds the answers for a file.
 * @throws {ImportError} for answers that name no file of the import or no location of the business
 */
export function createAnswers(
	{ answers = {}, fileAnswers = new Map() }: GivenAnswers,
	sources: readonly Pick<ExportSource, 'name'>[],
	business: BusinessFile,
): (file: string) => OperatorAnswers {
	for (const { location } of [answers, ...fileAnswers.values()]) {
		if (location !== undefined) requireLocation(business, location, `--location "${location}"`);
	}
	for (const end of fileAnswers.keys()) {
		if (sources.some(({ name }) => isAt(name, end))) continue;
		throw new ImportError(
			`Cannot use the answer for "${end}": no file has this name; the files are ${sources
				.slice(0, 5)
				.map(({ name }) => name)
				.join(', ')}`,
		);
	}
	return (file) => {
		const own = [...fileAnswers].filter(([end]) => isAt(file, end)).map(([, some]) => some);
		const isSole = sources.length === 1;
		const locationOfFile = isSole || own.some(({ location }) => location !== undefined);
		const scaleOfFile = isSole || own.some(({ scale }) => scale !== undefined);
		return Object.assign({ locationOfFile, scaleOfFile, isOnlyFile: isSole }, answers, ...own);
	};
}
