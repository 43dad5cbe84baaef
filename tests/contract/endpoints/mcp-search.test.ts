import { describe, expect, it } from 'vitest';
import type { Review } from '../../../src/reviews/review.ts';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const byId = new Map(edition.reviews.map((review) => [review.id, review]));

async function search(query: string): Promise<Review[]> {
	const { text } = await callTool(methods, 'search', { query });
	const { results } = JSON.parse(text) as { results: { id: string }[] };
	return results.flatMap(({ id }) => byId.get(id) ?? []);
}

const names = (name: string) => (review: Review) => review.mentions.technicians.includes(name);
const isAbout =
	(...services: readonly string[]) =>
	({ mentions, text }: Review) =>
		services.some((id) => mentions.services.includes(id) || text.toLowerCase().includes(id));
const isIn = (location: string) => (review: Review) => review.location === location;
const says = (aspect: string) => (review: Review) =>
	review.aspects.some((each) => each.aspect === aspect);
const isCritical = ({ rating, aspects }: Review) =>
	rating <= 3 || aspects.some(({ polarity }) => polarity === 'negative');
const mentions =
	(language: string, name: RegExp) =>
	(review: Review): boolean =>
		review.language === language || name.test(review.text);
const both =
	(...tests: readonly ((review: Review) => boolean)[]) =>
	(review: Review) =>
		tests.every((test) => test(review));

it.each([
	['What do people say about Priya Nair?', names('Priya Nair')],
	['is priya nair any good', names('Priya Nair')],
	['Is Eli Brandt good with hybrids?', names('Eli Brandt')],
	['Does Marcus Bell find electrical problems?', both(names('Marcus Bell'), isAbout('electrical'))],
	['Who is the best salesperson at Harborview?', isIn('harborview')],
	['Is Millbrook good for diesel trucks?', both(isIn('millbrook'), isAbout('diesel'))],
	['How long do I have to wait for an oil change?', isAbout('oil-change', 'oil')],
	['How good is their body shop?', isAbout('collision', 'body')],
	['hail damage repair insurance', isAbout('collision')],
	['How fair are trade-in offers?', isAbout('trade-in', 'trade')],
	['EV battery service at Alder Falls', both(isIn('alder-falls'), isAbout('battery'))],
	['Do they try to upsell you?', says('honesty')],
	['Are there complaints about communication?', isCritical],
	['Recent bad experiences', ({ rating }: Review) => rating <= 3],
	['1 star reviews about communication', ({ rating }: Review) => rating === 1],
	['Any 5-star reviews of Will Sato?', both(names('Will Sato'), ({ rating }) => rating === 5)],
	['Is the waiting room clean and does it have wifi?', says('facility')],
	['frenos', isAbout('brakes')],
	['¿Qué dicen de Priya Nair?', names('Priya Nair')],
	['Was sagen die Kunden über Priya Nair?', names('Priya Nair')],
	['Que disent les clients de Priya Nair ?', names('Priya Nair')],
	['¿Cuánto tarda un cambio de aceite?', isAbout('oil-change', 'aceite')],
	['Wie ist der Service in Harborview?', isIn('harborview')],
	['Les freins sont-ils bien réparés ?', isAbout('brakes')],
	['quejas sobre frenos', both(isAbout('brakes'), isCritical)],
	['Beschwerden über Millbrook', both(isIn('millbrook'), isCritical)],
	['1-Stern-Bewertungen', ({ rating }: Review) => rating === 1],
	['Sprechen Sie Spanisch?', mentions('es', /spanish|español/i)],
	['reviews in Spanish', ({ language }: Review) => language === 'es'],
	['What do Spanish-speaking customers say?', mentions('es', /spanish|español/i)],
	['Do you speak Spanish?', mentions('es', /spanish|español/i)],
	['¿Hablan español?', mentions('es', /spanish|español/i)],
	['Does Rosa Delgado speak Spanish?', both(names('Rosa Delgado'), mentions('es', /spanish/i))],
	['French reviews of Millbrook', both(isIn('millbrook'), mentions('fr', /french|français/i))],
])('"%s" finds reviews about that', async (question, isRight) => {
	const found = await search(question);
	expect(found.length).toBeGreaterThan(0);
	expect(
		found.filter((review) => !isRight(review)).map(({ id, text }) => `${id}: ${text}`),
	).toEqual([]);
});

it.each([
	'Is the service department open on Saturday?',
	'Does anybody speak Tagalog?',
	'Do they repair helicopters?',
	'qzxvw',
])('"%s" finds nothing, because no review says so', async (question) =>
	expect((await search(question)).map(({ text }) => text)).toEqual([]),
);

