import { describe, expect, it } from 'vitest';
import { createAgentInsights } from '../../../src/edition/documents/agent-insights.ts';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const insights = async (args: object) =>
	JSON.parse((await callTool(methods, 'get_insights', args)).text);
const idsOf = (found: readonly { readonly id: string }[] = []) => found.map(({ id }) => id);

describe('a question', () => {
	it.each([
		['Do they low-ball trade-ins?', 'trade-in-offers'],
		['Are they good with electric cars?', 'ev-hybrid'],
		['Can I get a loaner at Millbrook on a Saturday?', 'loaner-cars'],
		['Can I get a loaner car while mine is being repaired?', 'loaner-cars'],
		['How likely am I to get a loaner car during a repair?', 'loaner-cars'],
		['Do I get a loaner during a long repair?', 'loaner-cars'],
		[
			'I need a loaner car while mine is being repaired: how likely is it, and where?',
			'loaner-cars',
		],
		['If I need a loaner, can I get one?', 'loaner-cars'],
		['Do they give you a replacement car while yours is in the shop?', 'loaner-cars'],
		['Does the body shop deal with my insurer?', 'insurance-help'],
		['Do they try to upsell me?', 'unneeded-work'],
		['overcharged', 'overcharged'],
		['Do customers say they were overcharged?', 'overcharged'],
		['Was the bill higher than quoted?', 'overcharged'],
		['Was anyone billed too much or charged for work not done?', 'overcharged'],
		['Did anyone have paint flaws after a collision repair?', 'collision-quality'],
		['¿Puedo conseguir un auto de cortesía?', 'loaner-cars'],
		['Soy de Millbrook, ¿puedo conseguir un auto de cortesía?', 'loaner-cars'],
		['¿Saben de híbridos y eléctricos?', 'ev-hybrid'],
	])('in other words finds what is counted: %s', async (question, id) => {
		expect(idsOf((await insights({ question })).answers)).toEqual([id]);
	});

	it('about overcharging counts complaints about the price, honesty and financing', async () => {
		const [{ review_ids, basis }] = (await insights({ question: 'overcharged' })).answers;
		const complaints =
			'rwqfesw3gsnl p3ylgies2yn7 b7sa7kwy22py 532i44my7gep s6d3ehbgwnnh oldo6ygiyh2q 7rjvgmlnb3qw ' +
			'jo4adnlbp6zp mg3xelrkj24e 3mljp2iov2mn iqulnk6gzs6p qfzqkw6b3ney mcflk6qx7fxb';
		const praise = 'vlioeqvk57qx nkbpob6tmju5 5xbjfpyt2tng 7fhtae2nss2x nc4wjcg2yv5s d7idg2vtkrwg';
		expect(review_ids.toSorted()).toEqual(`${complaints} ${praise}`.split(' ').toSorted());
		expect([basis.negative, basis.positive]).toEqual([13, 6]);
	});

	it.each([
		'Do women rate the dealership lower than men?',
		'What interest rates do they offer on financing?',
		'Do they change the oil quickly?',
		'Do they sell bicycles?',
		'¿Venden bicicletas?',
		'¿Puedo conseguir un auto?',
		'¿Cuánto tarda un cambio de aceite?',
		'¿Cuánto cuesta un cambio de frenos?',
		'Combien coûte une vidange ?',
		'Combien de temps dure la réparation ?',
		'Wie viele Kunden würden sie empfehlen?',
		'Geben sie Rabatt auf Reparaturen?',
		'¿Hay problemas con la pintura?',
		'Was sagen die Bewertungen über Preise?',
		'Antwortet der Betrieb schnell?',
		'Antwortet der Betrieb auf Anrufe?',
		'Sind sie gut mit Elektroautos?',
		'price transparency',
		'brake noise repair',
		'Do they charge more because of the warranty?',
		'Is it busy while school is out?',
		'Are they honest if something goes wrong?',
		'Are they honest during a repair?',
		'I want a used car, is that a good place?',
		'What happens while my car is being repaired?',
		'Can I wait while my car is being repaired?',
		'Can I work there while mine is being repaired?',
		'Do I get a discount if I pay cash?',
		'Is the oil change cheaper during the week?',
		'¿Cobran más por la garantía?',
		'¿Hay mucha gente durante las vacaciones?',
		'¿Son honestos si algo sale mal?',
		'Quiero un auto usado, ¿es buen lugar?',
		'Verlangen sie wegen der Garantie mehr?',
		'Ist viel los, während Ferien sind?',
		'Ich suche einen Gebrauchtwagen, bin ich dort richtig?',
		'Est-ce plus cher à cause de la garantie ?',
		'Sont-ils honnêtes si quelque chose se passe mal ?',
		"Je cherche une voiture d'occasion, est-ce une bonne adresse ?",
		'I like honest mechanics.',
		'Are they honest?',
	])('that nothing was counted for has no counted answer: %s', async (question) => {
		expect((await insights({ question })).answers).toEqual([]);
	});

	it.each(['en', 'de', 'fr', 'es'])(
		'that is answered finds its answer, in %s',
		async (language) => {
			const { questions } = createAgentInsights(edition);
			for (const { id, question, search } of questions) {
				const asked = language === 'en' ? question : search.asked_in[language];
				if (asked !== undefined) {
					expect([asked, idsOf((await insights({ question: asked })).answers)[0]]).toEqual([
						asked,
						id,
					]);
				}
			}
		},
	);

	it('about a service has no counts of other services', async () => {
		const question = 'Do they finish brake jobs on time?';
		const { answers, topics, notes } = await insights({ question });
		const { id, label } = topics[0];
		const { combined } = await insights({ topic: id, service: 'brakes' });
		expect([answers, topics]).toEqual([[], [{ id, label, combined }]]);
		const about = edition.reviews.filter(({ mentions }) => mentions.services.includes('brakes'));
		const praise = about.filter(({ aspects }) =>
			aspects.some(
				({ aspect, polarity }) => aspect === 'speed' && /positive|mixed/.test(polarity ?? ''),
			),
		);
		expect(notes.join()).toMatch(
			`Try aspect "speed" for the service "brakes": ${praise.length} praise it`,
		);
	});

	it.each([
		['Is price a strength?', ['price']],
		['Who is praised for communication?', ['communication']],
		['Did anyone pay for work that was not done?', ['price', 'work_quality']],
		['Were people billed for things they did not agree to?', ['price']],
		['Is the coffee good?', ['facility']],
	])('names the aspects that its words belong to: %s', async (question, aspects) => {
		const { notes } = await insights({ question });
		const named = notes.flatMap((note: string) => /^Try aspect "(.+?)"/.exec(note)?.[1] ?? []);
		expect(named).toEqual(aspects);
	});

	it.each([
		['Did anyone get their car back dirty or damaged?', ['damage-and-dirt']],
		['How long do I have to wait for an oil change?', ['long-waits', 'waiting-room']],
		['Do they sell bicycles?', []],
		['¿Son honestos si algo sale mal?', []],
		['Who is Grace Lindqvist?', []],
	])('without an answer names the topics with its words: %s', async (question, topics) => {
		const { notes = [] } = await insights({ question });
		const near = notes.flatMap((note: string) => /^Topics with .+: (.+)\./.exec(note)?.[1] ?? []);
		const ids = near
			.join()
			.split(', ')
			.filter((id: string) => id !== '');
		expect(ids.slice(0, topics.length)).toEqual(topics);
		if (topics.length === 0) expect(ids).toEqual([]);
	});

	it('proposes aspects with the counts of the service, and none for a person', async () => {
		const question = 'Do they overcharge?';
		const tried = (notes: readonly string[] = []) => notes.filter((note) => note.startsWith('Try'));
		const { notes } = await insights({ service: 'brakes', question });
		const about = edition.reviews.filter(
			({ mentions, aspects }) =>
				mentions.services.includes('brakes') &&
				aspects.some(({ aspect, polarity }) => aspect === 'price' && /pos|mix/.test(polarity)),
		);
		expect(about.length).toBeGreaterThan(0);
		expect(tried(notes)[0]).toMatch(
			`Try aspect "price" for the service "brakes": ${about.length} praise it`,
		);
		const person = await insights({ person: 'Grace Lindqvist', question: 'Is she pushy?' });
		expect(tried(person.notes)).toEqual([]);
	});

	it('finds a topic by words of several of its phrases', async () => {
		const question = 'How often do people have to come back for the same repair?';
		expect(idsOf((await insights({ question })).topics)).toEqual(['redone-repairs']);
		const part = await insights({ question: 'How long does an oil change take?' });
		expect(part.topics).toBeUndefined();
		const offers = await insights({ question: 'Est-ce que les offres de reprise sont honnêtes ?' });
		expect(idsOf(offers.topics)).toEqual(['trade-ins']);
		const other = await insights({ question: "Les voitures d'occasion sont-elles fiables ?" });
		expect(other.topics).toBeUndefined();
	});
});

