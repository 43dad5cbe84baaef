import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import {
	average,
	changeInWords,
	examplesInWords,
	interval,
	periodName,
	quotedInWords,
	reviewsAndAverage,
	mentionsInWords,
	shareCell,
	shareInWords,
	supportInWords,
	unreadInWords,
} from '../../../../src/site/view-models/profiles/wording.ts';

import { sampleEdition } from '../../../support/content.ts';

const t = translatorFor('en');
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('numbers spelled out as words', () => {
	it.each([
		[0, '0%'],
		[0.004, '<1%'],
		[0.837, '84%'],
		[0.997, '>99%'],
		[1, '100%'],
	])('%d is "%s"', (share, said) => {
		expect(plain(t.percent(share))).toBe(said);
	});

	it('shows counts instead of a percentage of fewer than ten reviews', () => {
		expect(shareInWords(t, 0, 0)).toBe('–');
		expect(shareCell(t, 1, 7)).toEqual({ text: '1 of 7' });
		expect(shareCell(t, 5, 10)).toEqual({ text: t.percent(0.5), note: '(5 of 10)' });
	});

	it('formats an interval as its two ends', () => {
		expect(plain(interval(t, [0.769, 0.888]))).toBe('77–89%');
		expect(plain(interval(t, [0.998, 1]))).toBe('>99–100%');
	});

	it('shows no average for a few ratings', () => {
		expect(average(t, 5, 4)).toBeUndefined();
		expect(average(t, 4.666, 5)).toBe('4.67');
		expect(average(t, null, 0)).toBeUndefined();
		expect(plain(reviewsAndAverage(t, 1, 5))).toBe('1 review');
		expect(plain(reviewsAndAverage(t, 12, 3.55))).toBe('12 reviews, 3.55 ★');
	});

	it('formats large numbers with commas', () => {
		expect(plain(t('count.reviews', { n: 1 }))).toBe('1 review');
		expect(plain(t('count.reviews', { n: 10_000 }))).toBe('10,000 reviews');
		expect(t.figure(1_234_567)).toBe('1,234,567');
	});

	it('says how many of the reviews are quoted', () => {
		expect(quotedInWords(t, 'Both at once', 4, 4)).toBe('Both at once: 4');
		expect(quotedInWords(t, 'Both at once', 200, 1_250)).toBe(
			'Both at once: 1,250, 200 quoted here',
		);
		expect(examplesInWords(t, 3, 1_123)).toBe('Examples: 3 of 1,123');
		expect(examplesInWords(t, 3, undefined)).toBe('Examples: 3');
	});

	it.each([
		[
			[86, 60, 12, 3, 1, 10],
			'86 reviews mention it: 60 only praise it, 12 only complain, 3 do both, 1 is neutral, and 10 only mention it.',
		],
		[[5, 5, 0, 0, 0, 0], '5 reviews mention it: 5 only praise it.'],
		[[1, 0, 0, 0, 0, 1], '1 review mentions it: 1 only mentions it.'],
	] as const)(
		'summarizes the counts %j',
		([reviews, positive, negative, mixed, neutral, unscored], said) => {
			const counts = { reviews, positive, negative, mixed, neutral, not_scored: unscored };
			expect(plain(mentionsInWords(t, counts))).toBe(said);
		},
	);

	it('names the quarters of a period', () => {
		expect(periodName(t, '2026-Q3')).toBe('Q3 2026');
		expect(periodName(t, '2025-Q2/2026-Q1')).toBe('Q2 2025 to Q1 2026');
	});

	it('says if there are too few judgments', () => {
		expect(plain(supportInWords(t, 'insufficient', 3))).toBe(
			'3 opinions: too few for a percentage.',
		);
		expect(plain(supportInWords(t, 'low', 9))).toContain('Based on only 9 opinions');
		expect(plain(supportInWords(t, 'ok', 147))).toBe('Based on 147 opinions.');
	});

	it('reports only significant changes', () => {
		const change = { from: '2025-Q1', to: '2025-Q2', difference: -0.21, ci95: [-0.4, -0.02] };
		expect(changeInWords(t, { ...change, significant: false })).toBeUndefined();
		expect(changeInWords(t, undefined)).toBeUndefined();
		expect(plain(changeInWords(t, { ...change, significant: true }))).toMatch(
			/^Praise is down by 21 percentage points from Q1 2025 to Q2 2025/,
		);
	});
});

it('unread texts are counted among the reviews of the page', async () => {
	const edition = await sampleEdition({ readings: undefined });
	const { corpus } = edition.insights;
	expect(edition.unread.size).toBe(corpus.not_read);
	const numbersIn = (text = '') => /text of (\d+) of (\d+)/.exec(text)?.slice(1).map(Number);
	expect(numbersIn(unreadInWords(t, edition, edition.reviews))).toEqual([
		...[corpus.not_read, corpus.with_text],
	]);
	const foreign = edition.reviews.find(({ id }) => edition.unread.has(id));
	const here = edition.reviews.filter(({ location }) => location === foreign?.location);
	const texts = here.filter(({ text }) => text !== '');
	expect(numbersIn(unreadInWords(t, edition, here))).toEqual([
		...[texts.filter(({ language }) => language !== 'en').length, texts.length],
	]);
	expect(texts.length).toBeLessThan(corpus.with_text);
	const english = here.filter(({ language }) => language === 'en');
	expect(unreadInWords(t, edition, english)).toBeUndefined();
});
