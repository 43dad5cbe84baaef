import { describe, expect, it } from 'vitest';
import { createAgentInsights } from '../../../src/edition/documents/agent-insights.ts';
import { textOf } from '../../../src/edition/documents/published-document.ts';
import { renderDocuments } from '../../../src/edition/documents/render-documents.ts';
import { createVerificationReport } from '../../../src/edition/documents/verification-report.ts';
import { createReviewData } from '../../../src/edition/documents/structured-data/review-data.ts';
import { renderEmbedDocuments } from '../../../src/edition/embed/embed-documents.ts';
import { encode } from '../../../src/endpoints/http/long-text.ts';
import { createSearchEndpoint } from '../../../src/endpoints/search.ts';
import { createSearchReviews } from '../../../src/mcp/tools/search-tool.ts';
import type { SourcePolicy } from '../../../src/reviews/business/verification-policy.ts';
import { totalOf } from '../../../src/reviews/rating-summary.ts';
import { Review } from '../../../src/reviews/review.ts';
import { translatorFor } from '../../../src/reviews/messages/catalogs.ts';
import { createStanding } from '../../../src/site/view-models/profiles/standing.ts';
import { aRecord, sampleContent, sampleEdition } from '../../support/content.ts';
import { publishedEdition } from '../../support/published-edition.ts';

const TEXT = 'Dana fixed the brakes quickly and the price was fair. Great service, friendly staff.';
const source = (id: string) => ({ source: { ...aRecord().source, review_id: id } });
const records = [
	aRecord({ id: 'plain', text: 'Fine work.', ...source('1') }),
	aRecord({ id: 'paid', text: TEXT, incentive: { kind: 'discount' }, ...source('2') }),
	aRecord({ id: 'kin', text: `${TEXT} Really.`, relationship: 'family', ...source('3') }),
];
const edition = await editionWhere('label');

/** Creates an edition with these records, whose sources label or leave out such reviews. */
async function editionWhere(choice: SourcePolicy['incentivized_or_related']) {
	const { settings } = await sampleContent();
	const { businessFile } = settings;
	const { review_policy: policy } = businessFile;
	const sources = policy.sources.map((one) => ({ ...one, incentivized_or_related: choice }));
	const changed = { ...businessFile, review_policy: { ...policy, sources } };
	return sampleEdition({ records, removed: [], settings: { ...settings, businessFile: changed } });
}

const documents = new Map(
	[...renderDocuments(edition), ...renderEmbedDocuments(edition)].map((document) => [
		document.file,
		textOf(document),
	]),
);
const json = (file: string) => JSON.parse(documents.get(file) ?? '');
const REWARD = 'Written for a reward';
const KIN = 'Written by someone connected to the business';

