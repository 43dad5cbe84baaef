import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Problem } from '../../../../src/endpoints/http/problem.ts';
import type { Issue } from '../../../../src/endpoints/http/problem-details.ts';
import { parseQuery } from '../../../../src/endpoints/http/query.ts';
import { SearchParams } from '../../../../src/search/search-params.ts';

function parse(query: string) {
	return parseQuery(SearchParams, new URLSearchParams(query));
}

function issuesOf(read: () => unknown): readonly Issue[] {
	try {
		read();
	} catch (error) {
		if (error instanceof Problem && error.status === 400) return error.issues;
		throw error;
	}
	return [];
}

describe('a valid parameter', () => {
	it.each([
		['rating=1', { rating: 1 }],
		['rating=5', { rating: 5 }],
		['min_rating=3.5', { min_rating: 3.5 }],
		['min_rating=1', { min_rating: 1 }],
		['min_rating=5.0', { min_rating: 5 }],
		['max_rating=4.25', { max_rating: 4.25 }],
		['limit=1', { limit: 1 }],
		['limit=100', { limit: 100 }],
		['since=2024-02-29', { since: '2024-02-29' }],
		['until=2025-12-31', { until: '2025-12-31' }],
		['has_text=1', { has_text: true }],
		['has_text=false', { has_text: false }],
		['facets=0', { facets: false }],
		['facets=true', { facets: true }],
		['sort=lowest', { sort: 'lowest' }],
		['query=%20a%20', { query: ' a ' }],
		['query=a+b', { query: 'a b' }],
		['query=100%', { query: '100%' }],
		['query=%E0%A4%A', { query: '\uFFFD%A' }],
		['query=5', { query: '5' }],
		['query=true', { query: 'true' }],
		['location=__proto__', { location: '__proto__' }],
	])('is read from %s', (query, expected) => {
		const { params, warnings } = parse(query);
		expect(params).toEqual({ sort: 'newest', limit: 20, ...expected });
		expect(warnings).toEqual([]);
	});

	it.each(Object.keys(SearchParams.shape))('counts as absent if "%s" is empty', (name) => {
		expect(parse(`${name}=`)).toEqual(parse(''));
		expect(parse(name)).toEqual(parse(''));
	});
});

describe('an invalid parameter', () => {
	it.each([
		...[
			'4.5',
			'5.0',
			'05',
			'1e0',
			'%2B5',
			'+5',
			'0x5',
			'0',
			'6',
			'-1',
			'-0',
			'five',
			'NaN',
			'5%0A',
		],
		...['%205', '5 ', '٥', '５', '1_0', 'Infinity', '99999999999999999999', 'null', '[5]', '5,4'],
	])('is rejected: rating=%s', (value) => {
		expect(issuesOf(() => parse(`rating=${value}`))).toMatchObject([{ parameter: 'rating' }]);
	});

	it.each(['0', '101', '-1', '1.0', '1e1', '20.', '9007199254740993', ' '])(
		'is rejected: limit=%s',
		(value) => {
			expect(issuesOf(() => parse(`limit=${value}`))).toMatchObject([{ parameter: 'limit' }]);
		},
	);

	it.each(['.5', '5.', '1e0', 'NaN', 'Infinity', '0.99', '5.01', '%2B3', '0x3', '3,5', '3.5.1'])(
		'is rejected: min_rating=%s and max_rating=%s',
		(value) => {
			const issues = issuesOf(() => parse(`min_rating=${value}&max_rating=${value}`));
			expect(issues.map(({ parameter }) => parameter)).toEqual(['max_rating', 'min_rating']);
		},
	);

	it.each([
		...['2025-02-30', '2025-02-29', '1900-02-29', '2025-04-31', '2025-13-01', '2025-00-10'],
		...['2025-01-00', '2025-1-1', '20250101', '2025-01-01T00:00:00Z', '01/02/2025', 'today'],
		...['-2025-01-01', '%2B002025-01-01', '2025-01-01%20', '２０２５-01-01', '12025-01-01'],
	])('is rejected: since=%s', (value) => {
		const issues = issuesOf(() => parse(`since=${value}`));
		expect(issues).toMatchObject([{ parameter: 'since', code: 'invalid_format' }]);
	});

	it.each(['__proto__', 'constructor', 'toString', 'yes', '2', 'TRUE'])(
		'is rejected: facets=%s',
		(value) => {
			expect(issuesOf(() => parse(`facets=${value}`))).toEqual([
				{
					parameter: 'facets',
					code: 'invalid_value',
					message: expect.stringMatching(
						/^must be true, false, or names separated by commas: location, .*, month$/,
					),
					received: value,
				},
			]);
		},
	);

	it('is reported with its name, code, rule, and the value received', () => {
		expect(issuesOf(() => parse('limit=101&rating=4.5&sort=best&since=2025-02-30')))
			.toMatchInlineSnapshot(`
				[
				  {
				    "code": "too_big",
				    "message": "must be at most 100",
				    "parameter": "limit",
				    "received": "101",
				  },
				  {
				    "code": "invalid_type",
				    "message": "must be a whole number in plain digits",
				    "parameter": "rating",
				    "received": "4.5",
				  },
				  {
				    "code": "invalid_format",
				    "message": "must be a calendar day that exists, as YYYY-MM-DD",
				    "parameter": "since",
				    "received": "2025-02-30",
				  },
				  {
				    "code": "invalid_value",
				    "message": "must be one of newest, oldest, highest, lowest",
				    "parameter": "sort",
				    "received": "best",
				  },
				]
			`);
	});

	it('is rejected if it is too long; the error quotes its first 200 characters', () => {
		const [issue] = issuesOf(() => parse(`query=${'😀'.repeat(5_001)}`));
		expect(issue).toMatchObject({ parameter: 'query', code: 'too_big' });
		expect(issue?.received).toBe(`${'😀'.repeat(200)}…`);
	});

	it.each(['rating=5&rating=5', 'rating=5&rating=', 'rating=&rating='])(
		'is rejected once if it is repeated: %s',
		(query) => {
			expect(issuesOf(() => parse(query))).toMatchObject([{ code: 'repeated' }]);
		},
	);

	it('is rejected if it is required and missing, or required and repeated', () => {
		const schema = z.object({ topic: z.string(), mode: z.string() });
		const query = new URLSearchParams('mode=a&mode=b&topic=');
		expect(issuesOf(() => parseQuery(schema, query))).toEqual([
			{ parameter: 'mode', code: 'repeated', message: expect.any(String), received: 'a, b' },
			{ parameter: 'topic', code: 'missing', message: 'must be given' },
		]);
	});

	it('is reported together with issues that the schema cannot find, once per parameter', () => {
		const further = ['cursor', 'rating'].map((parameter) => ({
			...{ parameter, code: 'further', message: 'must be otherwise' },
		}));
		const query = new URLSearchParams('rating=9&cursor=x');
		const codes = issuesOf(() => parseQuery(SearchParams, query, () => further)).map(
			({ parameter, code }) => `${parameter} ${code}`,
		);
		expect(codes).toEqual(['cursor further', 'rating too_big']);
	});
});

