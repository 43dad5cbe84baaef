import { expect, it } from 'vitest';
import { kindOfColumn } from '../../../src/import/generic/personal-columns.ts';
import { importExport } from './importing-tables.ts';

const FLAGS = ['--source', 'dealer-reviews', '--location', 'millbrook'];

/** Imports one review, and returns its text. */
async function textWith(heading: string, cell: string, text: string) {
	const table = `id,rating,date,text,author,${heading}\n1,5,2026-03-04,${text},Odessa Palmer,${cell}\n`;
	const { reviews } = await importExport(table, FLAGS);
	return reviews[0]?.text;
}

it.each([
	['Kennzeichen', 'BN-UH 55', 'Mein BN-UH 55 steht noch', 'Mein [plate removed] steht noch'],
	['Kennzeichen', 'BNUH55', 'Mein bn - uh 55 steht noch', 'Mein [plate removed] steht noch'],
	['Kennzeichen', 'TÜ-ÖA 1', 'Mein TÜÖA1 steht noch', 'Mein [plate removed] steht noch'],
	['license plate', 'HJK 482', 'My HJK-482 was late', 'My [plate removed] was late'],
	['Kundennummer', 'AB 4471', 'Ich bin AB4471', 'Ich bin [account number removed]'],
	['Kundennummer', '771234', 'Ich bin 77 1234', 'Ich bin [account number removed]'],
	[
		'Straße',
		'Bahnhofstr. 12a',
		'Ich bin in der Bahnhofstr 12a',
		'Ich bin in der [address removed]',
	],
	['PLZ', '83024', 'Ich bin aus 83024', 'Ich bin aus [address removed]'],
	['Geburtsdatum', '12.03.1961', 'Am 12. 03. 1961', 'Am [birth date removed]'],
	['Handle', 'gietlhansi', 'Folgt @gietlhansi', 'Folgt [handle removed]'],
	['What is your order number?', 'A7712K', 'Ask A7712K', 'Ask [order number removed]'],
	['Telefon', '55 50 10', 'Ruft an: 555010', 'Ruft an: [phone removed]'],
])('%s %j is masked in %j', async (heading, cell, text, masked) => {
	expect(await textWith(heading, cell, text)).toBe(masked);
});

it.each([
	['customer number', '2024', 'We bought it in 2024'],
	['customer number', '312', 'It took 312 days'],
	['customer number', '1215', 'It took 12-15 minutes'],
	['customer number', '4471', 'It ran 4471 miles'],
	['license plate', 'GOLF', 'A golf cart came'],
])('%s %j does not mask a part of %j', async (heading, cell, text) => {
	expect(await textWith(heading, cell, text)).toBe(text);
});

it.each(['BN-UH 55', 'K-OP 9', 'BN-XY 12E', 'BN-UH 551'])(
	'the German plate %s is masked without a word before it',
	async (plate) => {
		expect(await textWith('note', '', `Der Wagen ${plate} steht noch`)).toBe(
			'Der Wagen [plate removed] steht noch',
		);
	},
);

it.each([
	...['Bestellnummer', 'Bestell-Nr.', 'Order Ref', 'Auftrag', 'Vorgangsnummer', 'Vertragsnummer'],
	...['Rechnungs-Nr.', 'Bestellnr', 'Repair order #', 'RO', 'Invoice', 'Wagennummer'],
	...['Stock Number', 'Deal #', 'Reference', 'Booking ID', 'Nº de pedido', 'Numéro de commande'],
])('%s is the number of an order', (heading) => {
	expect(kindOfColumn(heading.toLowerCase())).toBe('order number');
});

