import { describe, expect, it } from 'vitest';
import { gradeColumn } from '../../../../src/import/generic/grade-column.ts';
import { createContent } from '../importing.ts';

const BEST_IS_ONE = [
	'Welche Schulnote geben Sie uns? (1 = sehr gut, 6 = ungenügend)',
	'Wie bewerten Sie uns? (1 = sehr gut, 5 = schlecht)',
	'Wie bewerten Sie uns? (sehr gut = 1, mangelhaft = 5)',
	'Bewertung (1: ausgezeichnet)',
	'How would you rate us? (1 = very good, 5 = very bad)',
	'Please rate us from 1 to 5, where 1 is the best',
	'Rate your visit (1 – excellent … 4 – poor)',
	'Rating: very satisfied (1) to very dissatisfied (5)',
	'¿Cómo nos califica? (1 = excelente, 5 = pésimo)',
	'Comment nous évaluez-vous ? (1 = très bien, 5 = mauvais)',
];
const GRADES = ['Note', 'Gesamtnote', 'Schulnote', 'Welche Note geben Sie uns?', 'School grade'];
const STARS = [
	'rating',
	'How would you rate us? (1 = poor, 5 = excellent)',
	'Wie bewerten Sie uns? (1 = sehr schlecht, 5 = sehr gut)',
	'Schulnote (6 = sehr gut, 1 = ungenügend)',
	'Overall rating (1-5, 5 is best)',
	'Quelle note nous donnez-vous ?',
	'Note globale',
	'Notes of the advisor',
	'Would you rate us 1 star? Good to know',
	'How likely are you to recommend us (0 = not likely, 10 = very likely)',
];

describe('a column', () => {
	it.each(BEST_IS_ONE)('says that 1 is best: %s', (column) => {
		expect(gradeColumn(column.toLowerCase())).toMatchObject({ isBestFirst: true });
	});

	it.each(GRADES)('has grades: %s', (column) => {
		expect(gradeColumn(column)).toMatchObject({ isBestFirst: false });
	});

	it.each(STARS)('has ordinary ratings: %s', (column) => {
		expect(gradeColumn(column)).toBe(undefined);
	});
});

const GERMAN = 'Welche Schulnote geben Sie uns? (1 = sehr gut, 6 = ungenügend)';
const MAP = (rest = '') => `fields: { rating: RATING }\nconstants: { source: edmunds }\n${rest}`;

/** Imports these ratings from a column with this name. */
async function importGrades(column: string, cells: readonly string[], map: string, flags = ['']) {
	const content = await createContent();
	const rows = cells.map((cell, index) => `r${index},2026-03-0${index + 1},${cell},Text ${index}`);
	const table = `id,date,"${column}",comment\n${rows.join('\n')}\n`;
	const file = await content.write('answers.csv', table);
	const mapping = await content.write('map', map.replace('RATING', JSON.stringify(column)));
	const given = ['--location', 'harborview', '--map', mapping, ...flags.filter(Boolean)];
	const ran = await content.run(['--json', ...given, file]);
	const reviews = (await content.reviews()).toSorted((a, b) => a.date.localeCompare(b.date));
	return { ...ran, reviews, notes: ran.report?.files[0]?.notes };
}

describe('ratings of which 1 is the best', () => {
	const CELLS = ['1', '2', '3', '4', '5', '6'];

	it('are never read as stars', async () => {
		const { status, stderr, reviews } = await importGrades(GERMAN, ['1', '2', '5'], MAP());
		expect({ status, reviews }).toEqual({ status: 2, reviews: [] });
		expect(stderr).toContain('says that 1 is best. In 6-1 and 5-1, 1 is five stars.');
		expect(stderr).toContain('--scale 6-1');
		for (const scale of ['5', '6', '0-10']) {
			const wrong = await importGrades(GERMAN, CELLS, MAP(), ['--scale', scale]);
			expect(wrong.stderr).toContain('says that 1 is best');
		}
	});

	it('are converted by a scale that begins with the worst', async () => {
		const { reviews, report } = await importGrades(GERMAN, CELLS, MAP('scale: 6-1\n'));
		expect(reviews.map(({ rating }) => rating)).toEqual([5, 4, 3, 3, 2, 1]);
		expect(reviews[0]?.source_rating).toEqual({ value: 1, best: 1, worst: 6 });
		expect(report.files[0]?.warnings[0]?.message).toBe(
			'rating 1 on a scale on which 1 is best became 5 stars',
		);
		const outside = await importGrades(GERMAN, ['1', '6'], MAP(), ['--scale', '5-1']);
		expect(outside.report.files[0]?.rejected).toMatchObject([{ reason: 'must be 1 to 5' }]);
	});

	it('need no scale if the mapping file has the stars of all', async () => {
		const values = "values: { rating: { '1': 5, '2': 4, '3': 3, '4': 2, '5': 1, '6': 1 } }\n";
		const { reviews, notes } = await importGrades(GERMAN, CELLS, MAP(values));
		expect(reviews.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1, 1]);
		expect(reviews[0]?.source_rating).toEqual({ value: 1, best: 1, worst: 6 });
		expect(notes?.join()).not.toContain('not on a scale');
		const some = await importGrades(GERMAN, CELLS, MAP(values.replace(", '6': 1", '')));
		expect(some.stderr).toContain('says that 1 is best');
	});

	it.each(GRADES)('may be in a column such as "%s", so that the import asks', async (column) => {
		const { stderr } = await importGrades(column, ['1', '2'], MAP());
		expect(stderr).toContain('has grades, and 1 may be best');
		const swiss = await importGrades(column, ['1', '6'], MAP('scale: 6\n'));
		expect(swiss.reviews.map(({ rating }) => rating)).toEqual([1, 5]);
	});
});

it.each([
	["{ '1': 5, '2': 4, '6': 1 }", [{ value: 1, best: 1, worst: 6 }]],
	["{ '1': 1, '2': 3, '3': 5 }", [{ value: 1, best: 3, worst: 1 }]],
	// Neither a single number, one among words, nor an unclear order shows a scale.
	["{ '1': 5 }", [undefined]],
	["{ '1': 5, bad: 1 }", [undefined]],
	["{ '1': 3, '2': 5, '3': 1 }", [undefined]],
	["{ '1': 1, '2': 2, '5': 5 }", [undefined]],
])('the original rating says its scale, if the stars %s show it', async (stars, expected) => {
	const map = MAP(`values: { rating: ${stars} }\n`);
	const { reviews } = await importGrades('stars', ['1'], map);
	expect(reviews.map(({ source_rating }) => source_rating)).toEqual(expected);
});