describe('a review written for a reward, and one by a relative of the owner', () => {
	it('say so in the dataset, whose rating counts them and says how many', () => {
		const { reviews, aggregate_rating: rating } = json('reviews.json');
		const facts = reviews.map((review: Review) => {
			const { id, incentive, relationship } = Review.parse(review);
			return [id, incentive?.kind, relationship];
		});
		expect(facts.toSorted()).toEqual([
			['kin', undefined, 'family'],
			['paid', 'discount', undefined],
			['plain', undefined, undefined],
		]);
		expect(rating).toMatchObject({ rating_count: 3, disclosed_count: 2 });
	});

	it('say so in the table, in two columns that other tables do not have', async () => {
		const [header = '', ...rows] = (documents.get('reviews.csv') ?? '').trim().split('\r\n');
		expect(header).toMatch(/,incentive,relationship$/);
		expect(rows.map((row) => row.split(',').slice(-2).join()).toSorted()).toEqual([
			',',
			',family',
			'discount,',
		]);
		const plain = renderDocuments(await sampleEdition({ records: [aRecord()], removed: [] }));
		const members = /"(?:incentive|relationship|disclosed_count)"|,incentive/;
		expect(members.test(plain.map(textOf).join(''))).toBe(false);
	});

	it('say so in both feeds', () => {
		const items: { id: string; _review: { id: string }; content_text: string }[] =
			json('feed.json').items;
		const textById = new Map(items.map((item) => [item._review.id, item.content_text]));
		expect(textById.get('paid')).toMatch(RegExp(`^${REWARD}\\.`));
		expect(textById.get('kin')).toMatch(RegExp(`^${KIN}\\.`));
		expect(textById.get('plain')).toBe('Fine work.');
		const entries = (documents.get('feed.atom') ?? '').split('<entry>');
		const entryOf = (id: string) => entries.find((entry) => entry.includes(`/reviews/${id}"`));
		expect(entryOf('paid')).toContain(REWARD);
		expect(entryOf('paid')).toContain('term="incentive"');
		expect(entryOf('kin')).toContain(KIN);
		expect(entryOf('plain')).not.toMatch(/Written/);
	});

	it('say so wherever the insights quote them', () => {
		const { aspects } = createAgentInsights(edition);
		const quoted = [...Object.values(edition.insights.evidence), ...aspects[0]!.praised];
		const labels = quoted.map(({ review_id: id, incentive, relationship }) =>
			[id, incentive?.kind ?? relationship].join(' '),
		);
		expect(new Set(labels)).toEqual(new Set(['paid discount', 'kin family', 'plain ']));
	});

	it('say so on other websites, whose average says how many there are', () => {
		const { reviews, note } = json('embed/all.json');
		const labels = reviews.map(({ url, disclosure }: { url: string; disclosure?: string }) => [
			url.split('/').at(-1),
			disclosure,
		]);
		expect(Object.fromEntries(labels)).toEqual({ plain: undefined, paid: REWARD, kin: KIN });
		expect(note).toContain(
			'2\u00a0reviews written for a reward or by people connected to the business',
		);
		expect(documents.get('badge.svg')).toContain(note);
		expect(note).toContain(createStanding(translatorFor('en'), edition).facts[0]);
	});

	it('say so in data for search engines', () => {
		const paid = edition.reviews.find(({ id }) => id === 'paid');
		const data = paid && createReviewData(edition, paid);
		expect(JSON.stringify(data)).toContain(`"description":"${REWARD}"`);
	});

	it('say so to programs and agents that search', async () => {
		const published = publishedEdition(edition.reviews);
		const expected = { paid: 'discount', kin: 'family', plain: undefined };
		const labelsIn = (answer: { reviews: Review[] }) =>
			Object.fromEntries(
				answer.reviews.map(({ id, incentive, relationship }) => [
					id,
					incentive?.kind ?? relationship,
				]),
			);
		const { fetch: search } = createSearchEndpoint({ loadEdition: async () => published });
		const response = await search(new Request('https://reviews.test/api/reviews/search'));
		expect(labelsIn(await response.json())).toEqual(expected);
		const result = createSearchReviews(published).call({});
		const bytes = encode('members' in result ? [...result.members] : []);
		const { content } = JSON.parse(`{${new TextDecoder().decode(bytes)}}`);
		expect(labelsIn(JSON.parse(content[0].text))).toEqual(expected);
	});
});

it.each(['leave_out', undefined] as const)(
	'where the policy is %s, no output has them, and they are counted as held back',
	async (choice) => {
		const without = await editionWhere(choice);
		const outputs = [...renderDocuments(without), ...renderEmbedDocuments(without)].map(textOf);
		expect(outputs.join('')).toContain('Fine work.');
		for (const words of ['fixed the brakes', 'reviews/paid', 'reviews/kin', REWARD, KIN]) {
			expect(outputs.filter((text) => text.includes(words))).toEqual([]);
		}
		const { stars } = createVerificationReport(without);
		expect([stars.published, stars.held_back].map(totalOf)).toEqual([1, 2]);
	},
);