const complains = (aspect: string) => (review: Review) =>
	review.aspects.some(
		(each) => each.aspect === aspect && ['negative', 'mixed'].includes(each.polarity),
	);

it.each(['overcharged', 'gouging', 'unfriendly', 'Is the dealership racist?'])(
	'"%s" finds nothing else, says that no review has the word, and leads to the counts of all aspects',
	async (query) => {
		const { results, note } = JSON.parse((await callTool(methods, 'search', { query })).text);
		const found = results
			.map(({ id }: any) => id)
			.filter((id: string) => !/^(?:topic|question):/.test(id));
		expect(found).toEqual(['insights']);
		expect(note).toMatch(
			/^No review has the word "\w+"\.(?: Did you mean "\w+"\?)? Try aspect .*do not prove/,
		);
	},
);

it.each([
	'ripped off on the bill',
	'charged twice',
	'charged more than quoted',
	'double billed',
	'is the bill a surprise',
	'billed more than agreed',
	'hidden fees',
	'were they overcharged for tires',
])('"%s" leads to complaints about the price', async (query) => {
	const { results, note } = JSON.parse((await callTool(methods, 'search', { query })).text);
	const [, ids = ''] =
		/Try aspect "price"[^.]* 27 complain \(newest: (.+?)\)\. Complaints/.exec(note) ?? [];
	for (const id of query.includes('tires') ? [] : ids.split(', ')) {
		const review = byId.get(id);
		expect([id, review && complains('price')(review)]).toEqual([id, true]);
	}
	const isRight = ({ id }: { id: string }) => {
		const review = byId.get(id);
		return review ? complains('price')(review) : /^(?:topic|insights)/.test(id);
	};
	expect(results.filter(isRight)).not.toEqual([]);
});

it('leaves out the words of a question in another language that no review has', async () => {
	const ids = (found: readonly Review[]) => found.map(({ id }) => id);
	const asked = ids(await search('Priya Nair'));
	for (const query of ['¿Qué dicen de Priya Nair?', 'Was sagen die Kunden über Priya Nair?']) {
		expect(ids(await search(query))).toEqual(asked);
		expect(JSON.parse((await callTool(methods, 'search', { query })).text).note).toMatch(
			/^(?:Words are not translated, .*\. )?Reviews that name Priya Nair: \d+ \([^.]*\)\.$/,
		);
	}
	expect(await search('¿Reparan helicópteros?')).toEqual([]);
});

it('knows services, aspects and sources by their names in the languages of the pages', async () => {
	const total = async (filters: object) =>
		JSON.parse((await callTool(methods, 'search_reviews', { ...filters, limit: 1 })).text).total;
	for (const [given, meant] of [
		[{ mentions_service: 'Frenos' }, { mentions_service: 'brakes' }],
		[{ aspect: 'Tiempos de espera' }, { aspect: 'speed' }],
		[{ source: 'Encuesta a clientes de Larkspur' }, { source: 'survey' }],
	] as const) {
		expect(await total(meant)).toBeGreaterThan(0);
		expect(await total(given)).toBe(await total(meant));
	}
});

it('finds other forms of a short word', async () => {
	const [first] = await search('towing from Pine Hollow');
	expect(first?.text).toMatch(/Pine Hollow.*\btow\b/s);
});

