import { describe, expect, it } from 'vitest';
import { sampleContent, sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const answer = async (name: string, args: object) =>
	JSON.parse((await callTool(methods, name, args)).text);
const insights = (args: object) => answer('get_insights', args);
const search = async (query: string) => (await answer('search', { query })).results;
const byId = new Map(edition.reviews.map((review) => [review.id, review]));

describe('get_insights about several things', () => {
	const { business } = edition;
	const { services, technicians } = edition.insights.entities;
	const places = business.locations.map(({ id }) => id);
	const asked = [
		...services.flatMap(({ id }) => places.map((location) => ({ service: id, location }))),
		...technicians.map(({ name }) => ({ person: name, service: 'oil-change' })),
		...edition.insights.aspects.map(({ id }) => ({ aspect: id, service: 'brakes' })),
	];

	it('quotes and names only what is in reviews about all of them', async () => {
		for (const args of asked) {
			const found = await insights(args);
			const { service, location, person, aspect } = args as Record<string, string>;
			const both = edition.reviews.filter(
				({ mentions, location: place, aspects }) =>
					(service === undefined || mentions.services.includes(service)) &&
					(location === undefined || place === location) &&
					(person === undefined || mentions.technicians.includes(person)) &&
					(aspect === undefined || aspects.some((said) => said.aspect === aspect)),
			);
			expect([args, found.combined.total]).toEqual([args, both.length]);
			const ids = new Set(both.map(({ id }) => id));
			const quoted = [...JSON.stringify(found).matchAll(/"review_id":"(\w+)"/g)].map(
				([, id]) => id,
			);
			expect([args, quoted.filter((id) => !ids.has(id ?? ''))]).toEqual([args, []]);
			const named = new Set(both.flatMap(({ mentions }) => mentions.technicians));
			for (const { name } of found.combined.named_people) expect(named).toContain(name);
			expect([args, found.location?.people, found.aspect?.people]).toEqual([
				...[args, undefined, undefined],
			]);
			expect(found.warnings[0]).toMatch('Only "combined", quotes,');
		}
	});

	it('quotes the sentences about the service or the person, each once', async () => {
		const { combined, service } = await insights({ service: 'used-sales', location: 'millbrook' });
		expect(combined.named_people).toEqual([{ name: 'Sam Kowalski', reviews: 1 }]);
		expect(combined.quotes.length).toBeGreaterThan(1);
		for (const { review_id, quote } of combined.quotes) {
			expect(byId.get(review_id)?.text).toContain(quote);
		}
		expect(service.quotes).toBeUndefined();
	});

	it('lists the ids of their reviews, and quotes all of few', async () => {
		const { combined } = await insights({ service: 'loaner', location: 'millbrook' });
		const both = edition.reviews.filter(
			({ mentions, location }) => mentions.services.includes('loaner') && location === 'millbrook',
		);
		expect(both).toHaveLength(3);
		expect(combined.review_ids).toEqual(both.map(({ id }) => id));
		expect(combined.quotes.map(({ review_id }: any) => review_id)).toEqual(combined.review_ids);
	});

	it('says that the answers to a question are about everybody, and what reviews about the names say', async () => {
		const found = await insights({ person: 'Will Sato', question: 'Is he good with hybrids?' });
		expect(found.answers).toBeUndefined();
		expect(found.answers_about_everybody).toHaveLength(1);
		expect(found.combined.reviews.map(({ review_id }: any) => review_id)).toEqual(['nrxzpfuvixsy']);
		const none = await insights({ person: 'Hank Dufresne', question: 'Is he good with hybrids?' });
		expect(none.combined).toEqual({
			reviews: [],
			note: 'No review about Hank Dufresne contains these words. Reviews may say the same differently: try other words.',
		});
	});
});

describe('a question', () => {
	it('about pressure is answered by the counts of pressure, not of time', async () => {
		for (const question of ['Is the financing office pushy?', 'Are they pushy?']) {
			const { answers, found } = await insights({ question });
			expect(answers.map(({ id }: any) => id)).toEqual(['add-ons']);
			expect(found.reviews.length).toBeGreaterThan(0);
		}
	});

	it.each([
		'Has anyone been overcharged?',
		'Do they charge too much in the end?',
		'Was the bill higher than quoted?',
		'double billed',
		'Did someone get ripped off?',
		'billed more than agreed',
	])('about overcharging names topics: %s', async (question) => {
		const { topics } = await insights({ question });
		const ids = topics.map(({ id }: any) => id);
		expect(
			ids.filter((id: string) => /bills-and-invoices|quotes-and-final-bills/.test(id)),
		).not.toEqual([]);
		const first = (await search(question)).find(({ id }: any) => id.startsWith('topic:'));
		const record = await answer('fetch', { id: first.id });
		expect(record).toMatchObject(first);
		expect(JSON.parse(record.text).quotes.length).toBeGreaterThan(0);
	});

	it.each([
		['Was anyone billed more than agreed?', /bill/i, /agree/i],
		['Do they sell bicycles?', /\bsell/i, /bicycle/i],
	])(
		'is not answered by a review with only one of its telling words: %s',
		async (question, ...words) => {
			const having = words.map((word) => edition.reviews.filter(({ text }) => word.test(text)));
			for (const found of having) expect(found).not.toEqual([]);
			const { found } = await insights({ question });
			expect(found).toEqual({
				reviews: [],
				note: expect.stringMatching('Reviews with each word:'),
			});
			expect((await search(question)).filter(({ id }: any) => byId.has(id))).toEqual([]);
		},
	);

	it.each([
		['Did anyone get their deposit back?', 'jo4adnlbp6zp'],
		['Did the bill match the quote?', 'p3ylgies2yn7'],
		['Did they scratch my car?', '7gla2augasfq'],
	])('is answered by reviews with the words that tell what it asks: %s', async (question, id) => {
		const { found } = await insights({ question });
		expect(found.reviews.map(({ review_id }: any) => review_id)).toContain(id);
	});

	it.each([
		['Are waits long for service?', 'speed'],
		['Was anyone billed more than agreed?', 'price'],
	])('says how broadly the aspect is meant that it proposes: %s', async (question, aspect) => {
		const description = edition.insights.aspects.find(({ id }) => id === aspect)?.description;
		const said = `"${aspect}" means: "${description}"`;
		const { notes } = await insights({ question });
		expect(notes.join()).toContain(said);
		expect((await answer('search', { query: question })).note).toContain(said);
		expect((await insights({ aspect })).aspect.description).toBe(description);
		for (const asked of [{}, { since: '2026-01-01' }]) {
			const compared = await answer('compare', { by: 'locations', aspect, ...asked });
			expect(compared.aspect).toEqual({ id: aspect, description });
		}
	});

	it('about honesty is not answered by the counts of used cars', async () => {
		const { answers } = await insights({ question: 'Is he honest about what needs fixing?' });
		expect(answers.map(({ id }: any) => id)).toEqual(['unneeded-work']);
		const hank = await insights({
			...{ person: 'Hank Dufresne', question: 'Is he honest about what needs fixing?' },
		});
		expect(hank.combined.note ?? '').not.toMatch(/honesty|also/);
	});

	it('finds reviews about the service that it names, although nothing is counted', async () => {
		const { answers, found } = await insights({ question: 'How long does an oil change take?' });
		expect([answers, found.reviews.length]).toEqual([[], 3]);
		for (const { review_id } of found.reviews) {
			expect(byId.get(review_id)?.mentions.services).toContain('oil-change');
		}
	});

	it('for a length of time gets the sentences that state one, if there are any', async () => {
		const { answers } = await insights({ question: 'How long do body shop repairs take?' });
		const [{ id, times, note }] = answers;
		expect([id, note]).toEqual(['collision-time', expect.stringContaining('state a time')]);
		const stated = times.map(({ quote }: any) => quote).join('\n');
		expect(stated).toMatch(/ELEVEN WEEKS/);
		expect(stated).toMatch(/6 days/);
		for (const { review_id, quote } of times) expect(byId.get(review_id)?.text).toContain(quote);
	});
});

describe('search', () => {
	const RECORD = /^(?:insights|comparison:)/;

	it.each([
		['Did Harborview get worse', ['comparison:periods:harborview']],
		['Have reviews of Millbrook improved?', ['comparison:periods:millbrook']],
		['Which location is best?', ['comparison:locations']],
		['Compare Millbrook and Harborview', ['comparison:locations']],
		['What is the average rating?', ['insights']],
		['How many days do brakes take?', []],
		['What do customers say about oil changes?', []],
		['Who fixed a leak?', ['insights']],
		['Is the waiting room clean?', []],
	])('lists only records that answer "%s": %j', async (query, expected) => {
		const ids = (await search(query)).map(({ id }: any) => id);
		expect(ids.filter((id: string) => RECORD.test(id))).toEqual(expected);
		for (const id of expected) {
			expect(await answer('fetch', { id })).toMatchObject({ id, text: expect.any(String) });
		}
	});

	it('keeps emoji whole where it cuts a text', async () => {
		const text = `Gizmos ${'🚗'.repeat(400)}`;
		const { records } = await sampleContent();
		const first = records.find((record) => record.text.length > 20 && !record.title);
		const changed = records.map((record) => (record === first ? { ...record, text } : record));
		const own = await methodsOf(await sampleEdition({ records: changed }));
		for (const [tool, args] of [
			['search', { query: 'gizmos' }],
			['get_insights', { question: 'gizmos' }],
		] as const) {
			const found = await callTool(own, tool, args);
			expect(found.text).toMatch(/Gizmos (?:🚗)+…/u);
			expect(found.text).not.toMatch(/\\ud83d/);
		}
	});

	it('names the location of a comparison, and has none of a location without reviews', async () => {
		const place = edition.business.locations.find(({ id }) => id === 'harborview');
		const title = `${place?.name}: Periods compared`;
		const [record] = await search('Did Harborview get worse');
		expect(record.title).toMatch(title);
		expect((await answer('fetch', { id: record.id })).title).toMatch(title);
		const { records } = await sampleContent();
		const others = records.filter(({ location }) => location !== 'harborview');
		const fewer = await methodsOf(await sampleEdition({ records: others }));
		const { text } = await callTool(fewer, 'search', { query: 'Did Harborview get worse' });
		expect(text).not.toContain('comparison:');
	});

	it('takes no word for a comparison as a word of a review', async () => {
		const found = (await search('Did Harborview get worse')).flatMap(
			({ id }: any) => byId.get(id) ?? [],
		);
		const here = edition.reviews.filter(({ location }) => location === 'harborview');
		expect(found.map(({ id }: any) => id)).toEqual(here.slice(0, found.length).map(({ id }) => id));
	});

	it('finds in a whole sentence what the language alone finds', async () => {
		const ids = async (query: string) =>
			(await search(query)).map(({ id }: any) => id).filter((id: string) => byId.has(id));
		const asked = await ids('I speak only Spanish, can somebody help me there?');
		expect(asked.length).toBeGreaterThan(5);
		const short = await ids('Do you speak Spanish?');
		expect(asked.slice(0, short.length)).toEqual(short.slice(0, asked.length));
		expect(short.length).toBeGreaterThan(5);
	});
});
