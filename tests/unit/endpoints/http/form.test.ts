import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm, type Form } from '../../../../src/endpoints/http/form.ts';
import { Problem } from '../../../../src/endpoints/http/problem.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

function aRequest(body: BodyInit, contentType = FORM_TYPE) {
	const headers = { 'Content-Type': contentType };
	return new Request('https://reviews.example/', { method: 'POST', body, headers });
}

async function read(body: BodyInit): Promise<Record<string, readonly string[]>> {
	return Object.fromEntries(await readForm(aRequest(body)));
}

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('a form', () => {
	it.each([
		['', {}],
		['&&', {}],
		['a=1', { a: ['1'] }],
		['a=1&b=2&a=3&a=1', { a: ['1', '3', '1'], b: ['2'] }],
		['&a=1&&b=2&', { a: ['1'], b: ['2'] }],
		['a', { a: [''] }],
		['a=', { a: [''] }],
		['=1', { '': ['1'] }],
		['a=b=c&d==', { a: ['b=c'], d: ['='] }],
		['a+b=c+d', { 'a b': ['c d'] }],
		['a%2Bb=c%2bd', { 'a+b': ['c+d'] }],
		['a%26=%3D', { 'a&': ['='] }],
		['a=%C3%A9%F0%9F%98%80', { a: ['é😀'] }],
		['a=é😀', { a: ['é😀'] }],
		['a=%0D%0A%09%7F', { a: ['\r\n\t\u007F'] }],
		['a= 1 ', { a: [' 1 '] }],
		['a=%EF%BB%BF1', { a: ['\uFEFF1'] }],
		['\uFEFFa=1', { '\uFEFFa': ['1'] }],
		['a=e%CC%81', { a: ['e\u0301'] }],
		['a=%2525', { a: ['%25'] }],
		[
			'hub.callback=https%3A%2F%2Fs.example%2F%3Fa%3D1',
			{ 'hub.callback': ['https://s.example/?a=1'] },
		],
	])('is read from %j, with values in the order sent', async (body, expected) => {
		expect(await read(body)).toEqual(expected);
	});

	it('has no values for names that every object inherits', async () => {
		const form = await readForm(aRequest('constructor=1'));
		expect(form.get('__proto__')).toBeUndefined();
		expect(form.get('constructor')).toEqual(['1']);
	});

	it('round-trips', async () => {
		const text = fc.string({ unit: 'grapheme' });
		await fc.assert(
			fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 20 }), async (pairs) => {
				const sent = pairs.filter((pair) => !pair.join('').includes('\0'));
				const expected = Map.groupBy(sent, ([name]) => name);
				const form = await readForm(aRequest(new URLSearchParams(sent).toString()));
				expect([...form]).toEqual(
					[...expected].map(([name, list]) => [name, list.map(([, value]) => value)]),
				);
			}),
			{ seed: 5, numRuns: 200 },
		);
	});
});

describe('the type of a form', () => {
	it.each([
		FORM_TYPE,
		'Application/X-WWW-Form-Urlencoded',
		`${FORM_TYPE};charset=UTF-8`,
		`${FORM_TYPE} ; Charset="utf-8"`,
		`${FORM_TYPE}; charset=utf8; a=b`,
		`${FORM_TYPE};`,
	])('may be %s (H26)', async (type) => {
		expect((await readForm(aRequest('a=1', type))).get('a')).toEqual(['1']);
	});

	it.each([
		'',
		'application/json',
		'multipart/form-data; boundary=x',
		'text/plain',
		'application/x-www-form-urlencoded-too',
		`${FORM_TYPE}, application/json`,
		`${FORM_TYPE}; charset=iso-8859-1`,
		`${FORM_TYPE}; charset=utf-16`,
		`${FORM_TYPE}; charset=""`,
		'form',
	])('may not be %s (H26, A30)', async (type) => {
		await expect(readForm(aRequest('a=1', type))).rejects.toMatchObject({
			status: 415,
			slug: 'unsupported-media-type',
			message: `Cannot read the form: its media type must be ${FORM_TYPE}, in UTF-8`,
			headers: { Accept: FORM_TYPE },
		});
	});

	it('may not be missing (H26)', async () => {
		const request = aRequest('a=1');
		request.headers.delete('Content-Type');
		await expect(readForm(request)).rejects.toMatchObject({ status: 415 });
	});

	it('is checked before the length', async () => {
		const request = aRequest('x'.repeat(70_000), 'text/plain');
		await expect(readForm(request)).rejects.toMatchObject({ status: 415 });
	});
});

