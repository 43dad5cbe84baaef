import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstDigest } from '../../../src/import/first-digest.ts';
import { ReviewCandidate } from '../../../src/import/review-candidate.ts';
import { isSound } from '../../../src/import/sound-candidate.ts';
import { recordDigest } from '../../../src/reviews/record-digest.ts';
import { StoredReview } from '../../../src/reviews/stored-review.ts';

const SLUGS = ['a', 'main', 'a-b_c', '2jba4n2grw3x', 'x'.repeat(80), '10', '9'];
const BAD_SLUGS = ['', '-a', 'A', 'é', 'x'.repeat(81), 'a b', 'a\n'];
const slug = fc.oneof(
	{ weight: 40, arbitrary: fc.constantFrom(...SLUGS) },
	{ weight: 1, arbitrary: fc.constantFrom(...BAD_SLUGS) },
);
const day = fc.oneof(
	{
		weight: 9,
		arbitrary: fc
			.date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
			.map((date) => date.toISOString().slice(0, 10)),
	},
	{
		weight: 1,
		arbitrary: fc
			.tuple(fc.integer({ min: 1800, max: 2400 }), fc.nat(13), fc.nat(32))
			.map(([year, month, date]) => `${year}-${pad(month)}-${pad(date)}`),
	},
	{ weight: 1, arbitrary: fc.constantFrom('2024-02-29', '2023-02-29', '2024-1-1', '2024-01-01\n') },
);
const time = fc
	.tuple(day, fc.nat(24), fc.nat(60), fc.nat(60), fc.constantFrom('Z', '.5Z', '+01:00', '', 'z'))
	.map(([date, hour, minute, second, end]) => {
		return `${date}T${pad(hour)}:${pad(minute)}:${pad(second)}${end}`;
	});
const words = fc.oneof(fc.string(), fc.constantFrom('', '\u2028', '"', 'x'.repeat(1001), '😀'));
const named = fc.oneof(
	{ weight: 9, arbitrary: fc.string({ minLength: 1 }) },
	{ weight: 1, arbitrary: words },
);
const stars = fc.oneof(
	{ weight: 30, arbitrary: fc.integer({ min: 1, max: 5 }) },
	{ weight: 1, arbitrary: fc.constantFrom(0, 6, 1.5, -1, Number.NaN) },
);
const seldom = <Value>(value: fc.Arbitrary<Value>, weight = 3) =>
	fc.oneof({ weight, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/** Members in the order of the schema, as records are made; those that are undefined are left out. */
const candidate = fc
	.record({
		id: slug,
		rating: stars,
		date: day,
		published_at: seldom(time),
		edited_at: seldom(time),
		experienced_on: seldom(day),
		title: seldom(named),
		text: words,
		truncated: seldom(fc.constant(true as const)),
		translation: seldom(
			fc.record({ text: named, language: fc.constant('es'), by: fc.constant('Google') }),
			19,
		),
		language: fc.constantFrom('en', 'en', 'en', 'und', 'es', 'de', 'fil', 'en-US', 'EN', 'e', ''),
		author: fc.record({ name: named, anonymous: fc.boolean() }),
		source: fc.record({
			id: slug,
			name: words,
			review_id: named,
			url: seldom(fc.constant('https://reviews.example/1'), 9),
		}),
		location: slug,
		visit_type: seldom(fc.constantFrom('service' as const, 'sales' as const)),
		aspect_ratings: seldom(fc.dictionary(slug, stars, { maxKeys: 3 })),
		recommends: seldom(fc.boolean()),
		responses: fc.array(fc.record({ text: named, author: named, date: day }), { maxLength: 2 }),
		verification: fc.record({ method: fc.constantFrom('none' as const, 'documents' as const) }),
		tags: fc.record({
			technicians: fc.array(named, { maxLength: 2 }),
			services: fc.array(named, { maxLength: 2 }),
		}),
	})
	.map(
		// Members without a value are what records never have.
		(made) => JSON.parse(JSON.stringify(made)) as ReviewCandidate,
	);

it('takes for sound what the schema takes, and as it stands', () => {
	let sound = 0;
	fc.assert(
		fc.property(candidate, (made) => {
			if (!isSound(made)) return;
			sound += 1;
			const parsed = ReviewCandidate.parse(made);
			expect(JSON.stringify(parsed)).toBe(JSON.stringify(made));
		}),
		{ numRuns: 6000 },
	);
	expect(sound).toBeGreaterThan(600);
});

const SOUND: ReviewCandidate = {
	id: '2jba4n2grw3x',
	rating: 5,
	date: '2026-01-02',
	text: 'Fine',
	language: 'en',
	author: { name: 'Ada', anonymous: false },
	source: { id: 'survey', name: 'Survey', review_id: 's1' },
	location: 'main',
	responses: [{ text: 'Thanks', author: 'Main', date: '2026-01-03' }],
	verification: { method: 'none' },
	tags: { technicians: [], services: [] },
};

it.each<[string, number, (text: string) => Partial<ReviewCandidate>]>([
	['title', 1_000, (title) => ({ title })],
	['text', 100_000, (text) => ({ text })],
	['author', 200, (name) => ({ author: { name, anonymous: false } })],
	['id at the source', 500, (id) => ({ source: { ...SOUND.source, review_id: id } })],
	['reply', 100_000, (text) => ({ responses: [{ text, author: 'Main', date: '2026-01-03' }] })],
	['location', 80, (location) => ({ location })],
])('knows how long the %s may be', (_what, most, changesOf) => {
	for (const [length, isWithin] of [
		[most, true],
		[most + 1, false],
	] as const) {
		const made = { ...SOUND, ...changesOf('x'.repeat(length)) };
		expect(isSound(made)).toBe(isWithin);
		expect(ReviewCandidate.safeParse(made).success).toBe(isWithin);
	}
});

it('knows every member that a schema has', () => {
	const { author, source, tags, responses } = ReviewCandidate.shape;
	expect(Object.keys(ReviewCandidate.shape).toSorted()).toEqual([
		...['aspect_ratings', 'author', 'date', 'edited_at', 'experienced_on', 'id', 'language'],
		...['location', 'published_at', 'rating', 'recommends', 'responses', 'source', 'tags', 'text'],
		...['title', 'translation', 'truncated', 'verification', 'visit_type'],
	]);
	const inner = [author, source, tags, responses.element].map(({ shape }) => Object.keys(shape));
	expect(inner).toEqual([
		['name', 'anonymous'],
		['id', 'name', 'review_id', 'url'],
		['technicians', 'services'],
		['text', 'author', 'date'],
	]);
	expect(Object.keys(StoredReview.shape.verification.shape)).toEqual(['method', 'checked_at']);
});

it('makes the digest of canonical JSON without sorting', () => {
	fc.assert(
		fc.property(candidate, ({ verification, ...made }) => {
			const first = {
				...made,
				verification: { ...verification, checked_at: '2026-11-20T18:00:00Z' },
			};
			expect(firstDigest(first)).toBe(recordDigest(first));
		}),
		{ numRuns: 2000 },
	);
});

function pad(number: number): string {
	return String(number).padStart(2, '0');
}
