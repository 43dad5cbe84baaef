import type { LeftOut } from '../content/import-log.ts';
import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import { DISCLOSURES } from '../reviews/disclosure.ts';
import { stampRecord } from '../reviews/record-digest.ts';
import { detectFormat } from './formats/detect-format.ts';
import { withoutMisfit } from './formats/without-misfit.ts';
import { readExportFile } from './files/export-file.ts';
import type { ExportSource } from './files/export-source.ts';
import type { Coverage } from './stored/find-missing.ts';
import { createDistinctIds } from './distinct-records.ts';
import { createForeignTexts } from './foreign-texts.ts';
import { FORMATS } from './formats/formats.ts';
import { answeredIn, describeIgnored, headerOf } from './generic/column-answers.ts';
import { columnsIn } from './formats/vendor-exports.ts';
import { listColumns } from './generic/list-columns.ts';
import { proofIn } from './generic/proof-columns.ts';
import type { HeldReviews } from './stored/held-reviews.ts';
import { republishNote } from './formats/known-sources.ts';
import { NO_LOCATION, type KnownLocation } from './find-location.ts';
import { askAboutSource, requireSourcePolicy, type ImportContext } from './import-context.ts';
import { valueOf, type OperatorAnswers, type SettledAnswers } from './formats/import-format.ts';
import type { ReadRecord, RecommendationDraft, ReviewDraft } from './formats/read-record.ts';
import {
	addWarning,
	countSkipped,
	createFileReport,
	type FileReport,
	type RecordProblem,
} from './import-report.ts';
import { joinProblems, toEcho } from './join-problems.ts';
import { createLeftOut } from './left-out-records.ts';
import { keepAnonymous } from './stored/keep-anonymous.ts';
import type { Merger } from './stored/merge-records.ts';
import { isOptional, OpenQuestions } from './open-questions.ts';
import { createPlacer, ELSEWHERE, isUnnamed, type Place } from './place-reviews.ts';
import { SKIPPED } from './formats/platform-draft.ts';
import { createRatingTally } from './rating-means.ts';
import { readStatedTotals } from './stated-totals.ts';
import { toStoredLine } from './stored/stored-line.ts';
import { toCandidate } from './to-candidate.ts';
import { toRecommendation } from './to-recommendation.ts';
import { watchProgress, type ReadProgress } from './files/watch-progress.ts';

