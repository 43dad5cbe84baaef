import { describe, expect, it } from 'vitest';
import { createDepartmentFinder } from '../../../src/insights/owner/find-departments.ts';
import { CATALOGS } from '../../../src/reviews/messages/catalogs.ts';
import type { Review } from '../../../src/reviews/review.ts';
import type { StoredReview } from '../../../src/reviews/stored-review.ts';
import { aRecord, sampleEdition } from '../../support/content.ts';
import { recomputeRecent } from '../../support/recompute-recent.ts';

const { business, insights, reviews, reviewTopics } = await sampleEdition();

const wrongNumbers = (changed: typeof insights) =>
	recomputeRecent(reviews, business, changed, reviewTopics).flatMap(([what, stated, counted]) =>
		JSON.stringify(stated) === JSON.stringify(counted) ? [] : [what],
	);

/** Complaints about prices, in words. */
const complaining = (records: readonly Partial<StoredReview>[]) =>
	records.map((record, index) => {
		const id = `c${index}`;
		return aRecord({
			...{ id, text: 'The prices are outrageous.', rating: 1 },
			source: { id: 'survey', name: 'S', review_id: id },
			...record,
		});
	});

const recentOf = async (records: readonly Partial<StoredReview>[], aspect = 'price') => {
	const edition = await sampleEdition({ records: complaining(records) });
	return edition.insights.drivers.find((driver) => driver.aspect === aspect)?.recent;
};

describe('recent complaints', () => {
	it('of the sample can be counted again, number by number', () => {
		expect(insights.drivers.some(({ recent }) => (recent?.up_to_three_stars.n ?? 0) > 5)).toBe(
			true,
		);
		expect(wrongNumbers(insights)).toEqual([]);
		const changed = structuredClone(insights);
		const [first] = changed.drivers[0]?.recent?.by_location ?? [];
		if (first) first.up_to_three_stars.n += 1;
		expect(wrongNumbers(changed)).toEqual([`${changed.drivers[0]?.aspect} ${first?.id} to 3`]);
	});

	it('are of the 12 months that end with the newest review, by stars', async () => {
		const recent = await recentOf([
			{ date: '2026-05-10', text: 'The prices are great.' },
			{ date: '2026-04-01', text: '', aspect_ratings: { pricing: 1 } },
			{ date: '2026-03-01', rating: 3 },
			{ date: '2026-02-01', rating: 4 },
			{ date: '2025-05-11', rating: 2 },
			{ date: '2025-05-10', rating: 2 },
		]);
		expect(recent).toMatchObject({
			...{ from: '2025-05-11', to: '2026-05-10' },
			up_to_three_stars: { n: 2, reviews: ['c2', 'c4'] },
			four_or_five_stars: { n: 1, reviews: ['c3'] },
			by_location: [
				{ id: 'alder-falls', up_to_three_stars: { n: 2 }, four_or_five_stars: { n: 1 } },
			],
		});
	});

	it('begin with the highest count, and list ties by id', async () => {
		const at = (location: string) => ({ date: '2026-05-10', location });
		const recent = await recentOf([
			at('millbrook'),
			at('harborview'),
			at('alder-falls'),
			at('millbrook'),
		]);
		const rows = recent?.by_location.map(({ id, up_to_three_stars: { n } }) => [id, n]);
		expect(rows).toEqual([
			['millbrook', 2],
			['alder-falls', 1],
			['harborview', 1],
		]);
	});

	it('name the topics about the aspect that the reviews bring up, in any sentence', async () => {
		const texts = [
			'Their prices are outrageous. The invoice has four pages.',
			'The invoice is four pages long. Way overpriced. Loved the shuttle.',
		];
		const recent = await recentOf(texts.map((text) => ({ date: '2026-05-10', text })));
		expect(recent?.up_to_three_stars.by_topic).toEqual([
			{
				...{ id: 'bills-and-invoices', label: CATALOGS.en['topic.bills-and-invoices'] },
				...{ n: 2, reviews: ['c0', 'c1'] },
			},
		]);
	});

	it('name no topic that is praise', async () => {
		const texts = [
			'The prices are outrageous. The car wash was free of charge.',
			'Way overpriced. The loaner was at no extra charge.',
			'The prices are outrageous. They did not charge for the coffee.',
		];
		const recent = await recentOf(texts.map((text) => ({ date: '2026-05-10', text })));
		expect(recent?.up_to_three_stars).toMatchObject({ n: 3, by_topic: [] });
	});

	it('name no topic that is the aspect by another name', async () => {
		const records = [{ date: '2026-05-10', text: 'My loaner was filthy. The shuttle never came.' }];
		const recent = await recentOf(records, 'loaner');
		expect(recent?.up_to_three_stars.by_topic.map(({ id }) => id)).toEqual(['shuttle']);
	});

	it('list the newest 100 reviews, but count all', async () => {
		const recent = await recentOf(Array.from({ length: 130 }, () => ({ date: '2026-05-10' })));
		expect(recent?.up_to_three_stars.n).toBe(130);
		expect(recent?.up_to_three_stars.reviews).toHaveLength(100);
	});

	it('are absent without reviews', async () => {
		const empty = await sampleEdition({ records: [] });
		expect(empty.insights.drivers.every(({ recent }) => recent === undefined)).toBe(true);
	});
});

