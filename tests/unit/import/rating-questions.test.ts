import { describe, expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

/** Imports a table with a column of ratings and one of recommendations. */
function importRated(heading: string, flags: readonly string[] = [], cells = ['5', '2']) {
	const [first, second] = cells;
	const table = [
		`id;datum;${heading};Würden Sie uns weiterempfehlen?;text`,
		`1;13.10.2026;${first};Ja;Sehr gute Beratung.`,
		`2;14.10.2026;${second};Nein;Das Auto war schon weg.`,
	].join('\n');
	return importExport(table, ['--source', 'dealer-reviews', ...flags]);
}

describe('a table with recommendations', () => {
	it.each([
		...['Gesamt', 'Gesamteindruck', 'Gesamturteil', 'Durchschnitt', 'Ø Bewertung', 'Wertung'],
		...['Bewertung gesamt', 'Durchschnittsbewertung', 'Punkte'],
		...['Total score', 'Avg. rating', 'Average', 'Overall stars'],
		...['Valoración general', 'Puntuación media', 'Nota global'],
		...['Note moyenne', 'Évaluation globale', 'Moyenne'],
	])('has the stars in "%s"', async (heading) => {
		const { stderr, reviews } = await importRated(heading);
		expect(stderr).toBe('');
		expect(reviews.map(({ rating }) => rating).toSorted()).toEqual([2, 5]);
	});

	it.each([['Freundlichkeit'], ['Quality'], ['Qualité', ['très bien', 'mauvais']]])(
		'asks whether "%s" has the stars, because no text would be stored without them',
		async (heading, cells = ['5', '2']) => {
			const { stderr, reviews } = await importRated(heading, [], cells);
			expect(stderr).toContain(`Does "${heading}" have the stars?`);
			expect(stderr).toContain(`--column ${heading}=MEANING`.replace('Qualité', "'Qualité"));
			expect(reviews).toEqual([]);
		},
	);

	it('stores what the answer says: stars, or only recommendations', async () => {
		const rated = await importRated('Freundlichkeit', ['--column', 'Freundlichkeit=rating']);
		expect(rated.reviews.map(({ rating }) => rating).toSorted()).toEqual([2, 5]);
		const ignored = await importRated('Freundlichkeit', ['--column', 'Freundlichkeit=ignore']);
		expect(ignored.file).toMatchObject({ added: 0, recommendations: 2 });
	});

	it.each(['Likes count', 'Zeile', 'Anzahl'])('has no stars in "%s"', async (heading) => {
		const { file } = await importRated(heading);
		expect(file).toMatchObject({ added: 0, recommendations: 2 });
	});
});

it('the stars are found in the ticked choices of a question', async () => {
	const table = [
		'Respondent ID,Date,How would you rate us?,,,Tell us more',
		',,1 star,4 stars,5 stars,Open-Ended Response',
		'901,2026-03-04,,,5 stars,Friendly and fast.',
		'902,2026-03-05,1 star,,,Forgot my appointment.',
	].join('\n');
	const { reviews } = await importExport(table, ['--source', 'dealer-reviews']);
	expect(reviews.map(({ rating }) => rating).toSorted()).toEqual([1, 5]);
});
