import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/content.ts';

const page = readFileSync(join(ROOT, 'docs/SECURITY.md'), 'utf8');
const threats = rowsOf(page, 'Threats to data, readers and availability');
const attacks = rowsOf(page, 'Attacks on the hub');

/** Threats that any reader would look for. */
const EXPECTED = [
	...['XSS', 'Prompt injection', 'Supply chain', 'Abuse of search', 'Cache poisoning', 'ReDoS'],
	...['Path traversal', 'Zip bombs', 'CSV injection', 'SSRF', 'Secrets in logs', 'Floods'],
	'Personal data',
];

describe('docs/SECURITY.md', () => {
	it.each(EXPECTED)('covers %s', (name) => {
		expect(threats.filter(([threat]) => threat?.includes(name))).not.toEqual([]);
	});

	it('lists the 44 attacks on a hub in order, with the tests of docs/work/websub.md', () => {
		const known = readFileSync(join(ROOT, 'docs/work/websub.md'), 'utf8').matchAll(
			/^\| (A\d+) +\| .*? *\| (.*?) *\|$/gm,
		);
		const expected = [...known].map(([, id, tests = '']) => [id, filesIn(tests)]);
		expect(expected).toHaveLength(44);
		expect(attacks.map((cells) => [cells[0], filesIn(cells[3] ?? '')])).toEqual(expected);
	});

	it('states the defense against every threat, and its tests or why there are none', () => {
		const open = [...threats, ...attacks.map((cells) => cells.slice(1))].filter(
			([threat = '', defense = '', tests = '']) =>
				threat === '' ||
				defense.length < 10 ||
				(filesIn(tests).length === 0 && !/none: \w/.test(tests)),
		);
		expect(open).toEqual([]);
	});

	it('names only files that exist', () => {
		const named = [
			...new Set([...threats, ...attacks].flatMap((cells) => filesIn(cells.at(-1) ?? ''))),
		];
		expect(named.length).toBeGreaterThan(40);
		expect(named.filter((file) => !existsSync(join(ROOT, 'tests', file)))).toEqual([]);
	});
});

/** Returns the cells of the table below a heading, without the header row. */
function rowsOf(text: string, heading: string): string[][] {
	const [, section = ''] = text.split(`\n## ${heading}\n`);
	const [own = ''] = section.split('\n## ');
	const rows = [...own.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) =>
		row.split(' | ').map((cell) => cell.trim()),
	);
	return rows.slice(2);
}

function filesIn(cell: string): string[] {
	return [...cell.matchAll(/`([^`]+\.ts)`/g)].map(([, file = '']) => file);
}