describe('the departments of a complaint', () => {
	const staff = [
		{ id: 'ann-bay', name: 'Ann Bay', department: 'sales' },
		{ id: 'bob-cole', name: 'Bob Cole', department: 'service' },
	];
	const services = [
		{ id: 'brakes', name: 'Brakes', department: 'service' },
		{ id: 'trades', name: 'Trades', department: 'sales' },
	];
	const at = new Map([['town', ['sales', 'service', 'parts']]]);
	const NEAR: Record<string, [kind: 'service' | 'technician', id: string]> = {
		Ann: ['technician', 'ann-bay'],
		Bob: ['technician', 'bob-cole'],
		Brakes: ['service', 'brakes'],
		Trade: ['service', 'trades'],
	};
	const place = (text: string, visit_type?: 'sales' | 'service', opinions: string[] = []) => {
		const start = text.indexOf('<');
		const [said, end] = [text.replace(/[<>]/g, ''), text.indexOf('>') - 1];
		const mention_sources = Object.entries(NEAR).flatMap(([name, [kind, id]]) => {
			const [first] = said.matchAll(new RegExp(name, 'g'));
			const named = { start: first?.index ?? 0, end: (first?.index ?? 0) + name.length };
			return first ? [{ kind, id, basis: 'text' as const, ...named }] : [];
		});
		const [sample] = reviews;
		const find = { aspect: 'price', polarity: 'negative' as const, start, end };
		const statement = { aspect: 'price', polarity: find.polarity, stars: [], finds: [find] };
		const read = { ...statement, readBy: 'engine' as const };
		const aspects = opinions.map((aspect) => ({ ...find, aspect, read_by: 'engine' as const }));
		const review = {
			...sample,
			id: 'r',
			text: said,
			title: undefined,
			location: 'town',
			visit_type,
		};
		const finder = createDepartmentFinder({ staff, services }, at, new Map([['r', [read]]]));
		const placed = { ...review, mention_sources, aspects } as Review;
		const found = finder.ofComplaint(placed, 'price');
		expect(finder.of(placed)).toEqual(expect.arrayContaining(found));
		return found;
	};

	it.each<[string, string[], ('sales' | 'service')?]>([
		['Brakes done well. Ann <promised a lower price>.', ['sales']],
		['Brakes done well. <The salesman> lied.', ['sales']],
		['Brakes done well. <Ask sales, they say ask service>.', ['sales', 'service']],
		['Trade was fair. Brakes <cost too much>.', ['service']],
		['Trade was fair, Brakes too. <Too dear>.', ['sales', 'service']],
		['Brakes done well. Ann had coffee while they <ignored me>.', ['service']],
		['Brakes done well. Ann is great, <the salesman less so>.', ['sales']],
		['Ann called. Charged a shop fee twice, <too dear>.', ['service']],
		['Ann called. <Charged me> a shop fee.', ['sales'], 'sales'],
		['Ann drove it home without any work needed. <Too dear>.', ['sales']],
		['Bob was great. <Too dear>.', ['service']],
		['Bob got Brakes done. <Too dear>.', ['service']],
		['Ann fixed it, and she is not even in service. <Too dear>.', ['sales']],
		['Great parts, said the mechanic. <Too dear>.', ['service']],
		['The parts counter was open. <Too dear>.', ['parts']],
		['<Too dear>.', []],
		['<Too dear>.', ['sales'], 'sales'],
		['The mechanic was nice. <Too dear>.', ['sales'], 'sales'],
	])('in "%s" are %j', (text, departments, visit) => {
		expect(place(text, visit)).toEqual(departments);
	});

	it('without a clue count for the only workshop, if the review judges its work', () => {
		expect(place('<Too dear>.', undefined, ['work_quality'])).toEqual([]);
		at.set('town', ['sales', 'service']);
		expect(place('<Too dear>.', undefined, ['work_quality'])).toEqual(['service']);
	});
});

