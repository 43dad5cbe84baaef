import { describe, expect, it } from 'vitest';
import { NamedValues } from '../../../src/search/named-values.ts';
import { resolveParams } from '../../../src/search/resolve-params.ts';
import { SearchParams } from '../../../src/search/search-params.ts';
import { aReview } from '../../support/reviews.ts';
import { searchIndexOf } from '../../support/search-index.ts';

const AREAS = Array.from({ length: 61 }, (_, number) => ({ value: `area-${number}`, names: [] }));
const index = searchIndexOf([aReview({ id: 'r1', language: 'en' }), aReview({ language: 'es' })], {
	technician: [
		{ value: 'Tomás Rivera', names: ['Tommy'] },
		{ value: 'Tom Okafor', names: ['Tommy', 'TJ'] },
		{ value: 'Eli Brandt', names: [] },
	],
	service: [{ value: 'oil-change', names: ['Oil & filter change'] }],
	service_area: AREAS,
	location: [
		{ value: 'harborview', names: ['Larkspur Harborview', 'Harbor'] },
		{ value: 'millbrook', names: ['Larkspur Millbrook'] },
	],
	aspect: [],
});

function resolve(asked: Readonly<Record<string, unknown>>) {
	const { params, warnings } = resolveParams(index, SearchParams.parse(asked));
	const [name = ''] = Object.keys(asked);
	return [Object.entries(params).find(([each]) => each === name)?.[1], ...warnings];
}

describe('a name in a filter', () => {
	it.each([
		[{ location: 'Harborview' }, 'harborview'],
		[{ location: 'larkspur  harborview' }, 'harborview'],
		[{ location: ' HARBOR ' }, 'harborview'],
		[{ mentions_service: 'OIL-CHANGE' }, 'oil-change'],
		[{ mentions_service: 'oil change' }, 'oil-change'],
		[{ mentions_technician: 'tomas rivera' }, 'Tomás Rivera'],
		[{ mentions_technician: 'tj' }, 'Tom Okafor'],
		[{ language: 'Spanish' }, 'es'],
		[{ language: 'español' }, 'es'],
		[{ language: 'Spanisch' }, 'es'],
		[{ language: 'ES' }, 'ES'],
	])('means a value in other letters, or by another name: %o', (asked, expected) => {
		expect(resolve(asked)).toEqual([expected]);
	});

	it.each([
		[
			{ mentions_technician: 'Tom' },
			'There is no person "Tom"; did you mean Tom Okafor or Tomás Rivera?',
		],
		[
			{ location: 'Seattle' },
			'There is no location "Seattle"; there are harborview (Larkspur Harborview) and millbrook (Larkspur Millbrook).',
		],
		[{ aspect: 'Price' }, 'There is no aspect "Price"; there are none.'],
		[{ service_area: 'nowhere' }, 'There is no service area "nowhere"; there are 61 others.'],
		[
			{ language: 'fr' },
			'There is no review in the language "fr"; there are en (english) and es (spanish).',
		],
		[{ id: 'r1, r9,r8' }, 'No review has the id r9 or r8.'],
		[
			{ since: '2025-02-01', until: '2025-01-01' },
			'No day is on or after 2025-02-01 and on or before 2025-01-01.',
		],
		[
			{ min_rating: 4, max_rating: 3 },
			'No number of stars fits "rating", "min_rating" and "max_rating" together.',
		],
	])('that means nothing causes a warning: %o', (asked, warning) => {
		const [value] = Object.values(asked);
		expect(resolve(asked)).toEqual([value, warning]);
	});

	it.each([
		[
			{ mentions_technician: 'Eli Brand' },
			'Eli Brandt',
			'person "Eli Brand"; showing results for Eli Brandt.',
		],
		[
			{ mentions_technician: 'Brandt' },
			'Eli Brandt',
			'person "Brandt"; showing results for Eli Brandt.',
		],
		[
			{ location: 'mill brook' },
			'millbrook',
			'location "mill brook"; showing results for millbrook (Larkspur Millbrook).',
		],
		[
			{ mentions_service: 'oil changes' },
			'oil-change',
			'service "oil changes"; showing results for oil-change (Oil & filter change).',
		],
	])('that is near only one value means it, with a warning: %o', (asked, value, warning) => {
		expect(resolve(asked)).toEqual([value, `There is no ${warning}`]);
	});

	it('of common words is near no value', () => {
		const services = new NamedValues([{ value: 'ev-service', names: ['Hybrid & EV service'] }]);
		expect(['service', 'the car', 'EV', 'hybrid'].map((name) => services.similar(name))).toEqual([
			[],
			[],
			['ev-service'],
			['ev-service'],
		]);
	});

	it('that several people share finds all of them, with a warning', () => {
		expect(resolve({ mentions_technician: 'tommy' })).toEqual([
			'tommy',
			'"tommy" may be Tomás Rivera or Tom Okafor. These are the reviews of all.',
		]);
	});

	it('of a language in another country is that language, with a warning', () => {
		expect(resolve({ language: 'en-US' })).toEqual([
			'en',
			'No review is in "en-US"; these are in "en".',
		]);
	});
});

describe('similar names', () => {
	it('are the closest five; an empty or very different name has none', () => {
		const many = new NamedValues(AREAS);
		expect(many.similar('area 1')).toEqual(['area-1', 'area-10', 'area-11', 'area-12', 'area-13']);
		expect(many.similar('  ')).toEqual([]);
		expect(many.similar('zzzz')).toEqual([]);
	});
});
