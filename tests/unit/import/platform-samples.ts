import { csv as dealerCsv, csvRow, googleReview, ndjson, surveyAnswer } from './importing.ts';

/** Sample records in each platform's format, with values that a test can replace. All data is invented. */

export type Row = Readonly<Record<string, string>>;

/** Builds a table of these rows, with the columns of the first. */
export function table(...rows: readonly Row[]): string {
	const columns = Object.keys(rows[0] ?? {});
	const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
	const lines = rows.map((row) => columns.map((column) => quote(row[column] ?? '')).join(','));
	return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

export function mapsRow(changes: Row = {}): Row {
	return {
		query: 'larkspur motors',
		name: 'Larkspur Motors Harborview',
		google_id: '0x0:0x1',
		place_id: 'ChIJexample0001',
		reviews: '212',
		rating: '4.6',
		review_id: 'ChdExample0001',
		author_link: 'https://maps.example/contrib/100000000000000000001',
		author_title: 'Marguerite Solano',
		author_id: '100000000000000000001',
		author_image: 'https://photos.example/solano.jpg',
		review_text: 'The alignment was done\r\nbefore noon, as they said.',
		owner_answer: 'Thank you, Marguerite.',
		owner_answer_timestamp: '1710150000',
		owner_answer_timestamp_datetime_utc: '03/11/2024 09:40:00',
		review_link: 'https://maps.example/reviews/ChdExample0001',
		review_rating: '2',
		review_timestamp: '1709856000',
		review_datetime_utc: '03/08/2024 00:00:00',
		review_likes: '0',
		reviews_id: '1',
		...changes,
	};
}

export function dealerRaterReview(changes: object = {}): Record<string, unknown> {
	return {
		id: 8000101,
		dealer: 'harborview',
		date: 'February 11, 2022',
		rating: 5,
		title: 'Straight answers',
		text: 'They told me what could wait and what could not.',
		user: 'wrenchfan62',
		visitType: 'SALES VISIT - USED',
		ratings: {
			'Customer Service': 5,
			'Quality of Work': 0,
			Friendliness: 5,
			Pricing: 4,
			'Overall Experience': 5,
		},
		recommendDealer: true,
		employeesWorkedWith: [{ id: 5, name: 'Dana Whitfield', rating: 5 }],
		dealerMessages: [{ message: 'Thank you.', date: 'February 12, 2022' }],
		...changes,
	};
}

export function birdeyeReview(changes: object = {}): Record<string, unknown> {
	return {
		reviewId: 900001,
		businessName: 'Larkspur Truck & Service Center Millbrook',
		rating: 4,
		comments: 'A fair price for the tires, and no surprises at the desk.',
		title: null,
		reviewer: {
			firstName: 'Odessa',
			lastName: 'Palmer',
			emailId: 'odessa@example.com',
			phone: '541-555-0123',
			thumbnailUrl: 'https://photos.example/palmer.jpg',
			city: 'Millbrook',
			state: 'OR',
		},
		reviewURL: 'https://reviews.example/900001',
		sourceType: 'Birdeye',
		reviewDate: 'Jan 20, 2024',
		response: 'Thanks, Odessa.',
		responseDate: 'Jan 21, 2024',
		featured: 0,
		assitedByUser: [{ firstName: 'Dana', lastName: 'Whitfield', emailId: 'dana@example.com' }],
		extraParams: {},
		...changes,
	};
}

export function birdeyeRow(changes: Row = {}): Row {
	return {
		id: '900002',
		business_name: 'Larkspur Truck & Service Center Millbrook',
		business_id: '77',
		comments: 'A fair price for the tires, and no surprises at the desk.',
		rating: '4',
		response: 'Thanks, Odessa.',
		response_date: '2024-01-21 00:00:00',
		review_date: '2024-01-20 00:00:00',
		review_url: 'https://reviews.example/900002',
		reviewer_first_name: 'Odessa',
		reviewer_last_name: 'Palmer',
		reviewer_email_id: 'odessa@example.com',
		reviewer_phone: '541-555-0123',
		source_type: 'Birdeye',
		featured: 'false',
		...changes,
	};
}

export function podiumReview(changes: object = {}): Record<string, unknown> {
	return {
		uid: '0190aaaa-0000-7000-8000-000000000001',
		author: 'Odessa Palmer',
		review: {
			body: 'The loaner was ready when I came in.',
			rating: 5,
			siteName: 'podium',
			siteReviewId: null,
			url: 'https://reviews.example/podium/1',
		},
		isRecommendation: false,
		needsResponse: false,
		locations: [{ uid: 'loc-1', name: 'Larkspur Truck & Service Center Millbrook' }],
		attributions: [{ uid: '0190aaaa-0000-7000-8000-00000000000a' }],
		responses: [{ body: 'Any time.', createdAt: '2024-03-06T10:00:00Z' }],
		createdAt: '2024-03-05T17:20:00Z',
		updatedAt: '2024-03-06T10:00:01Z',
		...changes,
	};
}

export function facebookRating(changes: object = {}): Record<string, unknown> {
	return {
		created_time: '2017-06-03T01:10:00+0000',
		has_rating: true,
		rating: 4,
		has_review: true,
		review_text: 'In and out in an hour.',
		reviewer: { name: 'Odessa Palmer', id: '2002' },
		open_graph_story: { id: '3001' },
		...changes,
	};
}

export function yelpReview(changes: object = {}): Record<string, unknown> {
	return {
		id: 'xAG4O7l-t1ubbwVAlPnDKg',
		url: 'https://yelp.example/biz/larkspur?adjust_creative=k1&hrid=xAG4&utm_source=k1',
		text: 'I had my car here for a noise that nobody else could find, and they...',
		rating: 5,
		time_created: '2024-08-29 23:41:13',
		user: {
			id: 'W8UK02IDdRS2GL_66fuq6w',
			name: 'Ella A.',
			profile_url: 'https://yelp.example/user/1',
			image_url: 'https://photos.example/ella.jpg',
		},
		...changes,
	};
}

export function trustpilotReview(changes: object = {}): Record<string, unknown> {
	return {
		id: '65e0000000000000000000a1',
		consumer: { id: 'c1', displayName: 'Odessa Palmer', displayLocation: 'Millbrook, US' },
		location: { id: 'l1', name: 'Larkspur Truck & Service Center Millbrook' },
		stars: 3,
		title: 'Fine, but slow',
		text: 'The work was good and took two days longer than they said.',
		language: 'en',
		createdAt: '2024-03-05T17:20:00.000Z',
		experiencedAt: '2024-03-01T00:00:00.000Z',
		updatedAt: null,
		companyReply: { text: 'We are sorry for the wait.', createdAt: '2024-03-06T10:00:00Z' },
		isVerified: true,
		source: 'Organic',
		status: 'active',
		referenceId: 'D-20730',
		referralEmail: 'odessa@example.com',
		reviewVerificationLevel: 'verified',
		...changes,
	};
}

export function trustpilotRow(changes: Row = {}): Row {
	return {
		id: '65e0000000000000000000b1',
		filtered: 'False',
		pending: 'False',
		text: 'They kept to the price that they had named on the telephone.',
		rating: '5',
		title: 'They kept to the price that they had…',
		likes: '0',
		experienced: '2024-03-01T00:00:00.000Z',
		published: '2024-03-05T17:20:00.000Z',
		source: 'Organic',
		...changes,
	};
}

export function judgeMeRow(changes: Row = {}): Row {
	return {
		title: 'Good mats',
		body: 'They fit the car to the inch.',
		rating: '5',
		review_date: '2024-03-05 17:20:00 UTC',
		reviewer_name: 'Odessa Palmer',
		reviewer_email: 'odessa@example.com',
		product_id: '4411',
		product_handle: 'floor-mats',
		reply: '',
		reply_date: '',
		picture_urls: 'https://photos.example/mats.jpg',
		verified: '',
		curated: 'ok',
		...changes,
	};
}

export function metaRow(changes: Row = {}): Row {
	return {
		aggregator: 'Example Reviews',
		'store.name': 'Larkspur Truck & Service Center Millbrook',
		'store.id': '31',
		reviewID: 'm-1',
		rating: '4',
		title: 'Kept me posted',
		content: 'A text message at every step of the repair.',
		created_at: '2024-03-05T17:20:00-08:00',
		updated_at: '2024-03-07T17:20:00-08:00',
		...changes,
	};
}

export function edmundsRow(changes: Row = {}): Row {
	return {
		'': '0',
		Review_Date: ' on 12/27/17 09:37 AM (PST)',
		Author_Name: 'wrenchfan62 ',
		Vehicle_Title: '2017 Example Sedan',
		Review_Title: 'Quiet on the highway',
		Review: ' The ride is calm and the seats are good for a long day.',
		Rating: '5.000',
		...changes,
	};
}

/** A complete export in each format, by format id. */
export const SAMPLE_EXPORTS: Readonly<Record<string, string>> = {
	'google-business-profile': JSON.stringify({ reviews: [googleReview()] }),
	'dealer-review-csv': dealerCsv(csvRow()),
	survey: ndjson(surveyAnswer()),
	'google-maps-csv': table(mapsRow()),
	'dealer-rater-json': JSON.stringify({ reviews: [dealerRaterReview()] }),
	'birdeye-json': JSON.stringify([birdeyeReview()]),
	'birdeye-csv': table(birdeyeRow()),
	'podium-json': JSON.stringify({ data: [podiumReview()], metadata: { nextCursor: 'x' } }),
	'facebook-json': JSON.stringify({ data: [facebookRating()], paging: {} }),
	'yelp-json': JSON.stringify({ reviews: [yelpReview()], total: 1, possible_languages: ['en'] }),
	'trustpilot-json': JSON.stringify({ reviews: [trustpilotReview()], links: [] }),
	'trustpilot-csv': table(trustpilotRow()),
	'judge-me-csv': table(judgeMeRow()),
	'meta-reviews-csv': table(metaRow()),
	'edmunds-csv': table(edmundsRow()),
};
