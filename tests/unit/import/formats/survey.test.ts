import { describe, expect, it } from 'vitest';
import { survey } from '../../../../src/import/formats/survey.ts';
import { createContent, expectRules, ndjson, surveyAnswer } from '../importing.ts';

async function importAnswer(changes: object) {
	const content = await createContent();
	const lines = ndjson(surveyAnswer(changes), surveyAnswer({ id: 'ok' }));
	const ran = await content.run(['--json', await content.write('answers', lines)]);
	const reviews = await content.reviews();
	const review = reviews.find(({ source }) => source.review_id !== 'ok');
	return {
		...ran,
		review,
		file: ran.report?.files[0],
		bytes: JSON.stringify(await content.bytes()),
	};
}

describe('a survey answer', () => {
	it('is stored as given, without private data', async () => {
		const { review, bytes, stdout } = await importAnswer({
			email: 'odessa@example.com',
			phone: '555-0131',
			text: 'Great work on AF119060. Reach me at odessa@example.com or 5550131.',
		});
		expect(review).toMatchInlineSnapshot(`
			{
			  "author": {
			    "anonymous": false,
			    "name": "Odessa P.",
			  },
			  "changed_at": "2026-11-20T18:00:00Z",
			  "date": "2026-10-02",
			  "digest": "3d9faf7e0658fb8b",
			  "experienced_on": "2026-10-01",
			  "id": "dwew66bnlc76",
			  "language": "en",
			  "location": "alder-falls",
			  "published_at": "2026-10-02T21:42:16-07:00",
			  "rating": 4,
			  "responses": [],
			  "source": {
			    "id": "survey",
			    "name": "Larkspur customer survey",
			    "review_id": "sv-1",
			  },
			  "tags": {
			    "services": [
			      "brakes",
			    ],
			    "technicians": [
			      "Dana Whitfield",
			    ],
			  },
			  "text": "Great work on [order number removed]. Reach me at [e-mail removed] or [phone removed].",
			  "verification": {
			    "checked_at": "2026-11-20T18:00:00Z",
			    "method": "invited_after_transaction",
			  },
			  "visit_type": "service",
			}
		`);
		for (const text of [bytes, stdout]) {
			expect(text).not.toMatch(/odessa@example|5550131|555-0131|AF119060|Palmer/);
		}
	});

	it.each([
		['no name', { name: undefined }, { author: { name: 'Customer', anonymous: true } }],
		['null as its name', { name: null }, { author: { name: 'Customer', anonymous: true } }],
		[
			'an e-mail address as its name',
			{ name: 'o.palmer@example.com' },
			{ author: { name: 'Customer' } },
		],
		['a phone number as its name', { name: '(541) 555-0131' }, { author: { name: 'Customer' } }],
		['a deal number', { repair_order: undefined, deal: 'D-20730' }, { visit_type: 'sales' }],
		['a time in UTC', { submitted_at: '2026-10-03T04:42:16Z' }, { date: '2026-10-02' }],
		['an offset', { submitted_at: '2026-10-03T00:10:00+02:00' }, { date: '2026-10-03' }],
		['the current time', { submitted_at: '2026-11-20T18:00:00Z' }, { date: '2026-11-20' }],
		[
			'a date that has begun farther east',
			{ submitted_at: '2026-11-21T06:00:00+13:00' },
			{ date: '2026-11-21' },
		],
		['a language', { language: 'fr-CA' }, { language: 'fr-CA' }],
		['a language in capitals', { language: 'ES' }, { language: 'es' }],
		[
			'no language',
			{ language: undefined, text: 'La señora me trató muy bien.' },
			{ language: 'es' },
		],
		['no text', { text: undefined }, { text: '', language: 'und', rating: 4 }],
		['null as its text', { text: null }, { text: '', language: 'und', rating: 4 }],
		['an unknown field', { mood: 'fine' }, { rating: 4 }],
		[
			'a business name',
			{ name: 'Palmer Plumbing LLC' },
			{ author: { name: 'Palmer Plumbing LLC' } },
		],
		['a short order number in its id', { id: 'sv-48213', repair_order: '4821' }, { rating: 4 }],
		['a year as its order number', { id: 'sv-2026-1', repair_order: '2026' }, { rating: 4 }],
		['no tags', { services: undefined, staff: null }, { tags: { technicians: [], services: [] } }],
	])('is read correctly with %s', async (_what, changes, stored) => {
		const { review, status } = await importAnswer(changes);
		expect(status).toBe(0);
		expect(review).toMatchObject(stored);
	});

	it.each([
		['an order number', {}, 'invited_after_transaction', 0],
		['a deal number', { repair_order: undefined, deal: 20730 }, 'invited_after_transaction', 0],
		['no order or deal number', { repair_order: undefined }, 'none', 1],
		['an empty order number', { repair_order: ' ' }, 'none', 1],
		['"none" as its order number', { repair_order: 'none' }, 'none', 1],
		['a dash as its order number', { repair_order: '-' }, 'none', 1],
		['"N/A" as its order and deal numbers', { repair_order: 'N/A', deal: 'n/a' }, 'none', 1],
	])('gets the right verification method with %s', async (_what, changes, method, heldBack) => {
		const { review, file } = await importAnswer(changes);
		expect(review?.verification.method).toBe(method);
		expect(file?.held_back).toBe(heldBack);
	});

	it.each([0, '0', 'N/A 0', '000', '0000', 'none 1', 'R-12'])(
		'is unverified with the order number %j',
		async (written) => {
			const { review, file } = await importAnswer({ repair_order: written });
			expect(review?.verification.method).toBe('none');
			expect(review).not.toHaveProperty('visit_type');
			expect(file?.held_back).toBe(1);
		},
	);

	it.each(['visit_date', 'name', 'services', 'staff', 'language', 'phone', 'deal', 'email'])(
		'may have any kind of empty %s',
		(member) => {
			for (const nothing of [null, '', ' ', undefined]) {
				expect(survey.read(surveyAnswer({ [member]: nothing }), {}).kind).toBe('draft');
			}
		},
	);

	it('may have fractions of stars', async () => {
		const { review } = await importAnswer({ stars: 3.5 });
		expect(review).toMatchObject({ rating: 3, source_rating: { value: 3.5, best: 5, worst: 1 } });
	});

	it.each([
		['no stars', { stars: undefined }, 'stars', undefined],
		['no star', { stars: 0 }, 'stars', '0'],
		['six stars', { stars: 6 }, 'stars', '6'],
		['stars in words', { stars: '4' }, 'stars', '4'],
		['no time', { submitted_at: undefined }, 'submitted_at', undefined],
		[
			'a time without a zone',
			{ submitted_at: '2026-10-02T10:00:00' },
			'submitted_at',
			'2026-10-02T10:00:00',
		],
		['an impossible visit date', { visit_date: '2025-02-30' }, 'visit_date', '2025-02-30'],
		['a future visit date', { visit_date: '2026-12-24' }, 'experienced_on', '2026-12-24'],
		[
			'a time in the future',
			{ submitted_at: '2026-11-23T10:00:00-08:00' },
			'submitted_at',
			'2026-11-23T10:00:00-08:00',
		],
		[
			'a time later today',
			{ submitted_at: '2026-11-20T18:00:01Z' },
			'submitted_at',
			'2026-11-20T18:00:01Z',
		],
		['the year 1970', { submitted_at: '1970-01-01T00:00:00Z' }, 'submitted_at'],
		['the year 1', { submitted_at: '0001-01-01T00:00:00Z' }, 'submitted_at'],
		['an id of 600 characters', { id: 'x'.repeat(600) }, 'id', '600 characters'],
		['an id without visible characters', { id: '\u0001' }, 'id'],
		['no location', { location: null }, 'location'],
		['an unknown location', { location: 'mars' }, 'location', 'mars'],
		['no answer about consent', { consent_to_publish: undefined }, 'consent_to_publish', undefined],
		['consent in words', { consent_to_publish: 'yes' }, 'consent_to_publish', 'yes'],
		['the order number in its id', { id: 'sv-AF119060' }, 'id', undefined],
	])('is rejected with %s', async (_what, changes, field, found?: string) => {
		const { status, file, review } = await importAnswer(changes);
		expect(status).toBe(1);
		expect(review).toBeUndefined();
		expect(file?.rejected).toHaveLength(1);
		expect(file?.rejected[0]).toMatchObject({ line: 1, field, ...(found && { found }) });
	});

	it.each(['name', 'text', 'staff', 'phone'])(
		'is rejected for its %s without repeating it',
		async (field) => {
			const { status, file, stdout } = await importAnswer({ [field]: { first: 'Nora Secret' } });
			expect(status).toBe(1);
			expect(file?.rejected).toMatchObject([{ line: 1, field }]);
			expect(stdout).not.toContain('Nora Secret');
		},
	);

	it.each(Object.keys(surveyAnswer()))(
		'is rejected with the rule if its %s is invalid',
		(member) => {
			expectRules(survey, (wrong) => surveyAnswer({ [member]: wrong }));
		},
	);

	it('is skipped without consent, whatever else is wrong with it', async () => {
		const { status, file, bytes, stdout } = await importAnswer({
			consent_to_publish: false,
			stars: 99,
			location: 'mars',
			text: 'secret words',
		});
		expect(status).toBe(0);
		expect(file).toMatchObject({
			read: 2,
			added: 1,
			rejected: [],
			skipped: [{ reason: 'the customer did not allow publishing', count: 1 }],
		});
		expect(bytes + stdout).not.toContain('secret words');
		expect(bytes).not.toContain('"sv-1"');
	});

	it('is stored with a warning for unknown tags', async () => {
		const { review, file } = await importAnswer({ services: ['teleport'], staff: ['Bob Ross'] });
		expect(review?.tags).toEqual({ technicians: ['Bob Ross'], services: ['teleport'] });
		expect(file?.warnings.map(({ message }) => message)).toEqual([
			'"Bob Ross" is not in staff.yaml',
			'"teleport" is not in services.yaml',
		]);
	});
});

