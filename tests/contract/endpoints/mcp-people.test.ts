import { describe, expect, it } from 'vitest';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const call = async (name: string, args: object) =>
	JSON.parse((await callTool(methods, name, args)).text);
const insights = (question: string) => call('get_insights', { question });
const byId = new Map(edition.reviews.map((review) => [review.id, review]));
const idsIn = (found: readonly { id?: string; review_id?: string }[]) =>
	found.flatMap(({ id, review_id }) => byId.get(review_id ?? id ?? '')?.id ?? []);

describe('a question about a person', () => {
	it.each([
		['complaints about Marcus Bell', 'Marcus Bell', 'has 1 to 3 stars'],
		['Is Marcus Bell a bad mechanic?', 'Marcus Bell', 'has 1 to 3 stars'],
		['1 star reviews of Grace Lindqvist', 'Grace Lindqvist', 'has 1 star'],
		[
			'Marcus Bell since 2026-11-12',
			'Marcus Bell',
			'is from this period; the newest is from \\d{4}',
		],
	])('finds no review of others, but counts: %s', async (question, person, lacks) => {
		const { reviews } = edition.insights.entities.technicians.find(
			({ name }) => name === person,
		) ?? { reviews: 0 };
		const said = new RegExp(`${reviews} reviews name ${person}; none ${lacks}`);
		const { found, notes } = await insights(question);
		expect(found).toEqual({ reviews: [], note: expect.stringMatching(said) });
		const [counts] = notes;
		expect(counts).toMatch(
			new RegExp(
				`^Reviews that name ${person}: ${reviews} \\(\\d+ with praise for this person, 0 with 1 to 3 stars\\)\\.$`,
			),
		);
		const { results, note } = await call('search', { query: question });
		expect([idsIn(results), note]).toEqual([[], expect.stringMatching(said)]);
		expect(note).toContain(counts);
	});

	it.each([
		['Mei Tanaka', 'Mei Tanaka', 'Mei Chen'],
		['Is Mei Tanaka good with hybrids?', 'Mei Tanaka', 'Mei Chen'],
		['Can Mei Tanaka get me a loaner at Millbrook?', 'Mei Tanaka', 'Mei Chen'],
		['Is Hank Miller still working there?', 'Hank Miller', 'Hank Dufresne'],
		['Did Tomás García paint my fender?', 'Tomás García', 'Tomás Rivera'],
	])(
		'with an unknown last name says whose reviews it finds: %s',
		async (question, asked, person) => {
			const said = `Nobody named "${asked}" is known: this is about ${person}.`;
			expect((await call('search', { query: question })).note).toContain(said);
			expect((await insights(question)).found.note).toContain(said);
		},
	);

	it.each([
		'Does Mei Chen work on Saturdays?',
		"Is Mei's Harborview team good?",
		'Does Rosa Speak Spanish?',
		'Are Dana, Priya and Hank friendly?',
		'Is Hank Really Honest?',
	])('takes no other word for a last name: %s', async (question) => {
		expect(JSON.stringify(await insights(question))).not.toContain('Nobody named');
	});

	it.each([
		['Does Tomás lie to customers?', 'Tomás Rivera'],
		['Does Rivera lie?', 'Tomás Rivera'],
		['complaints about Hank Dufresne', 'Hank Dufresne'],
		['complaints about Sam Kowalski', 'Sam Kowalski'],
		['Is Dana rude?', 'Dana Whitfield'],
	])('cites the sentences that name the person, and nobody else: %s', async (question, person) => {
		const { found, notes, topics } = await insights(question);
		expect(found.reviews.length).toBeGreaterThan(0);
		expect([topics, notes.filter((note: string) => note.startsWith('Try'))]).toEqual([
			undefined,
			[],
		]);
		for (const { review_id, excerpt } of found.reviews) {
			const review = byId.get(review_id);
			expect(review?.mentions.technicians).toContain(person);
			const parts = person.split(' ').map((part) => part.slice(0, 3).replace('á', '[aá]'));
			expect([excerpt, excerpt]).toEqual([
				excerpt,
				expect.stringMatching(new RegExp(parts.join('|'))),
			]);
		}
	});

	it('about complaints shows every review with few stars that names the person, beside no count of complaints', async () => {
		const question = 'Are there complaints about Jo Ann Pruitt?';
		const low = edition.reviews.filter(
			({ rating, mentions }) => rating <= 3 && mentions.technicians.includes('Jo Ann Pruitt'),
		);
		const { found, notes } = await insights(question);
		expect(idsIn(found.reviews)).toEqual(low.map(({ id }) => id));
		for (const { excerpt } of found.reviews) expect(excerpt).toMatch(/Pruitt/);
		expect(notes.join()).toMatch(`${low.length} with 1 to 3 stars`);
		expect(JSON.stringify(await call('get_insights', { person: 'Jo Ann Pruitt' }))).not.toMatch(
			'negative',
		);
	});

	it('asks which of several people it means, and finds only reviews that name one of them', async () => {
		const { found, notes } = await insights('Is Tom rude?');
		expect(found.note).toMatch('"Tom" may be Tom Okafor or Tomás Rivera: ask about one of them.');
		expect(notes).toHaveLength(2);
		for (const id of idsIn(found.reviews)) {
			expect(byId.get(id)?.mentions.technicians.join()).toMatch(/Tom Okafor|Tomás Rivera/);
		}
	});

	it('is about that person at that place only', async () => {
		const { found } = await insights('Was Marcus Bell good at Millbrook?');
		expect(found.reviews).toEqual([]);
		expect(found.note).toMatch(
			/11 reviews name Marcus Bell and \d+ reviews are of .*none does both/,
		);
	});
});

