import { describe, expect, it } from 'vitest';
import {
	chipLabel,
	describeAverage,
	describeView,
} from '../../../../src/site/view-models/listings/describe-view.ts';
import { createLabeler, languagesOf } from '../../../../src/site/view-models/listings/names.ts';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import type { View } from '../../../../src/site/view-models/listings/view.ts';

const t = translatorFor('en');
const NAMES: Record<string, string> = {
	speed: 'Speed',
	brakes: 'Brakes',
	'ac-repair': 'A/C repair',
	harborview: 'Harborview',
	survey: 'Customer survey',
};
const named = (id: string) => NAMES[id] ?? id;
const nameOf = createLabeler(t, { aspect: named, service: named, location: named, source: named });

describe('the heading of a view', () => {
	it.each<[View, string]>([
		[{}, 'All reviews'],
		[{ sort: 'oldest', cursor: 'x' }, 'All reviews'],
		[{ rating: '1' }, '1-star reviews'],
		[{ rating: '1', aspect: 'speed' }, '1-star reviews that mention speed'],
		[{ aspect: 'speed', sentiment: 'complaint' }, 'Reviews that complain about speed'],
		[{ aspect: 'speed', sentiment: 'negative' }, 'Reviews that only complain about speed'],
		[{ sentiment: 'praise' }, 'Reviews with praise'],
		[{ mentions_technician: 'Dana Whitfield' }, 'Reviews that mention Dana Whitfield'],
		[
			{ aspect: 'speed', mentions_technician: 'Mei Chen', location: 'harborview' },
			'Reviews: Speed, Mei Chen, Harborview',
		],
		[{ mentions_service: 'brakes' }, 'Reviews about brakes'],
		[{ mentions_service: 'ac-repair' }, 'Reviews about A/C repair'],
		[{ source: 'survey' }, 'Reviews from “Customer survey”'],
		[{ words: 'oil', rating: '5' }, '5-star reviews with “oil”'],
		[{ location: 'harborview' }, 'Reviews of Harborview'],
		[{ id: 'abc,def' }, 'Reviews: 2 selected'],
		[{ source: 'survey', query: 'oil' }, 'Reviews: “oil”, Customer survey'],
		[{ min_rating: '2', max_rating: '4' }, 'Reviews with 2 to 4\u00a0stars'],
		[{ min_rating: '2' }, 'Reviews with 2 or more stars'],
		[{ max_rating: '4' }, 'Reviews with 4 or fewer stars'],
		[
			{ since: '2025-01-01', until: '2025-02-01' },
			'Reviews: Since Jan 1, 2025, Through Feb 1, 2025',
		],
		[{ since: '2025-01-01' }, 'Reviews since Jan 1, 2025'],
		[{ until: '2025-02-01' }, 'Reviews through Feb 1, 2025'],
		[{ language: 'es' }, 'Reviews in Spanish'],
		[{ has_text: 'true' }, 'Reviews with text'],
		[{ has_text: 'false', rating: '1' }, '1-star reviews without text'],
		[{ has_response: 'false', rating: '1' }, 'Reviews: 1 star, Without a reply'],
		[{ visit_type: 'service' }, 'Reviews: Service visit'],
		[
			{ aspect: 'speed', sentiment: 'complaint', rating: '1' },
			'Reviews: 1 star, Speed, Complaints',
		],
		[{ aspect: 'unknown' }, 'Reviews that mention unknown'],
		[{ rating: 'abc' }, 'Reviews: abc stars'],
		[{ sentiment: 'constructor' }, 'Reviews with constructor'],
		[{ aspect: 'speed', sentiment: 'toString' }, 'Reviews that mention speed'],
		[{ query: '\u202egnol\u200b' }, 'Reviews with “gnol”'],
	])('%o is "%s"', (view, heading) => {
		expect(describeView(t, view, nameOf)).toBe(heading);
	});
});

describe('the label of a filter', () => {
	it.each([
		['rating', '1', '1 star'],
		['rating', '4', '4 stars'],
		['query', 'a', '“a”'],
		['location', '\u202eyob', 'yob'],
		['aspect', 'speed', 'Speed'],
		['sentiment', 'complaint', 'Complaints'],
		['sentiment', 'negative', 'Complaints only'],
		['sentiment', 'angry', 'angry'],
		['sentiment', '__proto__', '__proto__'],
		['sentiment', 'constructor', 'constructor'],
		['has_text', 'false', 'Without text'],
		['visit_type', 'sales_used', 'Used vehicle purchase'],
		['visit_type', 'toString', 'toString'],
		['has_response', 'false', 'Without a reply'],
		['has_response', 'true', 'With a reply'],
		['since', '2025-01-01', 'Since Jan 1, 2025'],
		['since', '2025-99-99', 'Since 2025-99-99'],
		['mentions_technician', 'Dana Whitfield', 'Dana Whitfield'],
	] as const)('%s=%s is "%s"', (parameter, value, label) => {
		expect(chipLabel(t, parameter, value, nameOf)).toBe(label);
	});

	it('is the name of a language, or the tag if the language is unknown', () => {
		expect(chipLabel(t, 'language', 'es', nameOf)).toBe('Spanish');
		expect(chipLabel(t, 'language', 'not a tag', nameOf)).toBe('not a tag');
	});
});

it('the average says how many reviews of which stars it covers', () => {
	expect(describeAverage(t, 1, {})).toBe('out of 5 stars, 1 review');
	expect(describeAverage(t, 12_345, { max_rating: '2' })).toBe(
		'out of 5 stars in 12,345 reviews, counting every star rating',
	);
});

it('lists languages without regions and without "und"', () => {
	const tags = ['es-MX', 'en', 'und', 'es', 'de'].map((language) => ({ language }));
	expect(languagesOf(tags)).toEqual(['es', 'en', 'de']);
});
