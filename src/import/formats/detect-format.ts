import * as z from 'zod';
import type { ExportFile } from '../files/export-file.ts';
import type { FileSample } from '../files/file-sample.ts';
import { looksLikeRecord } from '../generic/list-columns.ts';
import { ImportError, NotAnExport, UnreadableFile } from '../import-error.ts';
import type { ImportFormat } from './import-format.ts';
import { OpenQuestions } from '../open-questions.ts';

export interface Detected {
	readonly format: ImportFormat;
	readonly confidence: number;
}

/** The lowest confidence at which a file counts as recognized. */
const MIN_CONFIDENCE = 0.6;
/** How much more confidence the best format needs than the second best. */
const MIN_LEAD = 0.2;
const DELIMITER_NAMES: ReadonlyMap<string, string> = new Map([
	[',', 'commas'],
	[';', 'semicolons'],
	['\t', 'tabs'],
	['|', 'vertical bars'],
]);

/**
 * Recognizes a file by its content, unless the operator forces a format. Generic formats are used only
 * if no specific format is recognized, or if a mapping file describes the columns.
 * @throws {OpenQuestions} if more than one format fits.
 * @throws {ImportError} if none fits; the message says what the file looks like.
 */
export function detectFormat(
	{ name, sample }: Pick<ExportFile, 'name' | 'sample'>,
	formats: readonly ImportFormat[],
	forced?: string,
	isMapped = false,
): Detected {
	if (isReviewersOwn(sample)) throw new NotAnExport(name, REVIEWERS_OWN);
	if (forced !== undefined) return force(forced, sample, formats, name);
	const generic = formats.filter(({ isGeneric }) => isGeneric === true);
	if (isMapped) {
		const [vendor] = rank(
			formats.filter(({ takesMap }) => takesMap === true),
			sample,
		);
		if (vendor !== undefined && vendor.confidence >= MIN_CONFIDENCE) return vendor;
		const mapped = generic.find(({ kinds }) => kinds.includes(sample.kind));
		if (mapped !== undefined) return { format: mapped, confidence: 1 };
	}

	const named = rank(
		formats.filter(({ isGeneric }) => isGeneric !== true),
		sample,
	);
	const [best, second] =
		(named[0]?.confidence ?? 0) < MIN_CONFIDENCE ? rank(generic, sample) : named;
	if (best === undefined || best.confidence < MIN_CONFIDENCE) {
		// Its cells may say more than its header, and if not, what is missing.
		const table = generic.find(({ kinds }) => kinds.includes(sample.kind));
		if (table !== undefined && isTableOfRecords(sample)) return { format: table, confidence: 0 };
		throw unknownFormat(name, sample);
	}
	if (second !== undefined && best.confidence - second.confidence < MIN_LEAD) {
		const question = `Which format is it? It is ${describe(sample)}`;
		const choices = [best.format.id, second.format.id];
		throw new OpenQuestions([{ file: name, flag: 'format', question, choices }]);
	}
	return best;
}

function rank(formats: readonly ImportFormat[], sample: FileSample): Detected[] {
	return formats
		.map((format) => ({ format, confidence: format.confidence(sample) }))
		.toSorted((a, b) => b.confidence - a.confidence);
}

/** A table of reviews has at least a rating, a date and a text. */
const MIN_COLUMNS = 3;

function isTableOfRecords(sample: FileSample): boolean {
	const isTable = sample.kind === 'table' && sample.columns.length >= MIN_COLUMNS;
	return isTable && !looksLikeRecord(sample.columns);
}

/**
 * Files that do not mention ratings at all are skipped, because other files may be in the same
 * folder. Any other unknown file is an error.
 */
