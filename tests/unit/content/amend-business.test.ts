import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { amendBusiness } from '../../../src/content/amend-business.ts';
import { newSource } from '../../../src/import/formats/known-sources.ts';
import { BusinessFile } from '../../../src/reviews/business/business-file.ts';
import { ROOT } from '../import/importing.ts';

const ADDED = {
	sources: [newSource('gazette', 'The "Gazette": reviews', false)],
	aliases: new Map([
		['# South: "1"', 'harborview'],
		['Südhaus', 'harborview'],
		['Old Mill', 'millbrook'],
	]),
};

const FLOW = `id: x
locations: [{ id: harborview, name: A, address: {} }, { id: millbrook, aliases: [Mill] }]
review_policy:
  sources: [{ id: survey }] # ours
`;

it('adds lines and leaves all others as they are', async () => {
	const text = await readFile(join(ROOT, 'content/business.yaml'), 'utf8');
	const amended = amendBusiness(text, ADDED);
	const lines = amended.split('\n');
	for (const line of text.split('\n')) expect(lines).toContain(line);
	expect(lines).toHaveLength(text.split('\n').length + 5 + 2 + 1 + 2);
	const { locations, review_policy } = BusinessFile.parse(parse(amended));
	expect(locations.map(({ aliases }) => aliases)).toEqual([
		undefined,
		['# South: "1"', 'Südhaus'],
		['Old Mill'],
	]);
	expect(review_policy.sources.at(-1)).toEqual(ADDED.sources[0]);
	expect(amendBusiness(amended, { ...ADDED, sources: [] })).toBe(amended);
});

it('adds to lists on one line', () => {
	expect(parse(amendBusiness(FLOW, ADDED))).toMatchObject({
		locations: [
			{ id: 'harborview', aliases: ['# South: "1"', 'Südhaus'] },
			{ id: 'millbrook', aliases: ['Mill', 'Old Mill'] },
		],
		review_policy: { sources: [{ id: 'survey' }, ADDED.sources[0]] },
	});
});

it('adds below a text of several lines', () => {
	const text = FLOW.replace(
		'[{ id: survey }] # ours',
		'\n    - id: survey\n      verification: >-\n        Two\n        lines.\n  contact: x',
	);
	expect(parse(amendBusiness(text, { ...ADDED, aliases: new Map() }))).toMatchObject({
		review_policy: { sources: [{ verification: 'Two lines.' }, ADDED.sources[0]], contact: 'x' },
	});
});

it.each([
	['a list on one line', '[Mill, "West" ] # ours', '[ Mill ] # ours'],
	['the only name', '[West]', '[]'],
	['lines', '\n    - West\n    - Mill # ours', '\n    - Mill # ours'],
	['the only line', '\n    - West', ' []'],
])('moves an alias out of %s', (_what, before, after) => {
	const file = (aliases: string) =>
		`locations:\n  - id: a\n    aliases: ${aliases}\n    name: A\n  - id: b\n    name: B\n`;
	const aliases = new Map([['west', 'b']]);
	const moved = amendBusiness(file(before), { sources: [], aliases });
	expect(parse(moved)).toEqual({
		locations: [
			{
				id: 'a',
				name: 'A',
				aliases: (parse(file(after)) as { locations: [{ aliases: [] }] }).locations[0].aliases,
			},
			{ id: 'b', name: 'B', aliases: ['west'] },
		],
	});
	expect(moved.includes('# ours')).toBe(before.includes('# ours'));
});
