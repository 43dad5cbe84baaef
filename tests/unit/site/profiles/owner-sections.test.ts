import { expect, it } from 'vitest';
import { createOwnerSections } from '../../../../src/site/view-models/profiles/owner-sections.ts';
import { sampleEdition } from '../../../support/content.ts';

const edition = await sampleEdition();
const sections = new Map(createOwnerSections(edition).map((section) => [section.id, section]));
const textOf = (cell: unknown) =>
	typeof cell === 'object' && cell !== null && 'text' in cell ? String(cell.text) : String(cell);

it('the owner sections rank clear complaints, and name what is unclear or too few', () => {
	const { drivers } = edition.insights;
	const clear = drivers.filter(({ complaint }) => complaint.result === 'lower');
	const fix = sections.get('fix');
	expect(fix?.tables[0]?.rows.map(({ cells }) => Number(textOf(cells[1])))).toEqual(
		clear.map(({ complaint }) => complaint.n),
	);
	expect(fix?.notes[0]).toMatch(/^No clear difference: .*Facility \(\d+\)/);
	expect(fix?.intro).not.toMatch(/because of|cause|drives/);
});

it('the owner sections say "Too few reviews" and "No clear difference"', () => {
	const results = [...sections.values()].flatMap(({ tables }) =>
		tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(textOf))),
	);
	expect(results).toContain('Too few reviews');
	expect(results).toContain('No clear difference');
	expect(sections.get('alerts')?.notes).toEqual([
		'Nothing unusual, and no review with 1 or 2 stars is waiting for an answer.',
	]);
	const { n } = edition.insights.responses.overall ?? {};
	expect(textOf(sections.get('answers')?.tables[0]?.rows[0]?.cells[1])).toBe(String(n));
});
