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
		expect(threats.filter(({ threat }) => threat.includes(name))).not.toEqual([]);
	});

	it('lists the 44 attacks on a hub in order', () => {
		// tests/websub-table.test.ts compares their ids with the titles of the tests.
		const ids = attacks.map(({ threat }) => /^\*\*(A\d+)\*\* \S/.exec(threat)?.[1]);
		expect(ids).toEqual(Array.from({ length: 44 }, (_, index) => `A${index + 1}`));
	});

	it('states the defense against every threat, and its tests or why there are none', () => {
		const vague = [...threats, ...attacks].filter(
			({ threat, defense }) => threat === '' || defense.length < 10,
		);
		const open = threats.filter(
			({ tests }) => filesIn(tests).length === 0 && !/^No test: \w/.test(tests),
		);
		expect([...vague, ...open]).toEqual([]);
	});

	it('names only files that exist', () => {
		const named = [...new Set(threats.flatMap(({ tests }) => filesIn(tests)))];
		expect(named.length).toBeGreaterThan(20);
		expect(named.filter((file) => !existsSync(join(ROOT, 'tests', file)))).toEqual([]);
	});
});

interface Row {
	readonly threat: string;
	readonly defense: string;
	readonly tests: string;
}

/** Returns the items of the list below a heading, with empty members if they have another form. */
function rowsOf(text: string, heading: string): Row[] {
	const [, section = ''] = text.split(`\n## ${heading}\n`);
	const [own = ''] = section.split('\n## ');
	return [...own.matchAll(/^- (.*)$/gm)].map(([, row = '']) => {
		const [, threat = '', defense = '', tests = ''] =
			/^(.*?): (.*?)\.(?: (`.*`|No test: .*))?$/.exec(row) ?? [];
		return { threat, defense, tests };
	});
}

function filesIn(cell: string): string[] {
	return [...cell.matchAll(/`([^`]+\.ts)`/g)].map(([, file = '']) => file);
}
