import { describe, it } from 'vitest';
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

const TAMPERINGS: Tampering[] = [
	[
		'a changed text',
		inReviews(({ reviews }) => {
			for (const review of reviews) if (review.id === 'r4') review.text = 'Great';
		}),
		/Review r4: its text, .* \(entry 6: add, 5 stars, google, 2026-03\)/,
	],
	[
		'changed stars',
		inReviews(({ reviews }) => {
			for (const review of reviews) if (review.id === 'r0') review.rating = 5;
		}),
		/Review r0: its 5 stars do not match .*entry 2: add, 1 stars/,
	],
	[
		'another author',
		inReviews(({ reviews }) => {
			for (const review of reviews) review['author'] = { name: 'X', anonymous: false };
		}),
		/Review r5: its text, author/,
	],
	[
		'another source',
		inReviews(({ reviews }) => {
			for (const review of reviews) review.source.id = 'yelp';
		}),
		/Review r5: its source/,
	],
	[
		'a dropped review',
		inReviews((value) => {
			value.reviews = value.reviews.filter(({ id }) => id !== 'r0');
		}),
		/Review r0 was dropped.*entry 2: add, 1 stars/,
	],
	[
		'a review that was never logged',
		inReviews(({ reviews }) => {
			reviews.push(logReview(9) as Dataset['reviews'][number]);
		}),
		/Review r9 is in \/reviews\.json, but the log has no opening/,
	],
	[
		'a doubled review',
		inReviews(({ reviews }) => {
			reviews.push(...reviews.slice(0, 1));
		}),
		/Review r0 appears twice in/,
	],
	[
		'swapped reviews of equal stars',
		inReviews(({ reviews }) => {
			for (const review of reviews) review.id = { r1: 'r4', r4: 'r1' }[review.id] ?? review.id;
		}),
		/Review r1: its text/,
	],
	[
		'a dropped opening',
		inOpenings((value) => {
			value.openings = value.openings.filter(({ id }) => id !== 'r0');
		}),
		/A review has no opening.*entry 2/,
	],
	[
		'a replaced opening',
		inOpenings(({ openings }) => {
			for (const each of openings) each.salt = Buffer.alloc(32).toString('base64');
		}),
		/Review r0: its text/,
	],
	[
		'an opening of a removed entry',
		(log, files) => {
			log.openings.set('x', { index: 4, id: 'r2', salt: Buffer.alloc(32) });
			signed({ ...asAdd })(log, files);
		},
		/Review r2: its opening is for entry 4: .*, ended, not live/,
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
		/Review r0 appears twice in \/log\/openings/,
	],
	[
		'a missing file of openings',
		(_log, files) => files.delete('/log/openings/0.json'),
		/openings\/0\.json is missing/,
	],
	[
		'a wrong number of pending reviews',
		inReviews(({ log }) => {
			log.pending = 2;
		}),
		/0 reviews differ from the log; \/reviews\.json says 2/,
	],
	[
		'no log in /reviews.json',
		inReviews((value) => {
			Reflect.deleteProperty(value, 'log');
		}),
		/does not name the log/,
	],
	[
		'an unsigned root in /reviews.json',
		inReviews(({ log }) => {
			log.root = Buffer.alloc(32).toString('base64');
		}),
		/checkpoint that is not signed/,
	],

	[
		'a dropped tombstone',
		inRemovals((value) => {
			value.removals.shift();
		}),
		/removals\.json lacks the removal of entry 10: remove, 3 stars/,
	],
	[
		'a doubled tombstone',
		inRemovals(({ removals }) => {
			removals.push(...removals.slice(0, 1));
		}),
		/removal of review r2 .*stated twice \(entry 10: remove/,
	],
	[
		'another reason',
		inRemovals(({ removals }) => {
			for (const each of removals) each['reason'] = 'duplicate';
		}),
		/removal of review r2 is not as logged.*spam/,
	],
	[
		'other stars of a tombstone',
		inRemovals(({ removals }) => {
			for (const each of removals) each['rating'] = 5;
		}),
		/removal of review r2 is not as logged/,
	],
	[
		'a tombstone of a restored review',
		inRemovals(({ removals }) => {
			removals.push({ id: 'r3', log_index: 11, reason: 'spam', rating: 4, source: 'google' });
		}),
		/removal of review r3 is not as logged.*\(entry 11: remove, .*, ended\)/,
	],
	[
		'a tombstone of a published review',
		inRemovals(({ removals }) => {
			for (const each of removals) each['id'] = 'r0';
		}),
		/review r0 is stated, but \/reviews\.json still has it/,
	],
];

describe('a log whose reviews, openings or removals were tampered with', () => {
	it.each(TAMPERINGS)('refuses %s', async (...tampering) => {
		await expectRefusal(tampering);
	});
});
