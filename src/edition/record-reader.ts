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

/** Like `createRecordReader`, but reuses cached readings made with the same settings. */
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
		// Written by the code below in an earlier build.
		if (kept) return JSON.parse(Buffer.from(kept).toString()) as RecordReading;
		reader ??= createRecordReader(settings);
		const reading = reader(record);
		cache.steps.write(key, Buffer.from(JSON.stringify(reading)));
		return reading;
	};
}
