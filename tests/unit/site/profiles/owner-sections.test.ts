import { expect, it } from 'vitest';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { createOwnerSections } from '../../../../src/site/view-models/profiles/owner-sections.ts';
import { sampleEdition } from '../../../support/content.ts';

const edition = await sampleEdition();
const sections = new Map(
	createOwnerSections(translatorFor('en'), edition).map((section) => [section.id, section]),
);
const textOf = (cell: unknown) =>
	typeof cell === 'object' && cell !== null && 'text' in cell ? String(cell.text) : String(cell);

it('the owner sections rank clear complaints, and name what is unclear or too few', () => {
	const { drivers } = edition.insights;
	const clear = drivers.filter(({ complaint }) => complaint.result === 'lower');
	const fix = sections.get('fix');
	expect(fix?.tables[0]?.rows.map(({ cells }) => Number(textOf(cells[2])))).toEqual(
		clear.map(({ complaint }) => complaint.n),
	);
	expect(fix?.method?.notes[0]).toMatch(
		/^Too few or too similar to rule out chance: .*Facility \(\d+\)/,
	);
	expect(fix?.intro).not.toMatch(/because of|cause|drives/);
});

it('the owner sections say "Too few reviews" and "No clear difference"', () => {
	const results = [...sections.values()].flatMap(({ tables, method }) =>
		[...tables, ...(method?.tables ?? [])].flatMap(({ rows }) =>
			rows.flatMap(({ cells }) => cells.map(textOf)),
		),
	);
	expect(results).toContain('Too few reviews');
	expect(results).toContain('No clear difference');
	expect(sections.get('locations')?.method?.notes.at(-1)).toMatch(
		/^Millbrook: no clear difference .*communication \(\d+%, others \d+%\).*; too few opinions on .*loaner\.$/,
	);
	expect(sections.get('alerts')?.notes.map(textOf)).toEqual([
		expect.stringMatching(
			/^6\sreviews with 1 or 2 stars came from Larkspur customer survey, .*Newest: Harborview, Nov 9, 2026;/,
		),
		expect.stringMatching(
			/^On sites where the business posts replies, no review with 1 or 2\sstars/,
		),
	]);
	const { n } = edition.insights.responses.overall ?? {};
	expect(textOf(sections.get('answers')?.tables[0]?.rows[0]?.cells[1])).toBe(String(n));
});
