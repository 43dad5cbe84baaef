import { expect, it } from 'vitest';
import { createProgressLine } from '../../../src/cli/import.ts';

function record(isTTY: boolean) {
	const written: string[] = [];
	let time = 0;
	const stderr = { isTTY, columns: 40, write: (text: string) => written.push(text) };
	const line = createProgressLine({ stderr, clock: () => time });
	const show = (at: number, records: number, file = 'a.csv') => {
		time = at;
		const part = { file, number: 1, files: 1, totalBytes: 1000 };
		line.show({ ...part, bytes: records, records });
	};
	return { written, line, show };
}

it('writes to a log after two seconds, then every five seconds', () => {
	const { written, show } = record(false);
	for (const seconds of [1, 1.9, 2, 3, 6.9, 7, 8]) show(seconds * 1000, seconds * 100);
	expect(written).toEqual([
		'20%, 200 records, 100 a second: a.csv\n',
		'70%, 700 records, 100 a second: a.csv\n',
	]);
});

it('redraws one line within the width of a terminal, and erases it at the end', () => {
	const { written, line, show } = record(true);
	show(200, 100, 'a-name-that-is-longer-than-the-terminal.csv');
	show(250, 110);
	show(400, 200);
	line.clear();
	expect(written).toHaveLength(3);
	expect(written[0]).toHaveLength(40);
	expect(written[1]).toBe(`\r${'20%, 200 records, 500 a second: a.csv'.padEnd(39)}`);
	expect(written[2]).toMatch(/^\r +\r$/);
});

it('shows no percentage for a file that is read all at once', () => {
	const written: string[] = [];
	let time = 0;
	const line = createProgressLine({
		stderr: { write: (text: string) => written.push(text) },
		clock: () => time,
	});
	time = 4000;
	const part = { file: 'b.json', number: 2, files: 3 };
	line.show({ ...part, bytes: 9, totalBytes: undefined, records: 64 });
	expect(written).toEqual(['64 records, 0 a second, file 2 of 3: b.json\n']);
});
