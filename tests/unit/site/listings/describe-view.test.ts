import { describe, expect, it } from 'vitest';
import {
	chipLabel,
	countedReviews,
	describeView,
} from '../../../../src/site/view-models/listings/describe-view.ts';
import { createLabeler, languagesOf } from '../../../../src/site/view-models/listings/names.ts';
import { languageName } from '../../../../src/reviews/language-name.ts';
import type { View } from '../../../../src/site/view-models/listings/view.ts';

const NAMES: Record<string, string> = {
	speed: 'Speed',
	brakes: 'Brakes',
	'ac-repair': 'A/C repair',
	harborview: 'Harborview',
	survey: 'Customer survey',
};
const named = (id: string) => NAMES[id] ?? id;
const nameOf = createLabeler({ aspect: named, service: named, location: named, source: named });

describe('the heading of a view', () => {
	it.each<[View, string]>([
		[{}, 'All reviews'],
		[{ sort: 'oldest', cursor: 'x' }, 'All reviews'],
		[{ rating: '1' }, '1-star reviews'],
		[{ rating: '1', aspect: 'speed' }, '1-star reviews that speak of speed'],
		[{ aspect: 'speed', sentiment: 'negative' }, 'Reviews that complain about speed'],
		[{ sentiment: 'positive' }, 'Reviews with praise'],
		[{ mentions_technician: 'Dana Whitfield' }, 'Reviews that mention Dana Whitfield'],
		[
			{ aspect: 'speed', mentions_technician: 'Mei Chen', location: 'harborview' },
			'Reviews that speak of speed and mention Mei Chen of Harborview',
		],
		[{ mentions_service: 'brakes' }, 'Reviews about brakes'],
		[{ mentions_service: 'ac-repair' }, 'Reviews about A/C repair'],
		[{ source: 'survey', query: 'oil' }, 'Reviews from “Customer survey” with “oil”'],
		[{ min_rating: '2', max_rating: '4' }, 'Reviews of 2 to 4 stars'],
		[{ min_rating: '2' }, 'Reviews of 2 stars and more'],
		[{ max_rating: '4' }, 'Reviews of 4 stars and fewer'],
		[{ since: '2025-01-01', until: '2025-02-01' }, 'Reviews from 2025-01-01 to 2025-02-01'],
		[{ since: '2025-01-01' }, 'Reviews since 2025-01-01'],
		[{ until: '2025-02-01' }, 'Reviews until 2025-02-01'],
		[{ language: 'es', has_text: 'true' }, 'Reviews in Spanish with a text'],
		[{ aspect: 'unknown' }, 'Reviews that speak of unknown'],
		[{ rating: 'abc' }, 'Reviews'],
		[{ sentiment: 'constructor' }, 'Reviews with constructor'],
		[{ aspect: 'speed', sentiment: 'toString' }, 'Reviews that speak of speed'],
		[{ query: '\u202egnol\u200b' }, 'Reviews with “gnol”'],
	])('%o is "%s"', (view, heading) => {
		expect(describeView(view, nameOf)).toBe(heading);
	});
});

describe('the label of a filter', () => {
	it.each([
		['rating', '1', '1 star'],
		['rating', '4', '4 stars'],
		['query', 'a', '“a”'],
		['location', '\u202eyob', 'yob'],
		['aspect', 'speed', 'Speed'],
		['sentiment', 'negative', 'Complaint'],
		['sentiment', 'angry', 'angry'],
		['sentiment', '__proto__', '__proto__'],
		['sentiment', 'constructor', 'constructor'],
		['has_text', 'false', 'Stars only'],
		['since', '2025-01-01', 'Since 2025-01-01'],
		['mentions_technician', 'Dana Whitfield', 'Dana Whitfield'],
	] as const)('%s=%s is "%s"', (parameter, value, label) => {
		expect(chipLabel(parameter, value, nameOf)).toBe(label);
	});

	it('is the tag if the language is unknown', () => {
		expect(languageName('not a tag')).toBe('not a tag');
	});
});

it('counts reviews', () => {
	expect([0, 1, 12_345].map(countedReviews)).toEqual(['0 reviews', '1 review', '12,345 reviews']);
});

it('lists languages by name, without regions and without "und"', () => {
	const tags = ['es-MX', 'en', 'und', 'es', 'de'].map((language) => ({ language }));
	expect(languagesOf(tags)).toEqual(['en', 'de', 'es']);
});