describe('a file of survey answers', () => {
	it('is imported without a line that is not JSON', async () => {
		const content = await createContent();
		const lines = `${ndjson(surveyAnswer())}\r\n\n{"id": "sv-2", "text": "cut sh\n${ndjson(surveyAnswer({ id: 'sv-3' }))}`;
		const ran = await content.run(['--json', await content.write('answers', lines)]);
		expect(ran.status).toBe(1);
		expect(ran.report.files[0]?.rejected).toEqual([
			{ line: 4, field: '', reason: 'is not JSON; the line may be truncated' },
		]);
		expect(await content.reviews()).toHaveLength(2);
	});

	it('is read line by line even if the first line is malformed', async () => {
		const content = await createContent();
		const lines = `{"id": "sv-0", "te\n${ndjson(surveyAnswer(), surveyAnswer({ id: 'sv-2' }))}`;
		const ran = await content.run(['--json', await content.write('answers', lines)]);
		expect(ran.status).toBe(1);
		expect(ran.report.files[0]?.rejected).toMatchObject([{ line: 1 }]);
		expect(await content.reviews()).toHaveLength(2);
	});

	it('may hold a single answer, and is cleaned of lone surrogates', async () => {
		const content = await createContent();
		const line = JSON.stringify(surveyAnswer({ text: 'half a heart \ud83d' }));
		const ran = await content.run(['--json', await content.write('answers', line)]);
		expect(ran.report.files[0]?.warnings).toMatchObject([
			{ message: 'text: forbidden characters removed' },
		]);
		expect((await content.reviews())[0]?.text).toBe('half a heart');
	});

	it('is stored with one record per line, even if texts contain line separators', async () => {
		const content = await createContent();
		const file = await content.write('answers', ndjson(surveyAnswer({ text: 'one\u2028two' })));
		await content.run([file]);
		expect((await content.reviews())[0]?.text).toBe('one\u2028two');
		expect(JSON.stringify(await content.bytes())).not.toContain('\u2028');
	});
});
