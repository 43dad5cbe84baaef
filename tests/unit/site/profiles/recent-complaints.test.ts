import { expect, it } from 'vitest';
import { createLabels } from '../../../../src/edition/documents/labels.ts';
import { CATALOGS, translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { topicMessage } from '../../../../src/insights/topics/topic-catalog.ts';
import { SITE_LANGUAGES } from '../../../../src/reviews/messages/languages.ts';
import { recentInWords } from '../../../../src/site/view-models/profiles/recent-complaints.ts';
import { sampleEdition } from '../../../support/content.ts';

const edition = await sampleEdition();
const labels = createLabels(edition);
const { drivers } = edition.insights;
const [first] = drivers;
const textOf = (lines: ReturnType<typeof recentInWords>) =>
	lines.map((line) => line.map(({ text }) => text).join(''));

/** The number of reviews that the search finds for an address of the reviews page. */
function countFound(href: string): number {
	const query = new URL(href, 'https://reviews.example').searchParams;
	const asks = (name: string, value: string) => (query.get(name) ?? value) === value;
	const [aspect, sentiment] = [query.get('aspect'), query.get('sentiment')];
	const ids = query.get('id')?.split(',');
	const service = query.get('mentions_service');
	return edition.reviews.filter(
		(review) =>
			(ids?.includes(review.id) ?? true) &&
			asks('location', review.location) &&
			(query.get('since') ?? '') <= review.date &&
			review.rating <= Number(query.get('max_rating') ?? 5) &&
			review.rating >= Number(query.get('min_rating') ?? 1) &&
			(service === null || review.mentions.services.includes(service)) &&
			(aspect === null ||
				review.aspects.some((one) => one.aspect === aspect && one.polarity === sentiment)),
	).length;
}

it('every number of the recent complaints links to exactly the reviews that it counts', () => {
	for (const language of SITE_LANGUAGES) {
		const t = translatorFor(language);
		const pieces = drivers.flatMap((driver) =>
			recentInWords(t, driver, labels, edition.reviews).flat(),
		);
		const linked = pieces.filter(({ href }) => href !== undefined);
		expect(linked.length).toBeGreaterThan(50);
		for (const { text, href = '' } of linked) {
			const n = Number(/^\d+|\d+$/.exec(text)?.[0]);
			expect([text, countFound(href)]).toEqual([text, n]);
		}
		expect(
			pieces.filter(({ href, text }) => href === undefined && /\u00a0\d+$/.test(text)),
		).toEqual([]);
	}
});

it('the recent complaints are put into words, with ties, and 4 and 5 stars apart', () => {
	const count = (id: string, n: number, from = 0) => ({
		...{ id, n },
		reviews: Array.from({ length: n }, (_, index) => `r${from + index}`),
	});
	const none = { ...count('', 0), by_department: [], by_service: [], by_topic: [] };
	const topics = ['redone-repairs', 'left-undone', 'diagnosis'];
	const low = {
		...count('a', 7),
		by_department: [count('service', 4), count('sales', 2, 3)],
		by_service: [count('brakes', 1)],
		by_topic: topics.map((id, index) => ({
			...count(id, index === 2 ? 2 : 3),
			label: index === 0 ? 'Comebacks' : CATALOGS.en[topicMessage({ id })],
		})),
	};
	const recent = {
		...{ from: '2025-11-16', to: '2026-11-15', up_to_three_stars: low },
		four_or_five_stars: { ...none, ...count('b', 1) },
		by_location: [{ id: 'alder-falls', up_to_three_stars: low, four_or_five_stars: none }],
	};
	const told = (driver: Partial<typeof first>) =>
		first && textOf(recentInWords(translatorFor('en'), { ...first, ...driver }, labels, []));
	expect(told({ recent })).toEqual([
		'Since Nov 16, 2025, 7\u00a0complaints in reviews with 1 to 3 stars: Alder Falls\u00a07 (Service\u00a04, New & used sales\u00a02, no department named\u00a02). A review about two departments counts for both.',
		'Plus 1\u00a0complaint in a 4- or 5-star review, not counted above.',
	]);
	const few = { ...low, by_topic: [{ ...count('redone-repairs', 2), label: 'Comebacks' }] };
	expect(told({ recent: { ...recent, up_to_three_stars: few } })?.join(' ')).not.toContain(
		'often about',
	);
	const nothing = { ...recent, up_to_three_stars: none, four_or_five_stars: none, by_location: [] };
	expect(told({ recent: nothing })).toEqual([
		'Since Nov 16, 2025, no complaints in reviews with 1 to 3 stars.',
	]);
	expect(told({ recent: undefined })).toEqual([]);
});
