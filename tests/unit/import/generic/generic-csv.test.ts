import { describe, expect, it } from 'vitest';
import type { StoredReview } from '../../../../src/reviews/stored-review.ts';
import { createContent } from '../importing.ts';
import { DEALER, importExport, tableOf } from '../importing-tables.ts';

const TABLE = [
	'\ufeffReview Date;Stars;Headline;Review Text;Customer Name;Branch;E-Mail;Phone;Order Number;Reply;Reply Date',
	'27/03/2026;"4,0";Quick;"He said ""done"";\r\ncall 541-555-0177, order AF-119060";Odessa Palmer;Alder Falls;o@example.com;541-555-0177;AF119060;Thanks;28/03/2026',
	'03/04/2026;5;;Fine;Bo;harborview;;;;;',
].join('\r\n');

describe('a generic table', () => {
	it('says what to do about rows with more cells than names, also if these are empty', async () => {
		const { file } = await importExport(
			'id,rating,date,text,reply\n1,2,2024-03-04,Nice, but slow,\n2,5,2024-03-04,Good,Thanks!\n3,4,2024-03-04,Nice,,g3\n',
		);
		expect(file?.added).toBe(1);
		const reason =
			'has 6 columns, but the header has 5: put texts with "," in quotes, or name all columns in the first line';
		expect(file?.rejected).toEqual([2, 4].map((line) => ({ line, field: '', reason })));
	});

	it('may end each row with a delimiter, of which one row cannot have more', async () => {
		const rows = Array.from({ length: 4 }, (_, index) => `${index},5,2024-03-04,Good,`);
		const table = (lines: readonly string[]) => ['id,rating,date,text', ...lines].join('\n');
		expect((await importExport(table(rows))).file).toMatchObject({ added: 4, rejected: [] });
		const { file } = await importExport(table([...rows, '5,5,2024-03-04,Good, and,']));
		expect(file?.added).toBe(0);
		expect((await importExport(table(rows.slice(0, 1)))).file).toMatchObject({ added: 0 });
	});

	it('is read by its column names, without private data', async () => {
		const { file, reviews, status } = await importExport(TABLE);
		expect(status).toBe(0);
		expect(file).toMatchObject({ format: 'generic-csv', read: 2, added: 2 });
		expect(reviews[0]).toMatchObject({
			date: '2026-03-27',
			rating: 4,
			title: 'Quick',
			text: 'He said "done";\ncall [phone removed], order [order number removed]',
			author: { name: 'Odessa P.', anonymous: false },
			location: 'alder-falls',
			source: { id: 'dealer-reviews' },
			verification: { method: 'platform_account_only' },
			responses: [{ text: 'Thanks', date: '2026-03-28' }],
		});
		expect(reviews[1]?.date).toBe('2026-04-03');
		expect(JSON.stringify(reviews)).not.toMatch(/example\.com|Palmer|119060/);
	});

	it.each([
		['Datum;Sterne;Kommentar;Kunde;Filiale;Antwort', 'German'],
		['Fecha;Estrellas;Comentario;Cliente;Sucursal;Respuesta', 'Spanish'],
		['Date avis;Étoiles;Commentaire;Auteur;Établissement;Réponse', 'French'],
	])('is read by names like %s', async (header) => {
		const row = '2026-03-27;4;Gut;Odessa Palmer;harborview;';
		const { reviews } = await importExport(`${header}\n${row}\n`);
		expect(reviews[0]).toMatchObject({
			...{ date: '2026-03-27', rating: 4, text: 'Gut', location: 'harborview' },
			author: { name: 'Odessa P.' },
		});
	});

	it.each([
		[
			'How satisfied are you with your last visit to our service department, overall?;What could we improve?;May we publish your comment?',
			'English',
		],
		['Wie zufrieden sind Sie? (1-5);Was hat Ihnen gefallen?;Dürfen wir das veröffentlichen?', 'de'],
		['¿Cómo califica su visita?;¿Qué podemos mejorar?;¿Podemos publicar su respuesta?', 'es'],
		['Quelle note donnez-vous?;Que pouvons-nous améliorer?;Pouvons-nous publier cela?', 'fr'],
	])('is read by questions like %s', async (header) => {
		const rows = [`ID;Date;${header}`, '1;2026-03-27;4;Gut;yes', '2;2026-03-27;1;Nicht gut;no'];
		const { file, reviews, stderr } = await importExport(rows.join('\n'));
		expect(stderr).toBe('');
		expect(reviews).toMatchObject([{ rating: 4, text: 'Gut' }]);
		expect(file?.skipped).toEqual([
			{ reason: 'the customer did not allow publishing', count: 1, lines: [3] },
		]);
	});

	it('takes the only question for the rating that is answered with ratings', async () => {
		const header = 'id,date,text,How would you rate the staff?,How would you rate the car?';
		const { reviews } = await importExport(`${header}\n1,2026-03-27,a,Great,4\n`);
		expect(reviews[0]?.rating).toBe(4);
	});

	it('prefers dates that name a day', async () => {
		const { reviews } = await importExport(
			'id,rating,date,iso_date,text\n1,5,a month ago,2026-03-04,a\n2,5,2 weeks ago,2026-03-05,b\n',
		);
		expect(reviews.map(({ date }) => date).toSorted()).toEqual(['2026-03-04', '2026-03-05']);
	});

	it.each(['3 months ago', 'vor 3 Monaten', 'hace 3 meses', 'il y a 3 mois', 'yesterday'])(
		'is refused once if all its dates are like "%s"',
		async (date) => {
			const { stderr, status } = await importExport(tableOf('date', [date, date]));
			expect(status).toBe(2);
			expect(stderr.match(/its dates are relative.*export it with absolute dates/g)).toHaveLength(
				1,
			);
		},
	);

	it('has no title if the title is the same in every record', async () => {
		const row = (id: number, title: string) => `${id},5,2026-03-04,a${id},${title}\n`;
		const head = 'id,rating,date,text,title\n';
		const titles = (...all: string[]) => head + all.map((title, id) => row(id, title)).join('');
		const same = await importExport(titles('Demo Motors', 'Demo Motors', 'Demo Motors'));
		expect(same.reviews.map(({ title }) => title)).toEqual([undefined, undefined, undefined]);
		expect(same.file?.notes).toContain(
			'"title" is not used as the title: it is the same in every record',
		);
		const other = await importExport(titles('Good', 'Good', 'Bad'));
		expect(other.reviews.map(({ title }) => title).toSorted()).toEqual(['Bad', 'Good', 'Good']);
	});

	it('explains in the report how it was read', async () => {
		const { file } = await importExport(TABLE);
		expect(file?.confidence).toBeLessThan(0.7);
		expect(file?.notes).toEqual([
			'columns: rating from "stars", date from "review date", text from "review text", title from "headline", author from "customer name", location from "branch", reply from "reply", reply_date from "reply date"',
			'masked in texts and never stored: "e-mail", "phone", "order number"',
			'dates in numbers have the day first, as "27/03/2026" (line 2) shows',
			expect.stringMatching(/^reviews by location: [a-z-]+ \(\d\), /),
		]);
	});

	it.each([
		['commas', ','],
		['semicolons', ';'],
		['tabs', '\t'],
		['bars', '|'],
	])('may be delimited by %s', async (_name, delimiter) => {
		const rows = [
			['id', 'rating', 'date', 'text'],
			['1', '5', '2026-03-04', '"a, b; c | d\te"'],
		];
		const { reviews } = await importExport(rows.map((row) => row.join(delimiter)).join('\n'));
		expect(reviews[0]?.text).toBe('a, b; c | d\te');
	});

	it('gets a stable id for a review without one, even if digits differ', async () => {
		const table = (phone: string) => `date,rating,text\n2026-03-04,5,Call ${phone}\n`;
		const first = await importExport(table('541-555-0177'));
		const second = await importExport(table('541-555-0188'));
		expect(first.reviews[0]?.source.review_id).toMatch(/^made-[0-9a-f]{24}$/);
		expect(second.reviews[0]?.id).toBe(first.reviews[0]?.id);
		expect(first.file?.warnings.map(({ message }) => message)).toContain(
			'this id was made from the day, location and text; if the text changes, the review counts as new',
		);
	});

	it('rejects a record that cannot be identified', async () => {
		const { file, reviews } = await importExport('date,rating,text\n2026-03-04,5,\n');
		expect(file?.rejected).toMatchObject([{ line: 2, field: 'id' }]);
		expect(reviews).toEqual([]);
	});

	it('skips reviews that the platform does not show, and says why', async () => {
		const { file, reviews } = await importExport(
			[
				'id,rating,date,text,status,filtered',
				'1,5,2026-03-04,a,Published,no',
				'2,5,2026-03-04,b,pending,',
				'3,5,2026-03-04,c,,true',
				'4,5,2026-03-04,d,odd,',
				'5,,2026-03-04,e,,',
			].join('\n'),
		);
		expect(reviews.map(({ source }) => source.review_id)).toEqual(['1']);
		expect(file?.skipped).toEqual([
			{ reason: 'its status is "pending"', count: 1, lines: [3] },
			{ reason: 'the export marks it as filtered', count: 1, lines: [4] },
			{ reason: 'it has no stars', count: 1, lines: [6] },
		]);
		expect(file?.rejected).toMatchObject([{ line: 5, field: 'status', found: 'odd' }]);
	});

	describe('with review URLs', () => {
		const HEAD = 'id,rating,date,text,review_url,author name,reviewer_user_id,profile-url';
		const addresses = async (rows: readonly string[], map?: string) => {
			const lines = rows.map((row, index) => `${index + 1},5,2026-03-04,a,${row}`);
			const { file, reviews } = await importExport([HEAD, ...lines].join('\n'), DEALER, map);
			const warnings = file?.warnings.filter(({ message }) => message.startsWith('source url'));
			return { found: reviews.map(({ source }) => source.url), warnings };
		};
		const MAP = 'fields: { url: review_url }';

		it('stores them if the mapping file says so', async () => {
			const row =
				'https://reviews.example/r/8842?id=7,Imani Reyes,a-77,https://reviews.example/u/1';
			expect((await addresses([row], MAP)).found).toEqual(['https://reviews.example/r/8842?id=7']);
			expect((await addresses([row])).found).toEqual([undefined]);
		});

		it.each([
			['an account number', 'https://reviews.example/u/100512/r/2,,100512,'],
			['a short account number', 'https://reviews.example/u/17/r/2,,17,'],
			['an encoded account name in different case', 'https://reviews.example/?u=Ab%2DCd9,,aB-cD9,'],
			['the profile URL', 'https://reviews.example/u/k/r/2,,,https://reviews.example/u/k'],
			['a last name', 'https://reviews.example/imani-reyes/r/2,Imani Reyes,,'],
			['a last name inside a longer word', 'https://reviews.example/by/annpalmer87/2,Ann Palmer,,'],
			['a member page', 'https://reviews.example/members/x/2,,,'],
			['a short last name', 'https://reviews.example/bo-li/2,Bo Li,,'],
			['a Google Maps contributor page', 'https://www.google.com/maps/contrib/1093/place/7,,,'],
			[
				'a nested contributor URL',
				'https://a.example/?to=https%3A%2F%2Fmaps.example%2Fmaps%2Fcontrib%2F1093,,,',
			],
		])('leaves out a URL that identifies the author by %s', async (_what, row) => {
			const { found, warnings } = await addresses([row], MAP);
			expect(found).toEqual([undefined]);
			expect(warnings).toMatchObject([
				{ message: 'source url left out: it identifies the author', count: 1 },
			]);
		});
	});

	it.each([
		['hidden', 'oui', 'the export marks it as hidden'],
		['deleted', '2026-04-01', 'the export marks it as deleted'],
		['deleted_at', '2026-04-01T10:00:00Z', 'the export marks it as deleted at'],
		['is_published', 'false', 'the export does not show it as published'],
		['Approved', 'no', 'the export does not show it as published'],
		['Public', 'Private', 'the export does not show it as published'],
		['date removed', '03/05/2024', 'the export marks it as date removed'],
	])('skips a record that column %s hides with "%s"', async (column, cell, reason) => {
		const rows = [`id,rating,date,text,${column}`, `1,5,2026-03-04,a,${cell}`, '2,5,2026-03-04,b,'];
		const { file, reviews } = await importExport(rows.join('\n'));
		expect(reviews.map(({ source }) => source.review_id)).toEqual(['2']);
		expect(file?.skipped).toEqual([{ reason, count: 1, lines: [2] }]);
		expect(file?.notes.join()).toMatch(`reviews are left out if these columns say `);
	});

	it.each([
		['hidden', 'visible'],
		['deleted_at', '0000-00-00'],
		['approved', 'Approved'],
		['public', '25/12/2025'],
	])('imports a record that column %s shows with "%s"', async (column, cell) => {
		const table = `id,rating,review date,text,${column}\n1,5,2026-03-04,a,${cell}\n`;
		const { reviews } = await importExport(table);
		expect(reviews).toHaveLength(1);
	});

	it.each(['hidden', 'spam', 'approved'])(
		'rejects a record whose column %s says neither yes nor no',
		async (column) => {
			const rows = [`id,rating,date,text,${column}`, '1,5,2026-03-04,a,98%', '2,5,2026-03-04,b,-'];
			const { file, reviews } = await importExport(rows.join('\n'));
			expect(reviews).toHaveLength(1);
			expect(file?.rejected).toMatchObject([{ line: 2, field: column }]);
		},
	);

	it('rejects an id that a spreadsheet rounded', async () => {
		const rows = [
			'id,rating,date,text',
			'1.01583E+16,5,2026-03-01,a',
			'1.01583E+16,2,2026-04-01,b',
		];
		const { file, reviews } = await importExport(rows.join('\n'));
		expect(reviews).toEqual([]);
		expect(file?.rejected).toMatchObject([
			{ line: 2, field: 'id', found: '1.01583E+16' },
			{ line: 3, reason: expect.stringContaining('rounded by a spreadsheet') },
		]);
	});

	it.each(['1.01583E+16', '1,2E16', '3E+10'])('does not accept %s as an id', async (id) => {
		const { file } = await importExport(`id,rating,date,text\n"${id}",5,2026-03-01,a\n`);
		expect(file?.rejected).toHaveLength(1);
	});

	it.each(['7E15', '5e12', 'E+10'])('accepts %s as an id', async (id) => {
		const { reviews } = await importExport(`id,rating,date,text\n${id},5,2026-03-01,a\n`);
		expect(reviews[0]?.source.review_id).toBe(id);
	});

	it.each(['1st Choice Auto LLC', '50 Cent'])('publishes the author "%s"', async (written) => {
		const { reviews } = await importExport(
			`id,rating,date,text,author\n1,5,2026-03-04,a,${written}\n`,
		);
		expect(reviews[0]?.author.anonymous).toBe(false);
	});

	it.each([
		['https://facebook.example/annlee', 'Customer'],
		['12 Oak Street', 'Customer'],
		['Customer #12345', 'Customer'],
	])('hides the author "%s"', async (written, name) => {
		const table = `id,rating,date,text,author\n1,5,2026-03-04,a,${written}\n`;
		const { reviews } = await importExport(table);
		expect(reviews[0]?.author).toEqual({ name, anonymous: true });
	});

	it('has times in the zone that the name of their column states', async () => {
		const rows = ['Response ID,Stars,Comment,Submit Date (UTC)', 'a1,5,Fine,2026-03-04 02:15:00'];
		const { reviews } = await importExport(rows.join('\n'));
		expect(reviews[0]).toMatchObject({ date: '2026-03-03', published_at: '2026-03-04T02:15:00Z' });
	});

	it.each([
		['Anonymous', ['1', 'yes', 'x', 'Anonymous'], ['0', '', 'no']],
		['is_anonymous', ['true'], ['false']],
		['Hide my name', ['yes', 'on'], ['off']],
		['anonym', ['ja'], ['nein']],
		['anonymous_id', [], ['7d1f']],
		['Consent', ['Yes, anonymously', 'yes but anonymous'], ['yes']],
	])('does not name an author if the column "%s" says so', async (column, hidden, named) => {
		const rows = [...hidden, ...named].map(
			(cell, index) => `${index},5,2026-03-04,a,Anna Kern,"${cell}"`,
		);
		const { reviews } = await importExport(
			['id,rating,date,text,author', ...rows].join('\n').replace('author', `author,${column}`),
		);
		const authors = reviews.map(({ author, source }) => [
			source.review_id,
			author.name,
			author.anonymous,
		]);
		expect(authors.toSorted()).toEqual([
			...hidden.map((_, index) => [String(index), 'Customer', true]),
			...named.map((_, index) => [String(hidden.length + index), 'Anna K.', false]),
		]);
	});

	it('skips a review whose author does not consent', async () => {
		const rows = ['id,rating,date,text,consent', '1,5,2026-03-04,a,yes', '2,5,2026-03-04,b,No'];
		const { file, reviews } = await importExport([...rows, '3,5,2026-03-04,c,'].join('\n'));
		expect(reviews).toHaveLength(1);
		expect(file?.skipped).toEqual([
			{ reason: 'the customer did not allow publishing', count: 1, lines: [3] },
		]);
		expect(file?.rejected).toMatchObject([{ line: 4, field: 'consent' }]);
	});

	it("does not prove a visit for the business's own survey", async () => {
		const { file, reviews } = await importExport(tableOf('rating', ['5']), ['--source', 'survey']);
		expect(reviews[0]?.verification.method).toBe('none');
		expect(file?.held_back).toBe(1);
	});

	it('is not used if a specific format matches', async () => {
		const content = await createContent();
		const table =
			'review_id,location,review_date,rating,review_text\n1,harborview,2026-03-04,5,Good\n';
		const { report } = await content.run(['--json', await content.write('x', table)]);
		expect(report.files[0]).toMatchObject({
			format: 'dealer-review-csv',
			source: 'dealer-reviews',
		});
	});
});

