import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../src/import/formats.ts';
import * as samples from './platform-samples.ts';
import { asRow } from './platforms.ts';

const RECORDS: Readonly<Record<string, Record<string, unknown>>> = {
	'google-maps-csv': asRow(samples.mapsRow()),
	'dealer-rater-json': samples.dealerRaterReview(),
	'birdeye-json': samples.birdeyeReview(),
	'birdeye-csv': asRow(samples.birdeyeRow()),
	'podium-json': samples.podiumReview(),
	'facebook-json': samples.facebookRating(),
	'yelp-json': samples.yelpReview(),
	'trustpilot-json': samples.trustpilotReview(),
	'trustpilot-csv': asRow(samples.trustpilotRow()),
	'judge-me-csv': asRow(samples.judgeMeRow()),
	'meta-reviews-csv': asRow(samples.metaRow()),
	'edmunds-csv': asRow(samples.edmundsRow()),
};

const WRONG = [undefined, null, '', ' ', true, -1, 7.5, 1e300, 'x'.repeat(400), {}, [], [7], [[]]];

describe.each(Object.keys(RECORDS))('a damaged record of %s', (id) => {
	const format = FORMATS.find((one) => one.id === id);
	const record = RECORDS[id] ?? {};

	it('is read, skipped or rejected, whatever value any field has', () => {
		for (const member of Object.keys(record)) {
			for (const wrong of WRONG) {
				const read = format?.read({ ...record, [member]: wrong }, {});
				expect(read?.kind, `${member}: ${JSON.stringify(wrong)}`).toMatch(
					/^(?:draft|skipped|rejected)$/,
				);
				if (read?.kind === 'draft') expect([1, 2, 3, 4, 5]).toContain(read.draft.rating);
				if (read?.kind !== 'rejected') continue;
				for (const { reason } of read.problems) {
					expect(reason).toMatch(/^(?:must|has no id)\b(?!.*(?:expected|received))/);
				}
			}
		}
	});

	it('is skipped or rejected if it is no record at all', () => {
		for (const wrong of [undefined, null, 7, 'text', [], {}, [record]]) {
			expect(format?.read(wrong, {}).kind).toMatch(/^(?:skipped|rejected)$/);
		}
	});
});
