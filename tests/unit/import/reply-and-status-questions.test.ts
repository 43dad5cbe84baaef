import { describe, expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

/** Imports a table with one more column. */
function importColumn(heading: string, cells: readonly string[], flags: readonly string[] = []) {
	const rows = cells.map((cell, at) => `${at};2026-03-0${at + 1};5;Kept me posted ${at}.;${cell}`);
	const table = `id;date;stars;text;${heading}\n${rows.join('\n')}\n`;
	return importExport(table, ['--source', 'dealer-reviews', ...flags]);
}

describe('short replies', () => {
	it.each(['Published Comment', 'Kommentar der Firma', 'Merchant Comment'])(
		'in "%s" are offered as replies',
		async (heading) => {
			const cells = ['Thanks for coming!', ''];
			const { stderr } = await importColumn(heading, cells);
			expect(stderr).toContain(`What is in "${heading}"?`);
			expect(stderr).toContain('\n    reply: your reply\n');
			const { reviews } = await importColumn(heading, cells, ['--column', `${heading}=reply`]);
			const replies = reviews.flatMap(({ responses = [] }) => responses.map(({ text }) => text));
			expect(replies).toEqual(['Thanks for coming!']);
		},
	);
});

describe('a column that says whether the site shows the review', () => {
	const shown = async (heading: string, flags: readonly string[] = []) => {
		const { stderr, reviews } = await importColumn(heading, ['ja', 'nein'], flags);
		return { stderr, texts: reviews.map(({ text }) => text) };
	};

	it.each(['Freigeschaltet', 'Sichtbar', 'Publicado', 'Publié', 'Approved'])(
		'is known as "%s"',
		async (heading) => {
			expect(await shown(heading)).toEqual({ stderr: '', texts: ['Kept me posted 0.'] });
		},
	);

	it('is offered as status, in which a yes means that it does', async () => {
		const { stderr } = await shown('Freigabestatus');
		expect(stderr).toContain('\n    status: whether the site shows the review');
		const flags = ['--column', 'Freigabestatus=status'];
		expect(await shown('Freigabestatus', flags)).toMatchObject({ texts: ['Kept me posted 0.'] });
	});

	it('means the reverse if its name is a word for hidden', async () => {
		const flags = ['--column', 'Gesperrt=status'];
		expect(await shown('Gesperrt', flags)).toMatchObject({ texts: ['Kept me posted 1.'] });
	});

	it('says nothing with yes and no if it is only called "Status"', async () => {
		const { reviews, file } = await importColumn('Status', ['ja', 'nein']);
		expect(reviews).toEqual([]);
		expect(file?.rejected).toHaveLength(2);
	});
});

it('the choices of a German survey below an empty heading are known', async () => {
	const table = [
		'Teilnehmer-ID,Erstellungsdatum,Vorname,Nachname,Gesamtbewertung,Bewertungstext,Darf Ihre Antwort veröffentlicht werden?,',
		',,,,,Open-Ended Response,Ja,"Ja, aber ohne Namen"',
		'11890,03.11.2026 14:00:00,Anna,Reif,5,Super Team in der Annahme!,Ja,',
		'11891,04.11.2026 14:00:00,Bert,Stumpf,1,"Nie wieder, Bert Stumpf",,"Ja, aber ohne Namen"',
		'11892,05.11.2026 14:00:00,Cilli,Moser,4,Passt schon,,',
	].join('\n');
	const { stderr, file, reviews } = await importExport(table, ['--source', 'dealer-reviews']);
	expect(stderr).toBe('');
	expect(reviews.map(({ author }) => author.anonymous).toSorted()).toEqual([false, true]);
	expect(file?.rejected.map(({ line }) => line)).toEqual([5]);
});
