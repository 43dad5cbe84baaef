import type { LeftOut } from '../content/import-log.ts';
import { listSources, type ExportSource } from './files/export-source.ts';
import { createAnswers, shortName, type GivenAnswers } from './file-answers.ts';
import type { Coverage } from './stored/find-missing.ts';
import type { ImportContext } from './import-context.ts';
import { createHeldFiles, createHeldReviews, type HeldFiles } from './stored/held-reviews.ts';
import { ImportError, NotAnExport, UnreadableFile } from './import-error.ts';
import type { FileReport, IgnoredFile } from './import-report.ts';
import type { Merger } from './stored/merge-records.ts';
import { OpenQuestions, uniqueNames, type OpenQuestion } from './open-questions.ts';
import { readPlaceTitles } from './place-titles.ts';
import { questionOf } from './place-reviews.ts';
import { readReviews, type ReadReviews } from './read-reviews.ts';
import type { Encoding } from './files/text-encoding.ts';
import type { ReadProgress } from './files/watch-progress.ts';

/** Progress of an import. */
export interface ImportProgress extends ReadProgress {
	readonly file: string;
	/** Number of the current file, from 1. */
	readonly number: number;
	readonly files: number;
}

export interface ReadFilesOptions extends GivenAnswers {
	/** Paths of files, folders and archives. */
	readonly files: readonly string[];
	readonly dryRun: boolean;
	/** Whether somebody can answer questions about unknown names of locations. */
	readonly asks?: boolean;
	/** Called repeatedly while the files are read. */
	readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** The contents of the files, except for the reviews, which the merger has. */
export interface ReadFiles {
	readonly reports: readonly FileReport[];
	readonly ignored: readonly IgnoredFile[];
	readonly unread: readonly IgnoredFile[];
	/** The reviews with stars that are left out, by review id. */
	readonly leftOut: ReadonlyMap<string, LeftOut>;
	/** The reviews with stars in each file. */
	readonly held: HeldFiles;
}

interface Surroundings {
	readonly context: ImportContext;
	readonly merger: Merger;
	readonly coverage: Coverage | undefined;
}

/**
 * Reads all files, and offers their reviews to the merger.
 * @throws {OpenQuestions} with all that the files leave open
 * @throws {ImportError} if a named file cannot be read or recognized
 */
export async function readFiles(
	options: ReadFilesOptions,
	{ context, merger, coverage }: Surroundings,
): Promise<ReadFiles> {
	const { files, asks = false } = options;
	const reports: FileReport[] = [];
	const ignored: IgnoredFile[] = [];
	const unread: IgnoredFile[] = [];
	const leftOut = new Map<string, LeftOut>();
	const held = createHeldFiles();
	const taken = new Set<string>();
	const questions: OpenQuestion[] = [];
	const sources = await listSources(files);
	const places = await readPlaceTitles(sources);
	const answersFor = createAnswers(options, sources, context.business);
	for (const source of sources) {
		const { name } = source;
		const index = reports.length;
		// Nothing of a file that turns out to be unreadable further down is imported.
		const offers = holdBack(merger);
		const own = createHeldReviews();
		const left = new Map<string, LeftOut>();
		const task = {
			...{ source, index, context, asks, answers: answersFor(name) },
			titles: places.titles,
			...{ merger: offers.merger, leftOut: left, held: own },
			onProgress: (progress: ReadProgress) =>
				options.onProgress?.({ ...progress, file: name, number: index + 1, files: sources.length }),
		};
		try {
			reports.push(await readReviews({ ...task, coverage }));
			offers.release();
			held.add(source, own);
			for (const [id, review] of left) leftOut.set(id, review);
			taken.add(source.named);
		} catch (error) {
			if (error instanceof OpenQuestions) {
				const further = await askFurther(error, task);
				questions.push(...withShortName([...error.questions, ...further], name, sources));
				taken.add(source.named);
				continue;
			}
			if (error instanceof NotAnExport && places.files.has(name)) {
				taken.add(source.named);
				continue;
			}
			// Of an export that is said to be complete, every file counts.
			if (name === source.named || (coverage && error instanceof UnreadableFile)) throw error;
			if (error instanceof NotAnExport) ignored.push({ file: name, reason: error.reason });
			else if (error instanceof UnreadableFile) unread.push({ file: name, reason: error.reason });
			else throw error;
		}
	}
	const empty = files.find((name) => !taken.has(name));
	if (empty !== undefined) throw noExportIn(empty, [...ignored, ...unread]);
	if (questions.length > 0) {
		// The files without a question may name unknown locations, too.
		const { locations } = context.business;
		const names = reports.flatMap(({ file, unmatched_locations: unmatched }) =>
			withShortName(
				unmatched.flatMap((one) => questionOf(one, file, locations)),
				file,
				sources,
			),
		);
		throw new OpenQuestions(uniqueNames([...questions, ...names]), sources.length === 1);
	}
	return { reports, ignored, unread, leftOut, held };
}

function withShortName(
	questions: readonly OpenQuestion[],
	name: string,
	sources: readonly ExportSource[],
): OpenQuestion[] {
	const file = shortName(name, sources);
	return questions.map((one) => ({ ...one, file }));
}

/**
 * Returns what a file leaves open besides its encoding, read in the most likely one. Nothing of it is
 * taken, because the import stops at the question.
 */
async function askFurther(
	{ questions }: OpenQuestions,
	task: ReadReviews,
): Promise<readonly OpenQuestion[]> {
	const { usual: encoding } = questions.find(({ flag }) => flag === 'encoding') ?? {};
	if (encoding === undefined) return [];
	const answers = { ...task.answers, encoding: encoding as Encoding };
	try {
		await readReviews({ ...task, answers });
		return [];
	} catch (error) {
		return error instanceof OpenQuestions ? error.questions : [];
	}
}

function noExportIn(named: string, ignored: readonly IgnoredFile[]): ImportError {
	const inside = ignored.filter(({ file }) => file.startsWith(named));
	const found = inside.map(({ file, reason }) => `\n  ${file}: ${reason}`).join('');
	return new ImportError(`Cannot import "${named}": it contains no review exports${found}`);
}

/** Keeps what a file offers to the merger until it is released. */
function holdBack(merger: Merger) {
	const calls: (() => void)[] = [];
	return {
		merger: {
			...merger,
			offer: (...given: Parameters<Merger['offer']>) =>
				void calls.push(() => merger.offer(...given)),
			recommend: (...given: Parameters<Merger['recommend']>) =>
				void calls.push(() => merger.recommend(...given)),
			refuse: (...given: Parameters<Merger['refuse']>) =>
				void calls.push(() => merger.refuse(...given)),
		},
		release: () => calls.forEach((call) => call()),
	};
}
