import { describe, it } from 'vitest';
import { put } from '../../support/log-generator.ts';
import { asAdd, expectRefusal, signed, type Tampering } from '../../support/log-tampering.ts';

const TAMPERINGS: Tampering[] = [
	[
		'an unknown operation',
		signed({ op: 'forget', source: 'google' }),
		/Entry 15 is malformed: .*"op":"forget"/,
	],
	['an unknown member', signed({ ...asAdd, note: 'x' }), /Entry 15 is malformed/],
	['a missing member', signed({ op: 'add', source: 'google', stars: 3 }), /Entry 15 is malformed/],
	['six stars', signed({ ...asAdd, stars: 6 }), /Entry 15 is malformed/],
	[
		'an unlisted reason',
		signed({ op: 'remove', source: 'google', stars: 1, previous: 2, reason: 'too bad' }),
		/Entry 15 is malformed/,
	],
	[
		'half a platform count',
		signed({
			op: 'import',
			source: 'google',
			stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
			file: 'ab'.repeat(32),
			platform: { count: 2 },
		}),
		/Entry 15 is malformed/,
	],
	[
		'an entry that is not canonical',
		(log, files) => {
			log.entries.push(' {"v":"forecourt-log/v1"}');
			signed({ ...asAdd })(log, files);
		},
		/Entry 15 is malformed/,
	],
	[
		'an entry whose numbers are not canonical',
		(log, files) => {
			log.importFile('google');
			log.entries.push(log.entries.pop()?.replace('"average":4.5', '"average":4.50') ?? '');
			signed({ ...asAdd })(log, files);
		},
		/Entry 15 is malformed/,
	],
	['a format that is not a word', signed({ ...asAdd, v: 1 }), /Entry 15 is malformed/],
	[
		'a month before the last',
		signed({ ...asAdd, month: '2026-03' }),
		/Entry 15 is dated before an earlier one/,
	],
	[
		'a later previous',
		signed({ op: 'edit', source: 'google', stars: 1, previous: 15, commitment: 'ab'.repeat(32) }),
		/Entry 15 \(edit\) cannot follow entry 15/,
	],
	[
		'an entry that ends twice',
		signed({ op: 'remove', source: 'google', stars: 2, previous: 3, reason: 'spam' }),
		/Entry 15 \(remove\) cannot follow entry 3/,
	],
	[
		'a restore of an add',
		signed({ op: 'restore', source: 'google', stars: 1, previous: 2, commitment: 'ab'.repeat(32) }),
		/Entry 15 \(restore\) cannot follow entry 2/,
	],
	[
		'a remove of a policy',
		signed({ op: 'remove', source: 'google', stars: 1, previous: 0, reason: 'spam' }),
		/Entry 15 \(remove\) cannot follow entry 0/,
	],
	[
		'a remove with other stars',
		signed({ op: 'remove', source: 'google', stars: 5, previous: 2, reason: 'spam' }),
		/Entry 15 \(remove\) cannot follow entry 2/,
	],
	[
		'an edit of another source',
		signed({ op: 'edit', source: 'yelp', stars: 1, previous: 2, commitment: 'ab'.repeat(32) }),
		/Entry 15 \(edit\) cannot follow entry 2/,
	],
	[
		'another policy',
		(_log, files) => put(files, '/policy.md', 'We keep all'),
		/\/policy\.md is not as logged/,
	],
];

describe('a log whose publisher signs wrong entries', () => {
	it.each(TAMPERINGS)('refuses %s', async (...tampering) => {
		await expectRefusal(tampering);
	});
});