function unknownFormat(name: string, sample: FileSample): ImportError {
	const reason = `unknown format: ${describe(sample)}`;
	const isTable = sample.kind === 'table' && sample.columns.length >= MIN_COLUMNS;
	const value = sample.kind === 'json' ? sample.value : sample;
	if (!isTable && (sample.kind === 'table' || !mentionsRatings(value))) {
		return new NotAnExport(name, reason, KNOWN_FORMATS);
	}
	const hint = isTable
		? 'Its first line seems to be a record: if so, list the names of its columns as "header" in a mapping file, --map FILE'
		: 'If it contains reviews, say in a mapping file what each member is: --map FILE; --suggest writes a draft of one';
	return new UnreadableFile(name, `${reason}.\n  ${hint}.\n  ${KNOWN_FORMATS}`);
}

const KNOWN_FORMATS =
	'"npm run import -- --help" lists the exports that are recognized; --format ID reads a file as one of them';

function force(
	id: string,
	sample: FileSample,
	formats: readonly ImportFormat[],
	name: string,
): Detected {
	const format = formats.find((candidate) => candidate.id === id);
	if (format === undefined) {
		const known = formats.map((candidate) => candidate.id).join(', ');
		throw new ImportError(`Cannot use --format "${id}": the formats are ${known}`);
	}
	if (!format.kinds.includes(sample.kind)) {
		throw new ImportError(
			`Cannot import "${name}" as ${id}: it is ${describe(sample)}, and ${id} accepts ${format.accepts}`,
		);
	}
	return { format, confidence: format.confidence(sample) };
}

/** Describes only the shape of a file: the contents of a file without a header may be personal. */
function describe(sample: FileSample): string {
	if (sample.kind === 'json-lines') {
		return `JSON lines with the members ${keysOf(sample.values[0])}`;
	}
	if (sample.kind === 'table') {
		const names = DELIMITER_NAMES.get(sample.delimiter);
		const { length } = sample.columns;
		return length === 1
			? 'text without columns'
			: `a table of ${length} columns${names === undefined ? '' : ` separated by ${names}`}`;
	}
	if (sample.lineOf !== undefined) return `XML with the elements ${keysOf(sample.value)}`;
	if (!Array.isArray(sample.value)) return `a JSON object with the members ${keysOf(sample.value)}`;
	return sample.value.length === 0
		? 'an empty JSON array'
		: `a JSON array of objects with the members ${keysOf(sample.value[0])}`;
}

function keysOf(value: unknown): string {
	const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
	const names = keys.filter((key) => /^[\w.-]{1,40}$/.test(key)).slice(0, 12);
	return names.length === 0 ? '(none)' : names.map((key) => `"${key}"`).join(', ');
}

const OwnReviews = z.object({
	type: z.literal('FeatureCollection'),
	features: z.array(z.object({ properties: z.record(z.string(), z.unknown()) })),
});

const REVIEWERS_OWN =
	'it contains what one Google user has written about many places ("Reviews.json" from Google Maps), not the reviews of one business; in Google Takeout, choose "Google Business Profile" instead';

/** Detects the GeoJSON in which Google Takeout gives authors their own reviews. */
function isReviewersOwn(sample: FileSample): boolean {
	const { data } = OwnReviews.safeParse(sample.kind === 'json' ? sample.value : undefined);
	const keys = data?.features.flatMap(({ properties }) => Object.keys(properties)) ?? [];
	return keys.some((key) => /five_star_rating|review_text/.test(key));
}

const RATING = /rating|stars?\b|score|review/i;
/** The maximum number of values to check. */
const MAX_VALUES = 5000;

/** Whether any member name in a JSON value suggests ratings or reviews. */
function mentionsRatings(value: unknown): boolean {
	const queue: unknown[] = [value];
	for (let at = 0; at < queue.length && at < MAX_VALUES; at++) {
		const next = queue[at];
		if (typeof next !== 'object' || next === null) continue;
		if (!Array.isArray(next) && Object.keys(next).some((key) => RATING.test(key))) return true;
		for (const member of Object.values(next)) if (queue.length < MAX_VALUES) queue.push(member);
	}
	return false;
}