describe('an invalid form', () => {
	it.each<[string, BodyInit, string]>([
		['%', 'a=%', 'percent-encoding'],
		['%4', 'a=%4', 'percent-encoding'],
		['%zz', 'a=%zz', 'percent-encoding'],
		['% in a name', '%=a', 'percent-encoding'],
		['an encoded byte split between name and value', 'a%4=1', 'percent-encoding'],
		['an encoded byte that is not UTF-8', 'a=%FF', 'percent-encoding'],
		['an encoded overlong sequence', 'a=%C0%AF', 'percent-encoding'],
		['half an encoded character', 'a=%C3&b=%A9', 'percent-encoding'],
		['an encoded surrogate', 'a=%ED%A0%80', 'percent-encoding'],
		['a byte that is not UTF-8', bytes(97, 61, 0xff), 'UTF-8'],
		['half a character', bytes(97, 61, 0xc3), 'UTF-8'],
		['a NUL', 'a=1\0', 'NUL'],
		['an encoded NUL', 'a=1%00', 'NUL'],
		['a NUL in a name', 'a%00=1', 'NUL'],
		['a NUL in an unknown field', 'a=1&b=%00', 'NUL'],
	])('is rejected for %s (A31)', async (_, body, reason) => {
		await expect(readForm(aRequest(body))).rejects.toMatchObject({
			status: 400,
			slug: 'bad-request',
			message: expect.stringMatching(`^Cannot read the form: .*${reason}`),
		});
	});

	it('is rejected if it breaks off', async () => {
		const body = new ReadableStream({
			pull: (controller) => controller.error(new TypeError('terminated')),
		});
		const headers = { 'Content-Type': FORM_TYPE };
		const init = { method: 'POST', body, headers, duplex: 'half' } as const;
		const request = new Request('https://reviews.example/', init);
		await expect(readForm(request)).rejects.toMatchObject({ status: 400 });
	});
});

describe('a form at its limits', () => {
	it('may have 65,536 bytes, but no more (A29)', async () => {
		const largest = `a=${'x'.repeat(65_534)}`;
		expect((await readForm(aRequest(largest))).get('a')?.[0]).toHaveLength(65_534);
		await expect(readForm(aRequest(`${largest}x`))).rejects.toMatchObject({ status: 413 });
	});

	it('may have 100 fields, but no more, with the same or different names (A29)', async () => {
		const most = Array<string>(100).fill('a=1').join('&');
		expect((await readForm(aRequest(most))).get('a')).toHaveLength(100);
		await expect(readForm(aRequest(`${most}&b`))).rejects.toMatchObject({
			status: 400,
			message: 'Cannot read the form: it has more than 100 fields',
		});
	});

	it('uses other limits if they are given', async () => {
		const limits = { bytes: 8, fields: 2 };
		expect(await readForm(aRequest('a=1&b=2'), limits)).toHaveProperty('size', 2);
		await expect(readForm(aRequest('a&b&c'), limits)).rejects.toMatchObject({ status: 400 });
		await expect(readForm(aRequest('a=1&b=222'), limits)).rejects.toMatchObject({ status: 413 });
	});
});

describe('any request', () => {
	const piece = fc.oneof(
		fc.constantFrom('%', '%0', '%00', '%41', '%C3', '%A9', '%ff', '+', '&', '=', 'hub.mode', '\0'),
		fc.string({ unit: 'binary' }),
	);
	const textBody = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
	const body = fc.oneof(textBody, fc.uint8Array({ maxLength: 200 }));
	const type = fc.oneof(
		{ weight: 4, arbitrary: fc.constant(FORM_TYPE) },
		fc.constantFrom('', 'text/html', `${FORM_TYPE};charset=latin1`),
		fc.string({ unit: 'binary-ascii' }).map((raw) => raw.replaceAll(/[^\x20-\x7e]/g, '')),
	);

	it('is a form without NUL, or is rejected with 400, 413 or 415 (A29, A30, A31)', async () => {
		await fc.assert(
			fc.asyncProperty(body, type, async (sent, contentType) => {
				const request = aRequest(sent, contentType);
				const result = await readForm(request, { bytes: 100, fields: 5 }).catch(asProblem);
				if (result instanceof Problem) expect([400, 413, 415]).toContain(result.status);
				else expect(JSON.stringify([...result])).not.toContain(String.raw`\u0000`);
			}),
			{ seed: 6, numRuns: 1000 },
		);
	});

	function asProblem(error: unknown): Form | Problem {
		if (error instanceof Problem) return error;
		throw error;
	}
});