describe('an unclear table makes the import ask for', () => {
	it.each([
		[
			'its source',
			tableOf('rating', ['5']),
			[],
			/first\n {2}Which source are its reviews from\? .* \(--source: survey, dealer/,
		],
		[
			'the order of day and month',
			tableOf('date', ['03/04/2026']),
			DEALER,
			/"03\/04\/2026" \(line 2\)\? \(--date-order: dmy, mdy\)/,
		],
		[
			'the order of day and month if the dates contradict each other',
			tableOf('date', ['13/04/2026', '04/13/2026']),
			DEALER,
			/"13\/04\/2026" \(line 2\) has the day first and "04\/13\/2026" \(line 3\) the month/,
		],
		[
			'the scale if a rating is above five',
			tableOf('rating', ['5', '8']),
			DEALER,
			/\(line 3 has "8"\)\? .*\(--scale: 0-10, 1-10, 0-100, 6, 5\)/,
		],
		[
			'the scale if a rating states one',
			tableOf('rating', ['5/10']),
			DEALER,
			/\(line 2 has "5\/10"\)\? .*--scale/,
		],
		[
			'the scale if more than 1 in 20 ratings are above five',
			tableOf('rating', ['5', '4', '5', '4', '6', '7']),
			DEALER,
			/\(line 6 has "6"\)\? .*--scale/,
		],
		[
			'the scale if the column asks for 0 to 10',
			'id,How likely are you to recommend us? (0-10),date,text\n1,5,2026-03-04,a\n',
			DEALER,
			/\(the column is "how likely are .+\(0-10\)"\)\? .*--scale: /,
			'fields: { rating: "How likely are you to recommend us? (0-10)" }',
		],
		[
			'the meaning of words for ratings',
			tableOf('rating', ['Very satisfied', 'Sehr zufrieden', '👎', '5']),
			DEALER,
			/stars does "Very satisfied" in "rating" stand for\? \(--stars: 1, .*\n.*"Sehr zufrieden" [^]*\n.*"👎" [^]*--stars 'Very satisfied=STARS' --stars /,
		],
		[
			'the meaning of words that the mapping file lacks',
			tableOf('rating', ['Good', 'Fair']),
			DEALER,
			/first\n.*"Fair" in "rating" stand for\? .*\nReplace/,
			'values: { rating: { good: 4 } }',
		],
		[
			'another column if the ratings are texts',
			tableOf(
				'rating',
				[...'abcdefghijklm'].map((letter) => `Odessa Palmer ${letter}`),
			),
			DEALER,
			/Which column has the ratings\? "rating" has text\. .+\n.+\n.+--column COLUMN=rating/,
		],
		[
			'the scale if a rating is a percentage',
			tableOf('rating', ['80 %']),
			DEALER,
			/\(line 2 has "80 %"\)\? .*--scale/,
		],
		[
			'the meaning of a source',
			'id,rating,date,text,source\n1,5,2026-03-04,a,Gazette\n',
			[],
			/Which source is "Gazette" in "source"\?/,
		],
		[
			'the column of the rating',
			'id,rating,stars,date,text\n1,5,5,2026-03-04,a\n',
			DEALER,
			/Which column has the rating\? \(--column: rating, stars\)\n.+\n.+--column COLUMN=rating/,
		],
		[
			'everything at once',
			'id,rating,date,text\n1,8,01/02/2026,a\n',
			[],
			/first\n {2}Which source .+\n {2}Does .+\n {2}Which scale /,
		],
		[
			'the column names',
			'1,2026-03-04,5,Odessa Palmer\n',
			DEALER,
			/first line seems to be a record.+"header" in a mapping file/,
		],
	])('%s', async (_what, table, flags, question, map?: string) => {
		const { status, stderr, reviews } = await importExport(table, flags, map);
		expect(stderr).toMatch(question);
		expect(stderr).not.toContain('Palmer');
		expect(status).toBe(2);
		expect(reviews).toEqual([]);
	});
});

/** Sorts reviews by their ids at the source, which are numbers. */
function inOrder(reviews: readonly StoredReview[]): StoredReview[] {
	return reviews.toSorted((a, b) => Number(a.source.review_id) - Number(b.source.review_id));
}

describe('ratings', () => {
	it.each([
		['4', 4],
		['4.0', 4],
		['4,0', 4],
		['5 stars', 5],
		['1-star', 1],
		['4/5', 4],
		['3 out of 5 stars', 3],
		['★★★★☆', 4],
		['⭐⭐', 2],
		['Five', 5],
	])('like %s are converted to stars', async (written, stars) => {
		const { reviews } = await importExport(tableOf('rating', [written]));
		expect(reviews.map(({ rating }) => rating)).toEqual([stars]);
	});

	it.each([
		['0/5', 'must be 1 to 5'],
		['-1', 'must be a rating, like 4, "4/5", "4 stars" or "★★★★☆"'],
	])('like %s are rejected', async (written, reason) => {
		const { file } = await importExport(tableOf('rating', [written]));
		expect(file?.rejected).toMatchObject([{ line: 2, field: 'rating', reason, found: written }]);
	});

	it('above five or without meaning are rejected if the rest fit five stars', async () => {
		const { file } = await importExport(tableOf('rating', ['5', '3', 'good', '8', '4.5', 'n/a']));
		expect(file).toMatchObject({
			added: 3,
			skipped: [{ reason: 'it has no stars', count: 1, lines: [7] }],
			rejected: [
				{ line: 4, reason: 'must be a rating, like 4, "4/5", "4 stars" or "★★★★☆"' },
				{ line: 5, reason: 'must be 1 to 5', found: '8' },
			],
		});
		expect(file?.notes.at(-1)).toBe('not on a scale of 1 to 5: 1 row (line 5 has "8")');
	});

	it('keep their exact value unless they are whole stars', async () => {
		const { reviews } = await importExport(tableOf('rating', ['4,5', '3', '0.5']));
		expect(inOrder(reviews).map(({ rating, source_rating }) => [rating, source_rating])).toEqual([
			[4, { value: 4.5, best: 5, worst: 1 }],
			[3, undefined],
			[1, { value: 0.5, best: 5, worst: 0.5 }],
		]);
	});

	it('in words have the stars of the mapping file, and numbers keep their value', async () => {
		const { reviews } = await importExport(
			tableOf('rating', ['VERY satisfied', '9', '10']),
			DEALER,
			'scale: 0-10\nvalues: { rating: { Very satisfied: 5, "9": 4 } }',
		);
		expect(
			inOrder(reviews).map(({ rating, source_rating }) => [rating, source_rating?.value]),
		).toEqual([
			[5, undefined],
			[4, 9],
			[5, 10],
		]);
	});

	it('in words have the stars that the flags say', async () => {
		const stars = ['--stars', 'very satisfied=5', '--stars', '👎=1'];
		const table = tableOf('rating', ['Very satisfied', '👎', '3']);
		const { reviews } = await importExport(table, [...DEALER, ...stars]);
		expect(inOrder(reviews).map(({ rating }) => rating)).toEqual([5, 1, 3]);
		const wrong = await importExport(table, [...DEALER, '--stars', 'Good=6']);
		expect(wrong.stderr).toContain('Cannot use --stars "6": it must be one of 1, 2, 3, 4, 5');
	});

	it('of 0 on a scale from 1 are rejected, with the scale that takes them', async () => {
		const table = tableOf('rating', ['9', '0']);
		const { file } = await importExport(table, [...DEALER, '--scale', '10']);
		expect(file?.notes.at(-1)).toMatch(/^line 3 has "0", but 1 .+ pass --scale 0-10$/);
	});

	it.each([
		['5', ['6'], [], ['must be 1 to 5']],
		[
			'0-10',
			['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
			[1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5],
			[],
		],
		['6', ['1', '2', '3', '4', '5', '6'], [1, 2, 3, 3, 4, 5], []],
		[
			'10',
			['1', '2', '3', '4', '5', '6', '7', '8', '9', '10/10'],
			[1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
			[],
		],
		[
			'10',
			['4/5', '0'],
			[],
			['is out of 5, but the ratings in the file are out of 10', 'must be 1 to 10'],
		],
		['100', ['0', '12', '13', '50', '87', '88', '100%'], [1, 1, 2, 3, 4, 5, 5], []],
	])('are converted from a scale of %s', async (scale, written, stars, reasons) => {
		const { file, reviews } = await importExport(tableOf('rating', written), [
			...DEALER,
			'--scale',
			scale,
		]);
		expect(inOrder(reviews).map(({ rating }) => rating)).toEqual(stars);
		expect(file?.rejected.map(({ reason }) => reason)).toEqual(reasons);
		const converted = file?.warnings.filter(({ message }) =>
			message.includes(`out of ${scale.replace('0-', '')} became`),
		);
		expect(converted).toHaveLength(scale === '5' ? 0 : stars.length);
	});
});

describe('garbled text', () => {
	it('is kept, with a warning', async () => {
		const { file, reviews } = await importExport(
			tableOf('text', ['CafÃ© trÃ¨s bon', 'Bad \ufffd', 'Ç’est bien, MAÇÃ’']),
		);
		expect(reviews.map(({ text }) => text)).toContain('CafÃ© trÃ¨s bon');
		expect(file?.warnings.map(({ line, message, count }) => [line, message, count])).toEqual([
			[2, 'text: letters broken by a wrong encoding kept; export it again as UTF-8', 1],
			[3, 'text: replacement character kept', 1],
		]);
	});
});