it('finds first who says that a language is spoken, and all reviews in it', async () => {
	const isMentioned = ({ text }: Review) => /español/i.test(text);
	const spoken = await search('Do you speak Spanish?');
	expect(spoken.filter(isMentioned).length).toBeGreaterThan(0);
	expect(spoken.map(isMentioned)).toEqual(
		spoken.map(isMentioned).toSorted((a, b) => Number(b) - Number(a)),
	);
	const isFrench = ({ language }: Review) => language === 'fr';
	const french = await search('reviews in French');
	const all = edition.reviews.filter(isFrench);
	expect(french.slice(0, all.length).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

it('proposes the spelling of a word that no review has, and does not search for it', async () => {
	const { text } = await callTool(methods, 'search', { query: 'windsheild' });
	expect(JSON.parse(text)).toEqual({
		results: [],
		note: 'No review has the word "windsheild". Did you mean "windshield"?',
	});
});

it.each([
	['Is the body shop open on Saturday?', 'business', /Saturday/],
	['phone number of the Harborview store', 'location:harborview', /\+1-541-555-0107/],
	['¿A qué hora abren los sábados en Harborview?', 'location:harborview', /Saturday/],
	['Wann habt ihr samstags geöffnet?', 'business', /Saturday/],
	['Quels sont les horaires à Millbrook ?', 'location:millbrook', /Saturday/],
	['Do you speak French?', 'business', /French \(by request\)/],
	['Is Spanish spoken at Harborview?', 'business', /"name":"Spanish"/],
	['Which languages do you speak?', 'business', /"name":"Spanish"/],
	['What is the address in Millbrook?', 'location:millbrook', /"city":"Millbrook"/],
])('"%s" finds the record of the business or the location', async (query, id, expected) => {
	const [first] = JSON.parse((await callTool(methods, 'search', { query })).text).results;
	expect(first).toMatchObject({ id, url: expect.stringMatching(/^http/) });
	const { text } = JSON.parse((await callTool(methods, 'fetch', { id })).text);
	expect(text).toMatch(expected);
});

it.each([
	['Which location is best?', 'comparison:locations', /no_clear_difference/],
	['How do ratings develop by quarter since 2024?', 'comparison:periods', /"2026-Q3"/],
	['What are the strengths and weaknesses?', 'insights', /work_quality/],
])('"%s" also finds a record about all reviews', async (query, id, expected) => {
	const { results } = JSON.parse((await callTool(methods, 'search', { query })).text);
	expect(results.map((result: { id: string }) => result.id)).toContain(id);
	const document = JSON.parse((await callTool(methods, 'fetch', { id })).text);
	expect(Object.keys(document)).toEqual(['id', 'title', 'text', 'url', 'metadata']);
	expect(document.text).toMatch(expected);
});

describe('a question with days', () => {
	const newest = edition.reviews[0]?.date ?? '';

	it.each([
		['complaints since 2026-03-01', '2026-03-01', newest],
		[
			...['How long is the wait for an oil change since 2025-01-01 until 2025-12-31?'],
			...['2025-01-01', '2025-12-31'],
		],
		['Dana Whitfield until 2026-06-30 since 2026-01-01', '2026-01-01', '2026-06-30'],
	])('"%s" finds only reviews from %s to %s, and says so', async (query, since, until) => {
		const found = await search(query);
		expect(found.length).toBeGreaterThan(0);
		for (const { date } of found) expect([date >= since, date <= until]).toEqual([true, true]);
		const { text } = await callTool(methods, 'search', { query });
		expect(JSON.parse(text).note).toMatch(/^Only reviews .*since 2/);
	});

	it('finds nothing in other days instead', async () => {
		const { text } = await callTool(methods, 'search', {
			query: 'Dana Whitfield until 2011-12-31',
		});
		expect(JSON.parse(text)).toEqual({
			results: [],
			note: expect.stringMatching(
				/^Only reviews until 2011-12-31\. \d+ reviews name Dana Whitfield; none is from this period; the newest is from 2026-\d\d-\d\d\. Reviews that name/,
			),
		});
	});

	it('compares periods in a record', async () => {
		const { text } = await callTool(methods, 'search', { query: 'this year against last year' });
		const { results, note } = JSON.parse(text);
		expect(results.map(({ id }: { id: string }) => id)).toContain('comparison:periods');
		expect(note).toBeUndefined();
	});
});

it('finds a review by its id', async () => {
	const [newest] = edition.reviews;
	expect((await search(newest?.id ?? '')).map(({ id }) => id)).toEqual([newest?.id]);
});

it('lists first what says everything that was asked', async () => {
	const waits = await search('How long do I have to wait for an oil change?');
	const isWait = both(isAbout('oil-change', 'oil'), says('speed'));
	expect(waits.map(isWait)).toEqual(waits.map(isWait).toSorted((a, b) => Number(b) - Number(a)));
	expect(waits.filter(isWait).length).toBeGreaterThan(5);
	const [first] = await search('hail damage repair insurance');
	expect(first?.text).toMatch(/^Hail damage/);
});

it('takes no ordinary word for a name', async () => {
	const quotes = await search('Will the price match the quote?');
	expect(quotes.length).toBeGreaterThan(0);
	expect(quotes.every(names('Will Sato'))).toBe(false);
	const [first] = await search('Is there a grace period on payments?');
	expect(first?.text).toMatch(/grace period/);
});

it('finds words in any order, and the newest reviews if nothing is asked', async () => {
	const ids = (found: readonly Review[]) => found.map(({ id }) => id);
	const inOrder = ids(await search('squeaking brakes'));
	expect(ids(await search('brakes squeaking'))).toEqual(inOrder);
	expect(ids(await search('brakes, are they squeaking?'))).toEqual(inOrder);
	expect(ids(await search('the latest reviews'))).toEqual(ids(edition.reviews.slice(0, 10)));
});