describe('an unknown parameter', () => {
	it.each([
		['ratng', 'rating'],
		['min-rating', 'min_rating'],
		['Rating', 'rating'],
		['technician', 'mentions_technician'],
		['service', 'mentions_service'],
		['text', 'query'],
		['q', 'query'],
		['untill', 'until'],
		['LIMIT', 'limit'],
		['from', 'since'],
		['page', 'cursor'],
		['offset', 'cursor'],
		['per_page', 'limit'],
		['per-page', 'limit'],
		['visit', 'visit_type'],
	])('is ignored with a warning: "%s" suggests "%s"', (name, closest) => {
		const { params, warnings } = parse(`${name}=5`);
		expect(params).toEqual({ sort: 'newest', limit: 20 });
		expect(warnings).toEqual([
			`"${name}" is not a parameter of this endpoint and was ignored; did you mean "${closest}"?`,
		]);
	});

	it.each(['foo', 'x', 'format', 'callback'])(
		'that nothing is like is not guessed: "%s"',
		(name) => {
			const { warnings } = parse(`${name}=5`);
			expect(warnings).toEqual([
				expect.stringMatching(/and was ignored; there are rating, min_rating, .*fields$/),
			]);
		},
	);

	it('is named if it is one of the first ten; the others are counted', () => {
		const names = Array.from({ length: 13 }, (_, index) => `x${index}=1`);
		const { warnings } = parse(names.join('&'));
		expect(warnings).toHaveLength(11);
		expect(warnings.at(-1)).toBe('3 other unknown parameters were ignored as well');
	});

	it('that a mail or a cache added causes no warning', () => {
		expect(parse('utm_source=mail&_=17&gclid=x').warnings).toEqual([]);
	});

	it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', ''])(
		'is ignored even with the name "%s"',
		(name) => {
			const { params, warnings } = parse(`${name}=5`);
			expect(params).toEqual({ sort: 'newest', limit: 20 });
			expect(Object.getPrototypeOf(params)).toBe(Object.prototype);
			expect(warnings).toHaveLength(1);
		},
	);

	it('causes one truncated warning, however often it is sent', () => {
		const name = 'x'.repeat(3_000);
		const { warnings } = parse(`${name}=1&${name}=2`);
		expect(warnings).toHaveLength(1);
		// The name is cut; all 24 names of parameters follow.
		expect(warnings[0]?.length).toBeLessThan(600);
	});
});
