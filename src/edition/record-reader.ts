import { createTextReader, isEnglish, type TextReading } from '../insights/text-reader.ts';
import type { Settings } from '../content/content.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { BuildCache } from './build-cache.ts';

/** The part of a text reading that publishing a record needs. */
export type RecordReading = Omit<TextReading, 'parsed' | 'textStart'>;

export type RecordReader = (record: StoredReview) => RecordReading;

/** Creates a reader that finds the names and aspects from the settings in texts. */
export function createRecordReader(settings: Settings): RecordReader {
	const { staff: people, services, serviceAreas: areas, aspects } = settings;
	const read = createTextReader({ people, services, areas, aspects });
	return ({ title, text, rating, author, location, language }) => {
		const context = { rating, author: author.name, location, isEnglish: isEnglish(language) };
		const { parsed: _, textStart: __, ...reading } = read(text, { title, ...context });
		return reading;
	};
}

/**
 * Like `createRecordReader`, but reuses cached readings made with the same settings. The cache has no
 * word of a review, which may be erased later.
 */
export function createCachedReader(
	settings: Settings,
	cache: BuildCache | undefined,
): RecordReader {
	if (cache === undefined) return createRecordReader(settings);
	const { staff, services, serviceAreas, aspects, overrides } = settings;
	const lexicon = cache.keyOf('lexicon', [staff, services, serviceAreas, aspects, overrides]);
	let reader: RecordReader | undefined;
	return (record) => {
		const { title, text, rating, author, location, language } = record;
		const key = cache.keyOf('reading', [
			...[lexicon, title ?? null, text, rating],
			...[author, location, language],
		]);
		const kept = cache.steps.read(key);
		if (kept) {
			// Written by the code below in an earlier build.
			const { ambiguous, ...finds } = JSON.parse(Buffer.from(kept).toString()) as CachedReading;
			return { ...finds, ambiguous: ambiguous.map((find) => withSurface(find, record)) };
		}
		reader ??= createRecordReader(settings);
		const reading = reader(record);
		const ambiguous = reading.ambiguous.map(({ surface: _, ...find }) => find);
		const cached: CachedReading = { ...reading, ambiguous };
		cache.steps.write(key, Buffer.from(JSON.stringify(cached)));
		return reading;
	};
}

type AmbiguousName = RecordReading['ambiguous'][number];
type CachedReading = Omit<RecordReading, 'ambiguous'> & {
	readonly ambiguous: readonly Omit<AmbiguousName, 'surface'>[];
};

function withSurface(
	find: CachedReading['ambiguous'][number],
	{ title = '', text }: StoredReview,
): AmbiguousName {
	const surface = (find.in === 'title' ? title : text).slice(find.start, find.end);
	return { ...find, surface };
}
