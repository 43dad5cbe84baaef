import { beforeAll, describe, expect, it } from 'vitest';
import { etagMatches } from '../../src/endpoints/http/etag.ts';
import { acceptsMediaType } from '../../src/endpoints/http/media-type.ts';
import { negotiateCoding } from '../../src/endpoints/http/content-negotiation.ts';
import { parseByteRange } from '../../src/endpoints/http/byte-range.ts';
import { Problem } from '../../src/endpoints/http/problem.ts';
import { parseQuery } from '../../src/endpoints/http/query.ts';
import { wholeRecord } from '../../src/import/csv-rows.ts';
import { cleanText } from '../../src/import/clean-text.ts';
import { createRedactor } from '../../src/import/redact-personal-data.ts';
import { toPlainText } from '../../src/import/plain-text.ts';
import { parseText } from '../../src/insights/text/parse-text.ts';
import { displayText } from '../../src/reviews/display-text.ts';
import { fold } from '../../src/reviews/fold.ts';
import { SearchParams } from '../../src/search/search-params.ts';
import { findCallbackProblem } from '../../src/hub/core/callback-url.ts';
import { sampleContent } from '../support/content.ts';
import { POLICY } from '../support/hub.ts';

/** Pieces on which a pattern that goes back and forth takes the square of their number, or worse. */
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
/** A fifth of the longest text of a review, and more than any header may be. */
const LENGTH = 20_000;
/** Of the processor, since the machine may be busy. What takes longer has to be in proportion. */
const LIMIT_MILLISECONDS = 1_000;
/** Twice as long a text may take this many times as long: less than the square, more than noise. */
const MOST_GROWTH = 3;

type Read = (text: string) => unknown;

const READERS: Record<string, Read> = {
	'the text of a review, cleaned': cleanText,
	'the markup of a source': toPlainText,
	'a text as it is shown': displayText,
	'a text as it is searched': fold,
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
	READERS['homes in Spanish'] = (text) => redact(`1 Vivo en la calle ${text}`);
	READERS['homes in French'] = (text) => redact(`J'habite au 1 rue ${text}`);
});

describe('takes no time to speak of, however odd the text:', () => {
	it.each([...Object.keys(READERS), 'personal data', 'homes in Spanish', 'homes in French'])(
		'%s',
		(name) => {
			const slow = PIECES.flatMap((piece) => {
				const text = piece.repeat(LENGTH / piece.length);
				// A pattern that fails at the end has tried everything before.
				return [`${text} Street!`, `x${text}\u0000`].flatMap((odd) => {
					const milliseconds = measure(name, odd);
					if (milliseconds < LIMIT_MILLISECONDS) return [];
					const ofHalf = measure(name, odd.slice(odd.length / 2));
					return milliseconds < MOST_GROWTH * ofHalf ? [] : [`${piece}: ${milliseconds} ms`];
				});
			});
			expect(slow).toEqual([]);
		},
	);
});

it.each([
	['personal data', '12 Main '.repeat(12_500)],
	['words and sentences', ','.repeat(50_000)],
])('takes time in proportion for a long text of what costs most: %s', (name, text) => {
	const least = (part: string) => Math.min(...[1, 2, 3].map(() => measure(name, part)));
	expect(least(text)).toBeLessThan(MOST_GROWTH * Math.max(least(text.slice(text.length / 2)), 10));
});

/** Most of what it is given is refused. */
function safely(read: () => unknown): void {
	try {
		read();
	} catch (error) {
		expect(error).toBeInstanceOf(Problem);
	}
}

/** Milliseconds of the processor that a reader takes for a text. */
function measure(reader: string, text: string): number {
	const begin = process.cpuUsage();
	READERS[reader]?.(text);
	return Math.round(process.cpuUsage(begin).user / 1000);
}
