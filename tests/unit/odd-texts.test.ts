import { beforeAll, describe, expect, it } from 'vitest';
import { etagMatches } from '../../src/endpoints/http/etag.ts';
import { acceptsMediaType } from '../../src/endpoints/http/media-type.ts';
import { negotiateCoding } from '../../src/endpoints/http/content-negotiation.ts';
import { parseByteRange } from '../../src/endpoints/http/byte-range.ts';
import { Problem } from '../../src/endpoints/http/problem.ts';
import { parseQuery } from '../../src/endpoints/http/query.ts';
import { wholeRecord } from '../../src/import/files/csv-rows.ts';
import { cleanText } from '../../src/import/values/clean-text.ts';
import { createRedactor } from '../../src/import/personal-data/redact-personal-data.ts';
import { toPlainText } from '../../src/import/personal-data/plain-text.ts';
import { isHtml } from '../../src/import/files/xml-document.ts';
import { parseText } from '../../src/insights/text/parse-text.ts';
import { displayText } from '../../src/reviews/display-text.ts';
import { fold } from '../../src/reviews/fold.ts';
import { SearchParams } from '../../src/search/search-params.ts';
import { findCallbackProblem } from '../../src/hub/core/callback-url.ts';
import { sampleContent } from '../support/content.ts';
import { POLICY } from '../support/hub.ts';

/** Pieces that make a backtracking pattern take quadratic time, or worse, when they are repeated. */
const PIECES = [
	...'aA1 \n\t-.,(<&"\'%/@;é',
	...['a ', '1 ', '1-', 'a@', 'a.', '(1', ' .', '\r\n', '&amp;', '<a ', '+1 ', 'www.', 'http://'],
	...[
		'a@a.',
		'555-',
		'12 Main ',
		'RO number is ',
		'plate number is ',
		'call me at my ',
		'12 345-',
		'W/"',
		'", ',
		'bytes=',
		';q=0',
		'not ',
		"n't ",
		'Dana ',
	],
	...['https://a', 'a'.repeat(63) + '.', '%61', '\u0301', '\u200b', '🏴', 'ß', 'İ'],
	...['\u200d', '🏴\u{e0062}', '\ufe0f', 'a\u0301', 'ﷺ', 'rating=5&'],
];
/** A fifth of the longest review text, and longer than any accepted header. */
const LENGTH = 20_000;
/** CPU time, because the machine may be busy. A slower reader must scale with the length. */
const LIMIT_MILLISECONDS = 1_000;
/** How much longer a text of twice the length may take. Quadratic time would be a factor of four. */
const MAX_GROWTH = 3;

type Read = (text: string) => unknown;

const READERS: Record<string, Read> = {
	'the cleaned text of a review': cleanText,
	'the markup of a source': toPlainText,
	'a displayed text': displayText,
	'a searched text': fold,
	'a page in place of an export': isHtml,
	'a row of a table': (text) => wholeRecord(',').test(text),
	'rows of quoted cells': (text) => wholeRecord(',').test(text.replaceAll(/./gs, '"",')),
	'words and sentences': parseText,
	'If-None-Match': (text) => etagMatches(text, '"a"'),
	Accept: (text) => acceptsMediaType(text, 'text/html'),
	'Accept-Encoding': (text) => negotiateCoding(text, ['br', 'gzip']),
	Range: (text) => parseByteRange(text, 1000),
	'a search': (text) =>
		safely(() => parseQuery(SearchParams, new URLSearchParams(`query=${text}&${text}`))),
	'a callback': (text) => findCallbackProblem(`https://${text}`, POLICY),
};

beforeAll(async () => {
	const { settings } = await sampleContent();
	const redact = createRedactor(settings.businessFile);
	READERS['personal data'] = redact;
	READERS['home addresses in Spanish'] = (text) => redact(`1 Vivo en la calle ${text}`);
	READERS['home addresses in French'] = (text) => redact(`J'habite au 1 rue ${text}`);
});

describe('is fast even for odd text:', () => {
	it.each([
		...Object.keys(READERS),
		'personal data',
		'home addresses in Spanish',
		'home addresses in French',
	])('%s', (name) => {
		const slow = PIECES.flatMap((piece) => {
			const text = piece.repeat(LENGTH / piece.length);
			// A pattern that fails only at the end has tried every other match first.
			return [`${text} Street!`, `x${text}\u0000`].flatMap((odd) => {
				const milliseconds = measure(name, odd);
				if (milliseconds < LIMIT_MILLISECONDS) return [];
				const halfTime = measure(name, odd.slice(odd.length / 2));
				return milliseconds < MAX_GROWTH * halfTime ? [] : [`${piece}: ${milliseconds} ms`];
			});
		});
		expect(slow).toEqual([]);
	});
});

it.each([
	['personal data', '12 Main '.repeat(50_000)],
	['words and sentences', ','.repeat(200_000)],
])('takes time in proportion to the length of the slowest text: %s', (name, text) => {
	const least = (part: string) => Math.min(...[1, 2, 3].map(() => measure(name, part)));
	expect(least(text)).toBeLessThan(MAX_GROWTH * Math.max(least(text.slice(text.length / 2)), 10));
});

/** Runs a reader that refuses most texts. It may throw only a `Problem`. */
function safely(read: () => unknown): void {
	try {
		read();
	} catch (error) {
		expect(error).toBeInstanceOf(Problem);
	}
}

/** Returns the CPU time that a reader takes for a text, in milliseconds. */
function measure(reader: string, text: string): number {
	const begin = process.cpuUsage();
	READERS[reader]?.(text);
	return Math.round(process.cpuUsage(begin).user / 1000);
}
