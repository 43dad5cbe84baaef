import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { StructuredDataChoice } from '../../../../src/reviews/business/verification-policy.ts';
import type { Edition } from '../../../../src/edition/documents/edition.ts';
import {
	createBusinessData,
	createLocationData,
} from '../../../../src/edition/documents/structured-data/business-data.ts';
import {
	toStructuredData,
	renderStructuredData,
} from '../../../../src/edition/documents/structured-data/node.ts';
import { createReviewData } from '../../../../src/edition/documents/structured-data/review-data.ts';
import { createExampleEdition } from '../../../../src/openapi/example-edition.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import { sampleEdition } from '../../../support/content.ts';
import { aReview } from '../../../support/reviews.ts';
import { findSchemaFaults } from '../../../support/schema-org.ts';

const sample = await sampleEdition();
const withChoice = (edition: Edition, choice: StructuredDataChoice | undefined): Edition => ({
	...edition,
	policy: { ...edition.policy, structured_data: choice },
});
/** Returns the data as a page contains it: without `undefined` fields. */
const asJson = (data: unknown) => JSON.parse(JSON.stringify(data));
const [ours, theirs] = ['survey', 'business-profile'].map((id) => {
	const review = sample.reviews.find(({ source }) => source.id === id);
	if (!review) throw new TypeError(`The sample has no review of ${id}`);
	return review;
}) as [Review, Review];

/** Returns the ratings of the locations by id. */
function ratingsOf(edition: Edition): Record<string, Record<string, unknown>> {
	const { '@graph': nodes } = asJson(createBusinessData(edition));
	return Object.fromEntries(
		nodes
			.filter((node: any) => node.aggregateRating)
			.map((node: any) => [node['@id'].split('#')[1], node.aggregateRating]),
	);
}

describe('the business', () => {
	it.each([undefined, 'first_party', 'all'] as const)(
		'has valid data for the policy %s',
		(choice) => {
			for (const edition of [sample, createExampleEdition('https://a.example')]) {
				const data = asJson(createBusinessData(withChoice(edition, choice)));
				expect(findSchemaFaults(data)).toEqual([]);
			}
		},
	);

	it('is a group of dealers whose departments have unique names', () => {
		const { '@graph': nodes } = asJson(createBusinessData(sample));
		expect(nodes.map((node: any) => node['@type'])).toEqual([
			'Organization',
			['AutoDealer', 'AutoRepair', 'AutoBodyShop'],
			['AutoDealer', 'AutoRepair'],
			['AutoDealer', 'AutoRepair'],
		]);
		const departments = nodes.flatMap((node: any) => node.department ?? []);
		const names = departments.map(({ name }: { name: string }) => name);
		expect(new Set(names).size).toBe(names.length);
		expect(names).toContain('Larkspur Motors Alder Falls, Service');
	});

	it('is rated by first-party reviews, or by all reviews if the policy says so', () => {
		const expected = (of: (review: Review) => boolean) =>
			Object.fromEntries(
				sample.business.locations.map(({ id }) => {
					const group = sample.reviews.filter((review) => review.location === id && of(review));
					const sum = group.reduce((total, { rating }) => total + rating, 0);
					const texts = group.filter(({ text }) => text !== '').length;
					return [id, [Math.round((sum / group.length) * 100) / 100, group.length, texts]];
				}),
			);
		const stated = (choice: StructuredDataChoice | undefined) =>
			Object.fromEntries(
				Object.entries(ratingsOf(withChoice(sample, choice))).map(([id, rating]) => [
					id,
					[rating['ratingValue'], rating['ratingCount'], rating['reviewCount']],
				]),
			);
		const firstParty = expected(({ source }) => source.id === 'survey');
		expect(stated(undefined)).toEqual(firstParty);
		expect(stated('first_party')).toEqual(firstParty);
		expect(stated('all')).toEqual(expected(() => true));
		expect(stated('all')).not.toEqual(firstParty);
	});

	it('has no rating without reviews, and no data if the policy is "off"', () => {
		expect(ratingsOf({ ...sample, reviews: [] })).toEqual({});
		expect(ratingsOf({ ...sample, reviews: [theirs] })).toEqual({});
		expect(createBusinessData(withChoice(sample, 'off'))).toBeUndefined();
	});

	it('is without a rating on the page of a location, which shows that of all reviews', () => {
		for (const location of sample.business.locations) {
			const { '@graph': nodes } = asJson(createLocationData(location, sample));
			expect(nodes).toMatchObject([{ name: location.name, telephone: location.telephone }]);
			expect(nodes[0]).not.toHaveProperty('aggregateRating');
			expect(createLocationData(location, withChoice(sample, 'off'))).toBeUndefined();
		}
	});
});

