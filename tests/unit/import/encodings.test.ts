import { describe, expect, it } from 'vitest';
import { DEALER, importExport, tableOf } from './importing-tables.ts';

const TEXT = tableOf('text', ['Café, “très bon”']);
const LATIN = Buffer.from(tableOf('text', ['Café très bon']), 'latin1');

describe('a file that is not UTF-8', () => {
	it('stops the import with a question about its encoding', async () => {
		const { status, stderr } = await importExport(LATIN);
		expect(status).toBe(2);
		expect(stderr).toMatch(
			/first\n {2}Which encoding is it in\? Line 2 is not UTF-8; .*--encoding: utf-16le, .*\n.*--encoding windows-1252/s,
		);
	});

	it('is reported as damaged if all but one line are UTF-8', async () => {
		const rows = Buffer.from(TEXT + '2,5,2026-03-04,"più"\n'.repeat(9000));
		const bad = Buffer.from('3,5,2026-03-04,"Café"\n', 'latin1');
		const { status, stderr } = await importExport(Buffer.concat([rows, bad, rows]));
		expect(status).toBe(2);
		expect(stderr).toContain('it is UTF-8 up to line 9003, which is not. Correct that line');
	});

	it.each([
		['in its first line', 'id,rating,date,text,año\n1,5,2026-03-04,ni\xf1o,1\n', 1],
		[
			'far from its beginning',
			`${tableOf('text', ['x'.repeat(300_000), 'y'])}3,5,2026-03-04,\xe9\n`,
			4,
		],
	])('stops the import if the invalid bytes are %s', async (_where, written, line) => {
		const { status, stderr } = await importExport(Buffer.from(written, 'latin1'));
		expect(status).toBe(2);
		expect(stderr).toContain(`Line ${line} is not UTF-8; Excel`);
	});

	it.each(['windows-1252', 'iso-8859-1', 'ISO-8859-15'])(
		'is read as %s if the operator says so',
		async (name) => {
			const { file, reviews } = await importExport(LATIN, [...DEALER, '--encoding', name]);
			expect(reviews[0]?.text).toBe('Café très bon');
			expect(file?.notes[0]).toBe(
				`read as ${name.toLowerCase()} (your answer), because it is not UTF-8`,
			);
		},
	);

	it('is read as UTF-16 when its byte order mark says so', async () => {
		const { file, reviews } = await importExport(Buffer.from(`\ufeff${TEXT}`, 'utf16le'));
		expect(reviews[0]?.text).toBe('Café, “très bon”');
		expect(file?.notes[0]).toBe('read as utf-16le: its byte order mark says so');
	});

	it.each([
		['utf-16le', (bytes: Buffer) => bytes],
		['utf-16be', (bytes: Buffer) => bytes.swap16()],
	])('is read as %s without a byte order mark only if the operator says so', async (name, turn) => {
		const bytes = turn(Buffer.from(TEXT, 'utf16le'));
		expect((await importExport(bytes)).stderr).toContain('(--encoding: utf-16le, utf-16be)');
		const { reviews } = await importExport(bytes, [...DEALER, '--encoding', name]);
		expect(reviews[0]?.text).toBe('Café, “très bon”');
	});
});

describe('--encoding', () => {
	it('is ignored for a file that is UTF-8', async () => {
		const { file, reviews } = await importExport(TEXT, [...DEALER, '--encoding', 'windows-1252']);
		expect(reviews[0]?.text).toBe('Café, “très bon”');
		expect(file?.notes.join()).not.toContain('windows-1252');
	});

	it('is asked for again if the bytes are invalid in it', async () => {
		// A high surrogate without its low surrogate.
		const odd = Buffer.concat([Buffer.from(TEXT, 'utf16le'), Buffer.from([0x00, 0xd8, 0x0a, 0])]);
		const { stderr } = await importExport(odd, [...DEALER, '--encoding', 'utf-16le']);
		expect(stderr).toMatch(
			/as utf-16le, but contains bytes that are invalid in that encoding; choose another/,
		);
	});
});