describe('a location that a question or an argument names', () => {
	it.each([
		{ question: 'Can I get a loaner at Millbrook?' },
		{ question: 'Can I get a loaner?', location: 'millbrook' },
	])('is counted in the answer: %j', async (args) => {
		const { answers, answers_about_everybody: about, topics, notes } = await insights(args);
		const [{ basis, here }] = answers ?? about;
		const [{ review_ids: ids, ...counts }] = here;
		expect([counts]).toEqual(basis.by_location.filter(({ id }: any) => id === 'millbrook'));
		expect(ids).toHaveLength(counts.n);
		for (const id of ids) {
			expect(edition.reviews.find((review) => review.id === id)?.location).toBe('millbrook');
		}
		// The answer counts the reviews of the topic "loaner-cars", and more.
		expect(topics ?? []).not.toContainEqual(expect.objectContaining({ id: 'loaner-cars' }));
		expect(notes[0]).toMatch('count all locations');
	});

	it('is not counted in an answer that has no counts by location', async () => {
		const question = 'Do you reply to bad reviews at Harborview?';
		const { answers, topics, notes } = await insights({ question });
		expect([idsOf(answers), topics, notes]).toEqual([
			...[['replies'], undefined, [expect.stringContaining('count all locations')]],
		]);
		expect(answers[0]).not.toHaveProperty('here');
	});

	it('does not hide the reviews of a topic that say it in other words', async () => {
		const args = { question: 'Do repairs have to be redone?', location: 'alder-falls' };
		const { topics, combined } = await insights(args);
		expect(topics[0].combined).toMatchObject({
			search_reviews: { location: 'alder-falls', topic: 'redone-repairs' },
			total: topics[0].here[0].reviews,
		});
		expect(combined.note).toBeUndefined();
	});
});