describe('a question with days', () => {
	it.each([
		['Show me the worst reviews', '2026-08-18', '2026-11-15'],
		['How was Harborview', '2026-10-01', '2026-10-31'],
		['What did customers say', '2025-01-01', '2025-12-31'],
	])('finds only reviews of these days in both tools: %s', async (words, since, until) => {
		const question = `${words} since ${since} until ${until}?`;
		const { found } = await insights(question);
		const { results, note } = await call('search', { query: question });
		for (const ids of [idsIn(found.reviews), idsIn(results)]) {
			expect(ids.length).toBeGreaterThan(2);
			for (const id of ids) {
				const { date = '' } = byId.get(id) ?? {};
				expect([id, date >= since && date <= until]).toEqual([id, true]);
			}
		}
		for (const said of [found.note, note]) expect(said).toMatch(`since ${since} until ${until}`);
	});

	it('without a review says which is the newest', async () => {
		const { note } = await call('search', { query: 'reviews since 2026-12-01' });
		expect(note).toMatch('No review is from this period; the newest is from 2026-11-15.');
	});

	it('takes no year for a word', async () => {
		expect(JSON.stringify(await insights('2025 reviews'))).not.toMatch('2020');
	});
});

it.each([
	['worst reviews', 1],
	['best reviews', -1],
])('"%s" are sorted by stars, then the newest first', async (query, way) => {
	const { results } = await call('search', { query });
	const found = idsIn(results).map((id) => {
		const { rating = 0, date = '' } = byId.get(id) ?? {};
		return { rating, date };
	});
	expect(found).toHaveLength(10);
	expect(found).toEqual(
		found.toSorted((a, b) => (a.rating - b.rating) * way || (a.date < b.date ? 1 : -1)),
	);
});

describe('a whole sentence', () => {
	it.each(['Can I bring my dog and wait with it?', 'Is it ok with a dog?', 'dog'])(
		'finds what its keyword finds, with a pointer to amenities: %s',
		async (question) => {
			const { found, notes } = await insights(question);
			expect(found.reviews.map(({ review_id: id }: any) => byId.get(id)?.text)).toEqual(
				expect.arrayContaining([expect.stringMatching(/\bdogs?\b/i)]),
			);
			expect(notes.at(-1)).toMatch(/amenities.*get_business/);
		},
	);

	it.each([
		['Are they better than CarMax?', 'CarMax'],
		['Do they accept bitcoin?', 'bitcoin'],
		['Do they offer a military discount?', 'military'],
		['What do people say about Mike?', 'Mike'],
		['Do you allow pets?', 'pets'],
		['Is the dealership racist?', 'racist'],
		['Is there a playground for kids?', 'playground'],
		['Do they service Teslas?', 'Teslas'],
	])('that no review answers names the word that none has: %s', async (question, word) => {
		const { answers, found, notes } = await insights(question);
		expect([answers, found.reviews]).toEqual([[], []]);
		const said = `No review has the word "${word}".`;
		expect(found.note).toContain(said);
		expect(notes.join()).toMatch('get_business');
		const { results, note } = await call('search', { query: question });
		expect([idsIn(results), note]).toEqual([[], expect.stringContaining(said)]);
	});

	it.each([
		'¿Hay auto de cortesía?',
		'¿Son honrados?',
		'Gibt es Parkplätze in Harborview?',
		'¿Atienden bien en español y hay alguien que explique la financiación?',
	])('in another language says so, however short: %s', async (question) => {
		expect((await insights(question)).found.note).toMatch('ask in English');
	});
});

it('how long a service takes leads to its reviews about speed', async () => {
	const { notes } = await insights('How long is the wait for an oil change?');
	const { total } = await call('search_reviews', {
		...{ mentions_service: 'oil-change', aspect: 'speed', count_only: true },
	});
	expect(notes.join()).toMatch(`"oil-change": 21; with the aspect "speed": ${total}.`);
});

it('the worst reviews come with their number, their days and what it counts', async () => {
	const low = edition.reviews.filter(({ rating }) => rating <= 3);
	const days = low.map(({ date }) => date).toSorted();
	const said = `Reviews about this: ${low.length}, from ${days[0]} to ${days.at(-1)}; each has 1 to 3 stars.`;
	for (const asked of ['What are the worst reviews?', 'What do customers complain about lately?']) {
		const { found } = await insights(asked);
		expect(found.note).toContain(said);
	}
	const { found } = await insights('complaints from Millbrook');
	const here = low.filter(({ location }) => location === 'millbrook').length;
	expect(found.note).toMatch(new RegExp(`^Reviews about this: ${here}, .*; each has 1 to 3 stars`));
});

it('notes never repeat', async () => {
	for (const question of [
		'Do they recommend unnecessary work?',
		'Does Larkspur charge over sticker or add market adjustments?',
		'Was anyone overcharged for tires?',
	]) {
		const { notes = [], found } = await insights(question);
		const sentences = [...notes, found.note ?? ''].join(' ').split('. ');
		expect(sentences).toEqual([...new Set(sentences)]);
	}
});

it('the topic that an answer counts is left out', async () => {
	const { answers, topics } = await insights(
		'Does Larkspur charge over sticker or add market adjustments?',
	);
	expect([answers[0].id, topics]).toEqual(['market-adjustment', undefined]);
});