describe('a review', () => {
	it('has valid data, for every review in the sample', () => {
		const all = withChoice(sample, 'all');
		for (const review of sample.reviews) {
			const data = asJson(createReviewData(all, review));
			expect([review.id, findSchemaFaults(data)]).toEqual([review.id, []]);
		}
	});

	it('is marked up only if the policy allows it', () => {
		const isMarked = (choice: StructuredDataChoice | undefined, review: Review) =>
			createReviewData(withChoice(sample, choice), review) !== undefined;
		expect([isMarked(undefined, ours), isMarked(undefined, theirs)]).toEqual([true, false]);
		expect([isMarked('all', ours), isMarked('all', theirs)]).toEqual([true, true]);
		expect([isMarked('off', ours), isMarked('off', theirs)]).toEqual([false, false]);
	});

	it('has its author, text, date, location and response', () => {
		const review = aReview({
			source: ours.source,
			location: 'harborview',
			title: 'In and out',
			rating: 2,
			responses: [{ text: 'Sorry.', author: 'Larkspur Motors Harborview', date: '2025-03-04' }],
		});
		const [node, place, publisher] = asJson(createReviewData(sample, review))['@graph'];
		expect(node).toMatchInlineSnapshot(`
			{
			  "@id": "https://reviews.test/reviews/r1#review",
			  "@type": "Review",
			  "author": {
			    "@type": "Person",
			    "name": "Pat",
			  },
			  "comment": [
			    {
			      "@type": "Comment",
			      "author": {
			        "@type": "Organization",
			        "name": "Larkspur Motors Harborview",
			      },
			      "dateCreated": "2025-03-04",
			      "text": "Sorry.",
			    },
			  ],
			  "datePublished": "2025-03-01",
			  "inLanguage": "en",
			  "itemReviewed": {
			    "@id": "https://reviews.example/#harborview",
			  },
			  "name": "In and out",
			  "publisher": {
			    "@id": "https://reviews.example/#larkspur",
			  },
			  "reviewBody": "Quick oil change",
			  "reviewRating": {
			    "@type": "Rating",
			    "bestRating": 5,
			    "ratingValue": 2,
			    "worstRating": 1,
			  },
			  "url": "https://reviews.test/reviews/r1",
			}
		`);
		expect([place['@id'], publisher['@id']]).toEqual([
			'https://reviews.example/#harborview',
			'https://reviews.example/#larkspur',
		]);
	});

	it('leaves out a missing title, text, language and response', () => {
		const review = aReview({ source: ours.source, text: '', language: 'und' });
		const [node] = asJson(createReviewData(sample, review))['@graph'];
		for (const member of ['name', 'reviewBody', 'inLanguage', 'comment', 'isBasedOn']) {
			expect(node).not.toHaveProperty(member);
		}
	});

	it('has the text shown on the page, and a name within Google’s limit', () => {
		const review = aReview({
			source: ours.source,
			text: 'left\u202eright\u200b',
			author: { name: '😀'.repeat(150), anonymous: false },
		});
		const [node] = asJson(createReviewData(sample, review))['@graph'];
		expect(node.reviewBody).toBe('leftright');
		expect([...node.author.name]).toHaveLength(99);
	});
});

describe('in a script element', () => {
	/** Returns the elements that a browser sees, and the data in the script element. */
	function asRead(data: ReturnType<typeof toStructuredData>) {
		const html = `<head><script type="application/ld+json">${renderStructuredData(data)}</script></head><p>after</p>`;
		const [root] = parse(html).childNodes;
		const tags = JSON.stringify(root, (key, value) =>
			key === 'parentNode' ? undefined : value,
		).match(/"tagName":"[^"]+"/g);
		const text = /<script[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
		return { tags, json: JSON.parse(text) };
	}
	const TAGS = ['html', 'head', 'script', 'body', 'p'].map((name) => `"tagName":"${name}"`);

	const HOSTILE = [
		'</script><img src=x onerror=alert(1)>',
		'</SCRIPT\t>',
		'<!--<script>',
		'-->',
		']]>',
		'&lt;/script&gt;',
		'\u2028\u2029',
		'"}]}\\',
		'\\u003c/script>',
		'${alert(1)}',
		'\0\ud800',
	];

	it.each(HOSTILE)('%j stays text', (text) => {
		const review = aReview({ source: ours.source, text, title: text });
		const data = createReviewData(sample, review) ?? toStructuredData([]);
		const { tags, json } = asRead(data);
		expect(tags).toEqual(TAGS);
		expect(json).toEqual(asJson(data));
	});

	it('any text stays text, with all special characters escaped', () => {
		const pieces = fc.oneof(fc.constantFrom(...HOSTILE, '<', '/', 'script'), fc.string());
		const texts = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));
		fc.assert(
			fc.property(texts, (text) => {
				const data = toStructuredData([{ '@type': 'Review', reviewBody: text }]);
				expect(renderStructuredData(data)).not.toMatch(/[<>&\u2028\u2029]/);
				const { tags, json } = asRead(data);
				expect([tags, json]).toEqual([TAGS, asJson(data)]);
			}),
			{ seed: 11, numRuns: 500 },
		);
	});
});

describe('the check of structured data', () => {
	const good = asJson(createBusinessData(sample));
	const change = (edit: (copy: any) => void) => {
		const copy = structuredClone(good);
		edit(copy);
		return findSchemaFaults(copy);
	};

	it.each<[string, (copy: any) => void]>([
		['no count', (copy) => delete copy['@graph'][1].aggregateRating.ratingCount],
		['no best rating', (copy) => delete copy['@graph'][1].aggregateRating.bestRating],
		['no reviewed item', (copy) => delete copy['@graph'][1].aggregateRating.itemReviewed],
		['a rating as text', (copy) => (copy['@graph'][1].aggregateRating.ratingValue = '4,5')],
		['a rating above the best', (copy) => (copy['@graph'][1].aggregateRating.ratingValue = 5.1)],
		['no address', (copy) => delete copy['@graph'][1].address],
		['an unknown property', (copy) => (copy['@graph'][1].adress = 'x')],
		['a reference to a missing id', (copy) => copy['@graph'].pop()],
		['a duplicate id', (copy) => copy['@graph'].push(copy['@graph'][0])],
	])('finds %s', (_what, edit) => {
		expect(change(edit)).not.toEqual([]);
	});
});