describe('a question that cannot be matched', () => {
	it.each([
		'Did anybody have a bad experience with a trade-in, and what happened?',
		'Can I get a loaner car while mine is being repaired?',
		'Did Hank find a zeppelin?',
	])('never says that no review answers it: %s', async (question) => {
		for (const [tool, args] of [
			['get_insights', { question }],
			['search', { query: question }],
		] as const) {
			expect((await callTool(methods, tool, args)).text).not.toMatch('says that');
		}
	});

	it.each([
		['¿Qué dicen de la cafetería?', 'Spanish'],
		['Was sagen die Kunden über Ölwechsel?', 'German'],
		['Que disent les clients du parking ?', 'French'],
	])('in another language says that words are not translated: %s', async (question, language) => {
		const { found } = await insights({ question });
		const { note } = JSON.parse((await callTool(methods, 'search', { query: question })).text);
		for (const said of [found.note, note])
			expect(said).toMatch(new RegExp(`(?:are|is) in ${language}:`));
	});
});

describe('a service that a question names in another language', () => {
	const changes = edition.reviews.filter(({ mentions }) =>
		mentions.services.includes('oil-change'),
	);

	it('is found in reviews of all languages, with the filter that finds all of them', async () => {
		const question = '¿Qué dicen los clientes sobre los cambios de aceite?';
		const { notes, found } = await insights({ question });
		expect(notes).toContain(
			`Reviews found by the filter for the service "oil-change": ${changes.length}.`,
		);
		expect(found.reviews).toHaveLength(3);
		const { results } = JSON.parse((await callTool(methods, 'search', { query: question })).text);
		expect(results).toHaveLength(10);
	});

	it('is named where words find only reviews in that language', async () => {
		for (const args of [{ words: 'cambios de aceite' }, { query: 'cambio de aceite' }]) {
			const { text } = await callTool(methods, 'search_reviews', { ...args, limit: 1 });
			expect(JSON.parse(text).warnings).toEqual([
				'All of these reviews are in Spanish: words are not translated.',
				`Reviews found by the filter for the service "oil-change": ${changes.length}.`,
			]);
		}
	});
});