describe('the departments of a review', () => {
	const services = [
		{ id: 'oil-change', name: 'Oil change', department: 'express-service', synonyms: [] },
		{ id: 'brakes', name: 'Brakes', department: 'service', synonyms: [] },
		{ id: 'used-sales', name: 'Used cars', department: 'sales', synonyms: [] },
		{ id: 'wraps', name: 'Wraps', department: 'wrap-studio', synonyms: [] },
		{ id: 'loaner', name: 'Loaner', synonyms: [] },
	];
	const staff = [
		{ id: 'ann', department: 'sales' },
		{ id: 'bob', department: 'service' },
		{ id: 'cleo' },
		{ id: 'dan', department: 'service' },
		{ id: 'marco', department: 'body-shop' },
	];
	const sources = (kind: 'service' | 'technician', ids: readonly string[]) =>
		ids.map((id) => ({ kind, id, basis: 'text' as const }));
	const finder = createDepartmentFinder(
		{ staff, services },
		new Map([
			['town', ['sales', 'service']],
			['harbor', ['sales', 'express-service']],
			['yard', ['sales', 'finance', 'service', 'body-shop']],
			['paint', ['body-shop']],
		]),
		new Map(),
	);
	const [sample] = reviews;
	const find = (one: Partial<Review>) =>
		finder.of({ ...sample, text: 'Fine.', aspects: [], ...one } as Review);

	it.each([
		['town', undefined, ['brakes', 'used-sales'], ['sales', 'service']],
		['town', 'sales_used', ['brakes', 'used-sales'], ['sales']],
		['town', 'service', ['used-sales'], ['service']],
		['town', 'sales', [], ['sales']],
		['town', undefined, ['loaner'], []],
		['town', undefined, ['oil-change', 'brakes'], ['service']],
		['harbor', undefined, ['brakes'], ['express-service']],
		['harbor', 'service', [], ['express-service']],
		['harbor', 'service', ['wraps'], ['wrap-studio']],
		['village', undefined, ['brakes'], ['service']],
	] as const)(
		'at %s, visit %s, services %j, are %j',
		(location, visit_type, named, departments) => {
			expect(find({ location, visit_type, mention_sources: sources('service', named) })).toEqual(
				departments,
			);
		},
	);

	it.each([
		[undefined, ['ann'], [], ['sales']],
		[undefined, ['ann', 'bob'], [], ['sales', 'service']],
		[undefined, ['ann'], ['brakes'], ['service']],
		[undefined, ['cleo'], [], []],
		['service', ['ann'], [], ['service']],
		['sales', ['bob'], [], ['sales']],
	] as const)(
		'visit %s, people %j, services %j, are %j',
		(visit_type, people, named, departments) => {
			const mention_sources = [...sources('technician', people), ...sources('service', named)];
			expect(find({ location: 'town', visit_type, mention_sources })).toEqual(departments);
		},
	);

	it('are those of people of a workshop, whatever the order', () => {
		const mention_sources = sources('technician', ['marco']);
		const text = 'Marco changed the work order after the collision.';
		expect(find({ location: 'yard', text, mention_sources, visit_type: undefined })).toEqual([
			'body-shop',
		]);
	});

	it.each([
		['town', 'The salesman was kind.', [], ['sales']],
		['town', 'The salesman sold me brakes.', ['brakes'], ['service']],
		['town', 'They forgot a bolt.', [], ['service']],
		['yard', 'They forgot a bolt.', [], []],
		['town', 'The sales advisor was rude and pushy.', [], ['sales']],
		['town', 'The service advisor was kind, and so was the other advisor.', [], ['service']],
		['town', 'The finance advisor was rude.', [], []],
		['town', 'The customer service team was wonderful.', [], []],
		['town', 'My own mechanic found a bent frame on the truck.', [], []],
		['town', 'My husband is a mechanic and he loved the truck.', [], []],
		['town', 'The mechanic drove with me.', [], ['service']],
		['town', 'Nobody beats them in service.', [], []],
		['town', 'Sales says ask service.', [], ['service']],
		['town', 'The quick lane was slow.', [], ['service']],
		['harbor', 'The quick lane was slow.', [], ['express-service']],
		['village', 'The quick lane was slow.', [], ['service']],
		['yard', 'They changed the repair order twice.', [], ['service']],
		['yard', 'The body shop manager changed the repair order twice.', [], ['body-shop']],
		['yard', 'The sales manager added a shop fee to the price.', [], ['sales']],
		['yard', 'Finance department put a warranty on the ticket.', [], ['finance']],
		['town', 'Bought it used, drove home without any work needed.', [], []],
		['paint', 'They changed the repair order twice.', [], []],
	])('at %s, in "%s", services %j, are %j', (location, text, named, departments) => {
		const [aspect] = [{ aspect: 'work_quality' }] as Review['aspects'];
		const aspects = text.includes('bolt') ? [aspect!] : [];
		const mention_sources = sources('service', named);
		expect(find({ location, text, aspects, mention_sources, visit_type: undefined })).toEqual(
			departments,
		);
	});
});
