import { describe, expect, it } from 'vitest';
import { dealerRaterJson } from '../../../../src/import/formats/dealer-rater-json.ts';
import { dealerRaterReview } from '../platform-samples.ts';
import { draftOf, faultsOf, importExport, reasonOf } from '../platforms.ts';

describe('a review from DealerRater JSON', () => {
	it('is stored like a row from the CSV', async () => {
		const { review } = await importExport(JSON.stringify([dealerRaterReview()], null, 2));
		expect(review).toMatchObject({
			rating: 5,
			date: '2022-02-11',
			title: 'Straight answers',
			author: { name: 'wrenchfan62', anonymous: false },
			source: { id: 'dealer-reviews', review_id: '8000101' },
			location: 'harborview',
			visit_type: 'sales_used',
			aspect_ratings: { customer_service: 5, friendliness: 5, pricing: 4, overall_experience: 5 },
			recommends: true,
			responses: [{ text: 'Thank you.', date: '2022-02-12' }],
			tags: { technicians: ['Dana Whitfield'] },
		});
	});

	it('may use other field names', () => {
		const draft = draftOf(dealerRaterJson, {
			review_id: 'x1',
			dealership: 'millbrook',
			DateWritten: '2022-02-11T00:00:00',
			overall_rating: '4.0',
			Comments: 'Fine.',
			user_name: 'bo',
			customer_service: 4,
			friendlinessRating: 4,
			pricing: 3,
			recommended: 'No',
			employees: ['Dana Whitfield', { name: 'Tomas Rivera' }, { id: 4 }],
			dealerResponse: 'We hear you.',
			dealerResponseDate: 'March 1, 2022',
		});
		expect(draft).toMatchObject({
			reviewId: 'x1',
			rating: 4,
			location: { value: 'millbrook' },
			date: { value: '2022-02-11' },
			text: 'Fine.',
			authorName: 'bo',
			recommends: false,
			technicians: ['Dana Whitfield', 'Tomas Rivera'],
			responses: [{ text: 'We hear you.', date: '2022-03-01' }],
			aspectRatings: { customer_service: 4, friendliness: 4, pricing: 3 },
		});
	});

	it("matches an employee's name without the nickname, and warns if there is no match", async () => {
		const employees = [{ name: 'Dana "Dee" Whitfield' }, { name: 'Bob "Bo" Ross' }];
		const { review, file } = await importExport(
			JSON.stringify([dealerRaterReview({ employeesWorkedWith: employees })]),
		);
		expect(review?.tags.technicians).toEqual(['Dana Whitfield', 'Bob "Bo" Ross']);
		expect(file?.warnings.map(({ message }) => message)).toEqual([
			'"Bob "Bo" Ross" is not in staff.yaml',
		]);
	});

	it('is skipped without stars, and rejected with more than five', () => {
		expect(reasonOf(dealerRaterJson, dealerRaterReview({ rating: 0 }))).toMatch(/^no stars/);
		expect(reasonOf(dealerRaterJson, dealerRaterReview({ rating: null }))).toMatch(/^no stars/);
		const malformed = dealerRaterReview({ rating: 0, date: '2/11/22' });
		expect(reasonOf(dealerRaterJson, malformed)).toMatch(/^no stars/);
		expect(faultsOf(dealerRaterJson, dealerRaterReview({ rating: 5.6 }))).toEqual(['rating']);
		expect(faultsOf(dealerRaterJson, dealerRaterReview({ date: '2/11/22' }))).toEqual([
			'review_date',
		]);
	});
});
