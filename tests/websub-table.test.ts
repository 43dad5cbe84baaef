import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/content.ts';

interface Row {
	readonly id: string;
	readonly sentence: string;
	/** Why there is no test. */
	readonly reason: string;
}

const IDS = [...numbered('H', 53), ...numbered('P', 8), ...numbered('A', 44)];
/** Ids at the end of a title: `(H24, H29)`, `(A1-A7)`. */
const GROUP = /[HPA]\d+(?:-[HPA]\d+)?/.source;
const TITLE_END = new RegExp(` \\((${GROUP}(?:, ${GROUP})*)\\)(?=['"\`])`, 'g');

const behaviors = readRows(
	'tests/websub-requirements.md',
	/^- \*\*([HP]\d+)\*\* (.*?\.)( Not used: \w.*)?$/gm,
);
const attacks = readRows('docs/SECURITY.md', /^- \*\*(A\d+)\*\* (.*?: .*?\.)()$/gm);
const rows = [...behaviors, ...attacks];
const tested = new Set(
	globSync('**/*.ts', { cwd: join(ROOT, 'tests') }).flatMap((file) => [...idsShownBy(file)]),
);

describe('the lists of requirements and attacks', () => {
	it('have one row for each requirement and each attack, in order', () => {
		expect(rows.map(({ id }) => id)).toEqual(IDS);
	});

	it('describe in each row what the hub does, without repeating a sentence', () => {
		expect(behaviors.filter(({ sentence }) => !/^[A-Z].{9,}\.$/.test(sentence))).toEqual([]);
		expect(attacks.filter(({ sentence }) => !/^[A-Z].+: \S.{9,}\.$/.test(sentence))).toEqual([]);
		expect(new Set(rows.map(({ sentence }) => sentence)).size).toBe(rows.length);
	});

	it('have a test with the id of each row, unless they say that it is not used', () => {
		const used = rows.filter(({ reason }) => reason === '').map(({ id }) => id);
		expect([...tested].toSorted()).toEqual(used.toSorted());
	});
});

function numbered(letter: string, count: number): string[] {
	return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}

function readRows(page: string, row: RegExp): Row[] {
	const lines = readFileSync(join(ROOT, page), 'utf8').matchAll(row);
	return [...lines].map(([, id = '', sentence = '', reason = '']) => ({ id, sentence, reason }));
}

function idsShownBy(file: string): ReadonlySet<string> {
	const titles = readFileSync(join(ROOT, 'tests', file), 'utf8').matchAll(TITLE_END);
	return new Set([...titles].flatMap(([, groups = '']) => groups.split(', ').flatMap(expandRange)));
}

/** Expands `A1-A3` to A1, A2 and A3; keeps unknown ids, so that a test reports them. */
function expandRange(group: string): string[] {
	const [from = '', to = from] = group.split('-');
	const [start, end] = [IDS.indexOf(from), IDS.indexOf(to)];
	return start === -1 || end < start ? [group] : IDS.slice(start, end + 1);
}