it.each([
	['FIN', 'vehicle number'],
	['Fahrgestellnummer', 'vehicle number'],
	['Vehicle VIN', 'vehicle number'],
	['Amtl. Kennzeichen', 'plate'],
	['License plate number', 'plate'],
	['Kunden-Nr.', 'account number'],
	['Member number', 'account number'],
	['Handynummer', 'phone'],
	['Kunden-Tel.', 'phone'],
	['Date of birth', 'birth date'],
	['Customer address', 'address'],
	['Código postal', 'address'],
	['Instagram handle', 'handle'],
	['Kundenname', 'name'],
	['Halter', 'name'],
	['Contact', 'name'],
	['Customer email', 'e-mail'],
	['Reviewer email', 'e-mail'],
	['Review customer mobile', 'phone'],
] as const)('%s is personal, of the kind %s', (heading, kind) => {
	expect(kindOfColumn(heading.toLowerCase())).toBe(kind);
});

it.each([
	...['Titel', 'Gesamturteil', 'Bewertungsnummer', 'Review number', 'Filialnummer', 'Store number'],
	...['Dealer ID', 'Place ID', 'Response ID', 'Mitarbeiternummer', 'Employee number', 'Nr'],
	...['Model number', 'Artikelnummer', 'Lfd. Nr.', 'Anonymkennzeichen', 'Dealer address', 'Casino'],
	...['Rating number', 'Number of visits', 'May we call you on this number?', 'Automobil'],
	...['Freundlichkeit am Telefon', 'IP', 'Kommentar', 'Owner response', 'Tags', 'Service advisor'],
])('%s is not personal', (heading) => {
	expect(kindOfColumn(heading.toLowerCase())).toBe(undefined);
});

const SHOWN = ['--column', 'Anzeige=author'];

/** Imports one review by an author with another name, and returns its texts and what the report says. */
async function reviewWith(heading: string, flags: readonly string[], map?: string) {
	const words = 'Regards to Hans Gietl, says H. Gietl;"Herr Gietl, we are sorry. Thanks, Hans!"';
	const table = `id;rating;date;text;reply;Anzeige;${heading}\n1;5;2026-03-04;${words};Vroni99;Hans Gietl\n`;
	const { file, reviews } = await importExport(table, [...FLAGS, ...flags], map);
	const [review] = reviews;
	return [`${review?.text} | ${review?.responses[0]?.text}`, file?.notes, review?.author.name];
}

const MASKED =
	'Regards to [name removed] [name removed], says H. [name removed] | Herr [name removed], we are sorry. Thanks, [name removed]!';

it.each([
	...['Kunde', 'Kundenname', 'Customer Name', 'Customer', 'Client', 'Full name', 'Contact'],
	...['Besitzer', 'Halter', 'Nickname', 'Author', 'Name', 'Cliente', 'Acheteur'],
])('"%s" beside the shown name has the customer’s real one', async (heading) => {
	const [text, notes, author] = await reviewWith(heading, SHOWN);
	expect([text, author]).toEqual([MASKED, 'Vroni99']);
	expect(notes).toContain(`masked in texts and never stored: "${heading.toLowerCase()}"`);
});

it.each(['Kundenname', 'Field 7'])(
	'"%s" of a mapping file is masked in parts, too',
	async (heading) => {
		const map = `personal: [${heading}]\nfields: { author: Anzeige }\n`;
		const [text] = await reviewWith(heading, [], map);
		expect(text).toBe(MASKED);
	},
);

it('the name that a file says to show is the author’s', async () => {
	const table =
		'id;rating;date;text;Customer name;Display name\n1;5;2026-03-04;Ask Vera Mayr.;Vera Mayr;Vroni99\n';
	const { reviews } = await importExport(table, FLAGS);
	expect(reviews).toMatchObject([
		{ author: { name: 'Vroni99' }, text: 'Ask [name removed] [name removed].' },
	]);
});

it('a birthday is not the day of the review', async () => {
	const table = 'id;rating;Geburtsdatum;text\n1;5;1961-03-12;Good work.\n';
	const { stderr } = await importExport(table, FLAGS);
	expect(stderr).toContain('date');
});

it('names of the business stay in texts', async () => {
	const table =
		'id;rating;date;text;Anzeige;Name\n1;5;2026-03-04;Larkspur Motors is good.;Bo;Larkspur Motors\n';
	const { reviews } = await importExport(table, [...FLAGS, ...SHOWN]);
	expect(reviews[0]?.text).toBe('Larkspur Motors is good.');
});
