import { describe, it } from 'vitest';
import { commitmentOf, type Json } from '../../support/log-format.ts';
import { logReview } from '../../support/log-sample.ts';
import {
	asAdd,
	type Dataset,
	expectRefusal,
	inOpenings,
	inRemovals,
	inReviews,
	signed,
	type Tampering,
} from '../../support/log-tampering.ts';

/** An entry with a right commitment that says something else about its review. */
const signedReview =
	(change: { source?: string; stars?: number }): Tampering[1] =>
	(log, files) => {
		const review = logReview(9);
		log.add(review);
		const entry: { [name: string]: Json } = JSON.parse(log.entries.pop() ?? '');
		log.append({ ...entry, ...change });
		for (const [path, bytes] of log.publish()) files.set(path, bytes);
	};

/** The next letter of base64, which differs in bits that 32 bytes do not have. */
const next = (end: string) => String.fromCodePoint((end.codePointAt(0) ?? 0) + 1);

const TAMPERINGS: Tampering[] = [
	[
		'a changed text',
		inReviews(({ reviews }) => {
			for (const review of reviews) if (review.id === 'r4') review.text = 'Great';
		}),
		/Review r4: its stars, text or another detail does not match entry 6/,
	],
	[
		'changed stars',
		inReviews(({ reviews }) => {
			for (const review of reviews) if (review.id === 'r0') review.rating = 5;
		}),
		/Review r0: its stars, text or another detail does not match entry 2/,
	],
	[
		'another author',
		inReviews(({ reviews }) => {
			for (const review of reviews) review['author'] = { name: 'X', anonymous: false };
		}),
		/Review r5: its stars, text or another detail does not match entry 7/,
	],
	[
		'another source',
		inReviews(({ reviews }) => {
			for (const review of reviews) review.source.id = 'yelp';
		}),
		/Review r5: its stars, text or another detail does not match entry 7/,
	],
	[
		'a review without a source, signed by the publisher',
		(log, files) => {
			const salt = Buffer.alloc(32);
			const review = { id: 'x', rating: 3, text: 'Fine' };
			const index = log.append({ ...asAdd, commitment: commitmentOf(review, salt) });
			log.openings.set('x', { index, id: 'x', salt });
			for (const [path, bytes] of log.publish()) files.set(path, bytes);
			inReviews(({ reviews }) => {
				reviews.push(review as unknown as Dataset['reviews'][number]);
			})(log, files);
		},
		/Review x: its stars, text or another detail does not match entry 15/,
	],
	[
		'a review of another source than its entry, signed by the publisher',
		signedReview({ source: 'yelp' }),
		/Review r9: its stars, text or another detail does not match entry 15/,
	],
	[
		'a review with other stars than its entry, signed by the publisher',
		signedReview({ stars: 1 }),
		/Review r9: its stars, text or another detail does not match entry 15/,
	],
	[
		'a dropped review',
		inReviews((value) => {
			value.reviews = value.reviews.filter(({ id }) => id !== 'r0');
		}),
		/Review r0 was dropped: entry 2 is live/,
	],
	[
		'a review that was never logged',
		inReviews(({ reviews }) => {
			reviews.push(logReview(9) as Dataset['reviews'][number]);
		}),
		/Review r9 is not in the log/,
	],
	[
		'a doubled review',
		inReviews(({ reviews }) => {
			reviews.push(...reviews.slice(0, 1));
		}),
		/\/reviews\.json has a review twice/,
	],
	[
		'swapped reviews of equal stars',
		inReviews(({ reviews }) => {
			for (const review of reviews) review.id = { r1: 'r4', r4: 'r1' }[review.id] ?? review.id;
		}),
		/Review r1: its stars, text or another detail/,
	],
	[
		'a dropped opening',
		inOpenings((value) => {
			value.openings = value.openings.filter(({ id }) => id !== 'r0');
		}),
		/Entry 2 has no opening/,
	],
	[
		'a replaced opening',
		inOpenings(({ openings }) => {
			for (const each of openings) each.salt = Buffer.alloc(32).toString('base64');
		}),
		/Review r0: its stars, text or another detail/,
	],
	[
		'an opening of a removed entry',
		(log, files) => {
			log.openings.set('x', { index: 4, id: 'r2', salt: Buffer.alloc(32) });
			signed({ ...asAdd })(log, files);
		},
		/Review r2: its opening is not that of entry 4/,
	],
	[
		'a short salt',
		inOpenings(({ openings }) => {
			for (const each of openings) each.salt = 'AAAA';
		}),
		/openings\/0\.json is malformed/,
	],
	[
		'an opening between two entries',
		inOpenings(({ openings }) => {
			for (const each of openings) each.index += 0.5;
		}),
		/openings\/0\.json is malformed/,
	],
	[
		'openings of other entries',
		inOpenings((value) => Object.assign(value, { from: 256 })),
		/openings\/0\.json is malformed/,
	],
	[
		'a salt that is written in another way',
		inOpenings(({ openings }) => {
			for (const each of openings) each.salt = each.salt.replace(/.=$/, (end) => `${next(end)}=`);
		}),
		/openings\/0\.json is malformed/,
	],
	[
		'openings out of order',
		inOpenings(({ openings }) => {
			openings.reverse();
		}),
		/openings\/0\.json is malformed/,
	],
	[
		'one id in two openings',
		inOpenings(({ openings }) => {
			for (const each of openings) each.id = 'r0';
		}),
		/A review has two openings/,
	],
	[
		'a missing file of openings',
		(_log, files) => files.delete('/log/openings/0.json'),
		/Cannot read \/log\/openings\/0\.json: 404/,
	],
	[
		'a wrong number of pending reviews',
		inReviews(({ log }) => {
			log.pending = 2;
		}),
		/0 reviews differ, not 2/,
	],
	[
		'no log in /reviews.json',
		inReviews((value) => {
			Reflect.deleteProperty(value, 'log');
		}),
		/\/reviews\.json names no signed checkpoint/,
	],
	[
		'another log in /reviews.json',
		inReviews(({ log }) => {
			log.origin = 'reviews.example.org/log';
		}),
		/\/reviews\.json names no signed checkpoint/,
	],
	[
		'an unsigned root in /reviews.json',
		inReviews(({ log }) => {
			log.root = Buffer.alloc(32).toString('base64');
		}),
		/\/reviews\.json names no signed checkpoint/,
	],

	[
		'a dropped tombstone',
		inRemovals((value) => {
			value.removals.shift();
		}),
		/Entry 10 has no tombstone/,
	],
	[
		'a doubled tombstone',
		inRemovals(({ removals }) => {
			removals.push(...removals.slice(0, 1));
		}),
		/Review r2: its tombstone is not that of entry 10/,
	],
	[
		'another reason',
		inRemovals(({ removals }) => {
			for (const each of removals) each['reason'] = 'duplicate';
		}),
		/Review r2 is published, or its tombstone does not match entry 10/,
	],
	[
		'another source of a tombstone',
		inRemovals(({ removals }) => {
			for (const each of removals) each['source'] = 'yelp';
		}),
		/Review r2 is published, or its tombstone does not match entry 10/,
	],
	[
		'other stars of a tombstone',
		inRemovals(({ removals }) => {
			for (const each of removals) each['rating'] = 5;
		}),
		/Review r2 is published, or its tombstone does not match entry 10/,
	],
	[
		'a tombstone of a restored review',
		inRemovals(({ removals }) => {
			removals.push({ id: 'r3', log_index: 11, reason: 'spam', rating: 4, source: 'google' });
		}),
		/Review r3: its tombstone is not that of entry 11/,
	],
	[
		'a tombstone of a published review',
		inRemovals(({ removals }) => {
			for (const each of removals) each['id'] = 'r0';
		}),
		/Review r0 is published, or its tombstone does not match entry 10/,
	],
];

describe('a log whose reviews, openings or removals were tampered with', () => {
	it.each(TAMPERINGS)('refuses %s', async (...tampering) => {
		await expectRefusal(tampering);
	});
});