export interface ReadReviews {
	readonly source: ExportSource;
	/** Names of locations by the ids that the reviews have, from other files of the export. */
	readonly titles?: ReadonlyMap<string, string> | undefined;
	/** Index of the file in the run. */
	readonly index: number;
	readonly context: ImportContext;
	readonly merger: Merger;
	/** Collects the reviews with stars that are left out. */
	readonly leftOut: Map<string, LeftOut>;
	/** Collects the reviews with stars that the export has. */
	readonly held: HeldReviews;
	/** Collects what the export has, if it is said to be complete. */
	readonly coverage?: Coverage | undefined;
	readonly answers: OperatorAnswers;
	/** Whether to ask about unknown names of locations, instead of rejecting their records. */
	readonly asks: boolean;
	/** Called regularly with the progress in the file. */
	readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

/** A record that belongs to a location. */
type Placed = Extract<ReadRecord, { kind: 'draft' | 'recommendation' }>;

const RECORDS_BETWEEN = 64;

/**
 * Reads one export, record by record, and passes its valid reviews to the merger.
 * @throws {OpenQuestions} with all that the file leaves open
 */
export async function readReviews(task: ReadReviews): Promise<FileReport> {
	const { index, context, merger, leftOut, held, coverage } = task;
	const { name } = task.source;
	const { map } = task.answers;
	const header = map?.header === 'present' ? undefined : map?.header;
	const encoding = task.answers.encoding ?? map?.encoding;
	const file = await readExportFile(task.source, { delimiter: map?.delimiter, header, encoding });
	const names = columnsIn(file.sample, map?.records);
	const answerHeader = headerOf(names);
	const known = context.keptAnswers.get(answerHeader) ?? {};
	const columns = { ...known, ...task.answers.columns };
	// An answer about another file does not change how an export of a platform is read.
	const isAsked = task.answers.isOnlyFile && names.some((one) => Object.hasOwn(columns, one));
	const isMapped = map !== undefined || isAsked === true;
	const detected = detectFormat(file, FORMATS, task.answers.format, isMapped);
	const { format, confidence } = await withoutMisfit(detected, file, task.answers);
	const given = { ...task.answers, columns };
	const settled = await format.settle?.(file, given, context.business);
	const answers: SettledAnswers = settled ?? task.answers;
	const asked = askAboutSource(context, name, task.answers);
	const questions = [...(answers.questions ?? []), ...asked];
	const sourceId = answers.source ?? format.sourceId ?? '';
	const report = createFileReport({ file: name, format: format.id, confidence, source: sourceId });
	const { leaveOut, doubt, skip } = createLeftOut({ index, merger, leftOut, report, sourceId });
	const placer = createPlacer(context.business, answers, task.source, task.titles);
	/** Notes about the terms of the sources. */
	const terms = new Set<string>();
	const unused = new Set<string>();
	/** Reviews without a location of the business, until the file has named all it names. */
	const waiting: { readonly line: number; readonly record: Placed }[] = [];

	const distinct = createDistinctIds(
		(from = sourceId) => answers.reading?.firstParty.has(from) === true,
	);
	const tally = createRatingTally();
	const foreign = createForeignTexts(context.business);
	const { watched, progress } = watchProgress(file);
	for await (const raw of format.parse(watched, answers)) {
		report.read += 1;
		if (report.read % RECORDS_BETWEEN === 0) task.onProgress?.(progress(report.read));
		if ('problem' in raw) {
			coverage?.saw(sourceId, undefined);
			reject(raw.line, undefined, [raw.problem]);
		} else take(raw.line, distinct(format.read(valueOf(raw), answers), valueOf(raw)));
	}
	report.answered = answeredIn(answers.reading?.names ?? names, task.answers, answerHeader);
	const places = placer.finish();
	// A column that may name the locations is asked about first.
	const mayBePlaced = questions.some(({ choices }) => choices.includes('location'));
	const open = mayBePlaced ? questions : [...questions, ...places.questions];
	if (open.some(({ flag }) => task.asks || !isOptional(flag))) throw new OpenQuestions(open);
	for (const { line, record } of waiting) {
		offer(line, record, isUnnamed(record.draft) ? places.unnamed : places.unknown);
	}
	const left = unused.size === 0 ? [] : [`not used: ${listColumns([...unused])}`];
	const ignored = describeIgnored(names, known, columns);
	const noted = [file.notes, answers.notes, places.notes, left, ignored].flatMap(
		(notes) => notes ?? [],
	);
	report.notes = [...noted, ...foreign.notes(), ...terms];
	report.may_prove = answers.mayProve;
	report.proof = proofIn(context, answers);
	report.unmatched_locations = places.unmatched;
	report.ratings = tally.means();
	const needsTotals = format.statesTotals === true || coverage !== undefined;
	const totals = needsTotals ? await readStatedTotals(file) : [];
	coverage?.states(totals);
	if (format.statesTotals === true) held.states(sourceId, totals);
	coverage?.leftUnread(name, file.unread ?? []);
	return report;

	function take(line: number, record: ReadRecord): void {
		const { kind } = record;
		noteSeen(record);
		held.add(record, sourceId);
		if (kind === 'draft' || kind === 'recommendation') {
			for (const member of record.unused ?? []) unused.add(member);
			const location = placer.find(record.draft);
			if (questions.some(({ flag }) => !isOptional(flag))) return;
			if (location === undefined) waiting.push({ line, record });
			else offer(line, record, location);
		} else if (kind === 'rejected') {
			// Nobody may correct the answer of a customer about publication.
			if (record.unpermitted === undefined) tally.reject(record.rating);
			reject(line, record.reviewId, record.problems);
			doubt(record.sourceId ?? sourceId, record.unpermitted, 'consent withdrawn');
		} else if (kind === 'refused') {
			const from = record.sourceId ?? sourceId;
			merger.refuse(from, { file: index, line, id: record.reviewId });
		} else skip(line, record);
	}

	/**
	 * Notes what the export has. A review that its platform hides is gone, as far as readers can see. One that it
	 * removed is removed anyway.
	 */
	function noteSeen(record: ReadRecord): void {
		const { kind } = record;
		const isPlaced = kind === 'draft' || kind === 'recommendation';
		const { reviewId, sourceId: from = sourceId } = isPlaced ? record.draft : record;
		const isHidden =
			kind === 'skipped' && record.isWithheld === true && record.removal === undefined;
		// Only of a rejected record does it matter that it has no id.
		if (!isHidden && (reviewId !== undefined || kind === 'rejected')) coverage?.saw(from, reviewId);
	}

	function offer(line: number, record: Placed, location: Place): void {
		if (location === NO_LOCATION) return countSkipped(report, line, ELSEWHERE);
		const { draft } = record;
		// Checked per review, because an aggregator's file may contain no reviews from its own source.
		const id = draft.sourceId ?? sourceId;
		const isNamed = id === task.answers.source;
		const source = requireSourcePolicy(context, id, isNamed ? task.answers : {});
		const note = republishNote(source);
		if (note !== undefined) terms.add(note);
		if (record.kind === 'draft') offerReview(line, record.draft, location, source);
		else recommend(line, record.draft, location, source);
	}

	function recommend(
		line: number,
		draft: RecommendationDraft,
		location: KnownLocation | undefined,
		source: SourcePolicy,
	): void {
		const outcome = toRecommendation(draft, source, location, context);
		if ('skipped' in outcome) countSkipped(report, line, outcome.skipped);
		else if ('problems' in outcome) reject(line, draft.reviewId, outcome.problems);
		else {
			coverage?.covers(source.id, outcome.recommendation.location);
			merger.recommend(outcome.recommendation, { file: index, line, id: draft.reviewId });
		}
	}

	function offerReview(
		line: number,
		offered: ReviewDraft,
		location: KnownLocation | undefined,
		source: SourcePolicy,
	): void {
		const draft = keepAnonymous(offered, source.id, merger);
		const disclosed = DISCLOSURES.find((fact) => draft[fact] !== undefined);
		if (disclosed !== undefined && source.incentivized_or_related !== 'label') {
			leaveOut(line, source.id, { ...draft, reason: SKIPPED[disclosed] });
			return;
		}
		const outcome = toCandidate(draft, source, location, context);
		if ('problems' in outcome) {
			tally.reject(draft.rating);
			reject(line, draft.reviewId, outcome.problems);
			return;
		}
		tally.take(draft.rating);
		const { candidate, warnings, masked } = outcome;
		coverage?.covers(source.id, candidate.location);
		if (location !== undefined) foreign.note(candidate, location);
		const { method } = candidate.verification;
		const first = { ...candidate, verification: { method, checked_at: context.now } };
		const record = stampRecord(first, context.now);
		merger.offer({
			line: toStoredLine(record),
			edited_at: candidate.edited_at,
			heldBack: method === 'none',
			lacks: draft.lacks,
			origin: { file: index, line, id: draft.reviewId },
		});
		report.masked.push(...masked.map((mask) => ({ line, id: draft.reviewId, ...mask })));
		for (const message of warnings) addWarning(report, line, draft.reviewId, message);
	}

	function reject(line: number, id: string | undefined, problems: readonly RecordProblem[]): void {
		const { field, reason, found } = joinProblems(problems);
		const shown = found === undefined ? undefined : context.redact(found);
		const safeId = id === undefined || id.includes('@') ? undefined : toEcho(id);
		report.rejected.push({ line, id: safeId, field, reason, found: shown });
	}
}
