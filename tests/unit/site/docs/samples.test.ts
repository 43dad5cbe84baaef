import { describe, expect, it } from 'vitest';
import { readSamples } from '../../../support/docs-samples.ts';
import { findDifference } from '../../../support/expected-output.ts';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('samples in a page', () => {
	it('are read with their marks and expected output', () => {
		const text = `---\ntitle: A\n---\nText.\n\n${fence('sh run needs="a b"', 'echo 1')}\n${fence('text expect', '1')}`;
		const { samples, faults } = readSamples('a.md', text);
		expect(faults).toEqual([]);
		expect(samples).toEqual([
			{
				page: 'a.md',
				number: 1,
				language: 'sh',
				code: 'echo 1',
				runs: true,
				file: undefined,
				reason: undefined,
				needs: ['a', 'b'],
				expected: { kind: 'text', text: '1' },
			},
		]);
	});

	it('are found in lists', () => {
		const { samples } = readSamples('a.md', '1. First:\n\n   ```js run\n   1;\n   ```\n');
		expect(samples).toHaveLength(1);
	});

	it.each([
		['no mark', fence('sh', 'echo 1')],
		['two marks', fence('sh run no-run="why"', 'echo 1')],
		['an empty reason', fence('sh no-run=""', 'echo 1')],
		['a mark only inside an attribute', fence('sh title="run"', 'echo 1')],
		['an expectation without a sample', fence('json expect', '{}')],
		[
			'text before the expectation',
			`${fence('sh run', 'ls')}\nText.\n\n${fence('text expect', '')}`,
		],
	])('are refused with %s', (_what, text) => {
		expect(readSamples('a.md', text).faults).toHaveLength(1);
	});
});

describe('the output of a sample', () => {
	it.each([
		['{"a": 1}', '{"a":1}'],
		['{"a": "…"}', '{"a":[2]}'],
		['{"a": 1, "…": "…"}', '{"b":2,"a":1}'],
		['[1, "…"]', '[1,2,3]'],
		['{"url": "https://…/r1"}', '{"url":"https://x/r1"}'],
	])('matches %s', (text, output) => {
		expect(findDifference({ kind: 'json', text }, output)).toBe(undefined);
	});

	it.each([
		['{"a": 1}', '{"a":2}', 'the value.a is 2 and not 1'],
		['{"a": 1}', '{"a":1,"b":2}', 'the value has "b" as well'],
		['[1]', '[1,2]', 'the value has 2 items'],
		['[1, 2, "…"]', '[1]', 'the value has 1 items'],
		['{"a": {"b": "x…"}}', '{"a":{"b":"yx"}}', 'the value.a.b is "yx" and not "x…"'],
		['{"a": null}', '{}', 'the value.a is undefined and not null'],
	])('differs from %s', (text, output, difference) => {
		expect(findDifference({ kind: 'json', text }, output)).toBe(difference);
	});

	it.each([
		['etag: "…"\n…\nend', 'etag: "abc"\n1\n2\nend\n', true],
		['a\n…', 'a', true],
		['a', 'a\nb', false],
		['a.c', 'abc', false],
	])('is compared as text: %j with %j', (text, output, isSame) => {
		expect(findDifference({ kind: 'text', text }, output) === undefined).toBe(isSame);
	});
});
