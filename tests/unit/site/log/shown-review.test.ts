import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { displayText } from '../../../../src/reviews/display-text.ts';
import {
	findDifferences,
	readShownReview,
	type PublishedReview,
} from '../../../../src/site/islands/log/shown-review.ts';
import { HOSTILE_TEXTS } from '../../../support/hostile-content.ts';

const PUBLISHED: PublishedReview = {
	title: 'Fair  price',
	text: 'Done in an hour.\r\n\r\nThe shuttle was late.',
	rating: 4,
	author: { name: 'Ada L.' },
	translation: { text: 'Listo en una hora.', language: 'es', by: 'DeepL' },
	responses: [{ author: 'Larkspur', text: 'Sorry about the shuttle.' }],
};

const PAGE = `<article>
	<h1 data-title="">Fair  price</h1>
	<p class="byline"><span class="stars">★★★★<span>★</span></span> by <bdi>Ada L.</bdi></p>
	<div class="said">
		<p class="review-text marked">Done in <mark>an hour</mark>.\n\nThe shuttle was late.</p>
		<details><summary>by <bdi>DeepL</bdi></summary><p class="review-text">Listo en una hora.</p></details>
		<blockquote class="response"><p><bdi>Larkspur</bdi></p><p class="review-text">Sorry about the shuttle.</p></blockquote>
	</div>
</article>`;

const differencesOf = (html: string, published = PUBLISHED) =>
	findDifferences(readShownReview(parseHTML(html).document), published);

describe('the words on the page of a review', () => {
	it('are those of the record', () => {
		expect(differencesOf(PAGE)).toEqual([]);
	});

	it.each([
		['title', 'Fair  price', 'Unfair price'],
		['title', ' data-title=""', ''],
		['text', 'was late', 'was early'],
		['text', 'an hour', 'an  hour and'],
		['stars', '★★★★<span>★</span>', '★★★★★<span></span>'],
		['author', 'Ada L.', 'Ada M.'],
		['translation', 'Listo', 'No listo'],
		['responses', 'Sorry about', 'Happy about'],
		['responses', 'Larkspur', 'Larkspur Motors'],
	])('differ in the %s if "%s" became "%s"', (part, before, after) => {
		expect(differencesOf(PAGE.replace(before, after))).toEqual([part]);
	});

	it('are those of the record if the page says "Customer" in its language, but not for a name', () => {
		const page = PAGE.replace('<bdi>Ada L.', '<bdi data-nameless>Kunde');
		expect(differencesOf(page, { ...PUBLISHED, author: { name: 'Customer' } })).toEqual([]);
		expect(differencesOf(page)).toEqual(['author']);
	});

	it('differ if the page leaves out an answer, or has one too many', () => {
		const { responses, ...others } = PUBLISHED;
		expect(differencesOf(PAGE, { ...others, responses: [] })).toEqual(['responses']);
		const twice = { ...others, responses: [...responses, ...responses] };
		expect(differencesOf(PAGE, twice)).toEqual(['responses']);
	});

	it('are only stars and an author for a review without text and title', () => {
		const page = `<h1>Review by Ada L.</h1><p class="byline"><span class="stars">★<span>★★★★</span></span> <bdi>Ada L.</bdi></p>
			<div class="said"><p class="muted">Only stars.</p></div>`;
		const published = { text: '', rating: 1, author: { name: 'Ada L.' }, responses: [] };
		expect(differencesOf(page, published)).toEqual([]);
	});

	it.each(Object.entries(HOSTILE_TEXTS))(
		'are the same wherever a quote divides a text: %s',
		(_, text) => {
			const long = text.slice(0, 300);
			const shown = { title: '', stars: 5, author: 'A', translation: '', responses: [] };
			const published = { text: long, rating: 5, author: { name: 'A' }, responses: [] };
			const parted = Array.from({ length: long.length }, (_each, at) => at).filter((at) => {
				const isWithinPair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(long.slice(at - 1, at + 1));
				const pieces = displayText(long.slice(0, at)) + displayText(long.slice(at));
				return !isWithinPair && findDifferences({ ...shown, text: pieces }, published).length > 0;
			});
			expect(parted).toEqual([]);
		},
	);
});
