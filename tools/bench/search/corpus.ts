import { closeSync, openSync, writeSync } from 'node:fs';
import { daysBefore } from '../../../src/reviews/calendar-date.ts';
import { Review } from '../../../src/reviews/review.ts';
import { createRandom, type Random } from '../../../tests/support/random.ts';
import * as people from './people.ts';
import { createText } from './text.ts';
import { createVocabulary } from './vocabulary.ts';

export const NEWEST_DAY = '2026-11-15';
const DAYS = 8 * 365;
const CHECKED_AT = '2026-11-16T00:00:00Z';
/** This many reviews are kept to draw questions from; every 40th of them is validated. */
const SAMPLE = 4_000;
const VALIDATED_EVERY = 40;
const CHUNK_CHARACTERS = 2 ** 22;

/** A file of made-up published reviews: a JSON array with one review per line, newest first. */
export interface Corpus {
	readonly file: string;
	readonly count: number;
	readonly jsonBytes: number;
	readonly vocabulary: readonly string[];
	/** Some of the reviews, evenly spread over the file. */
	readonly sample: readonly Review[];
}

/** Writes a corpus; the same count and seed give the same file. */
export function writeCorpus(file: string, count: number, seed = 1): Corpus {
	const random = createRandom(seed);
	const vocabulary = createVocabulary(random);
	const ages = Uint16Array.from({ length: count }, () => random.below(DAYS)).toSorted();
	const sample: Review[] = [];
	const output = openSync(file, 'w');
	let [jsonBytes, chunk] = [0, ''];
	const flush = () => {
		jsonBytes += writeSync(output, chunk);
		chunk = '';
	};
	for (const [index, age] of ages.entries()) {
		const review = createReview(random, vocabulary, index, daysBefore(NEWEST_DAY, age));
		if (index % Math.ceil(count / SAMPLE) === 0) sample.push(review);
		chunk += `${index === 0 ? '[' : ','}\n${JSON.stringify(review)}`;
		if (chunk.length > CHUNK_CHARACTERS) flush();
	}
	chunk += '\n]\n';
	flush();
	closeSync(output);
	for (const [index, review] of sample.entries()) {
		if (index % VALIDATED_EVERY === 0) Review.parse(review);
	}
	return { file, count, jsonBytes, vocabulary, sample };
}

function createReview(
	random: Random,
	vocabulary: readonly string[],
	index: number,
	date: string,
): Review {
	const id = `b${index.toString(36).padStart(7, '0')}`;
	const service = random.number() < 0.6 ? people.SERVICES[random.rankBelow(25)] : undefined;
	const technician = random.number() < 0.7 ? people.TECHNICIANS[random.rankBelow(40)] : undefined;
	const aspects = people.ASPECTS.filter(() => random.number() < 0.15);
	return {
		id,
		url: `https://reviews.example/reviews/${id}`,
		rating: random.pick([1, 2, 3, 4, 4, 5, 5, 5, 5]),
		date,
		text: createText(random, vocabulary),
		language: random.pick(people.LANGUAGES),
		author: {
			name: `${random.pick(vocabulary)} ${random.pick('ABCDEFGH'.split(''))}`,
			anonymous: false,
		},
		source: { ...random.pick(people.SOURCES), review_id: `sv-${index}` },
		location: random.pick(people.LOCATIONS),
		responses: [],
		verified: true,
		verification: { method: 'invited_after_transaction', checked_at: CHECKED_AT },
		mentions: {
			technicians: technician === undefined ? [] : [technician],
			services: service === undefined ? [] : [service],
			service_areas: [],
		},
		mention_sources:
			service === undefined ? [] : [{ kind: 'service', id: service, basis: 'tagged' }],
		aspects: aspects.map((aspect) => ({
			aspect,
			polarity: random.pick(['positive', 'positive', 'negative', 'mixed', 'neutral'] as const),
			read_by: 'engine' as const,
		})),
	};
}
