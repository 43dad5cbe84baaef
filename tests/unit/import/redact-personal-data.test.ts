import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BusinessFile } from '../../../src/reviews/business/business-file.ts';
import { createRedactor } from '../../../src/import/redact-personal-data.ts';
import { ROOT } from './importing.ts';

const business = BusinessFile.parse(
	parse(readFileSync(join(ROOT, 'content/business.yaml'), 'utf8')),
);
const redact = createRedactor(business);

const MASKED: readonly (readonly [string, string])[] = [
	['write to imani.r@example.com.', 'write to [e-mail removed].'],
	['write to POBox 12', 'write to [address removed]'],
	['juan(arroba)example.com', '[e-mail removed]'],
	['juan punto perez arroba example punto com', '[e-mail removed]'],
	['jean arobase example.fr', '[e-mail removed]'],
	['jane.roe @ example . com, please', '[e-mail removed], please'],
	['VIN is 1HGCM82633A 004352 ok', 'VIN is [vehicle number removed] ok'],
	['Ma plaque est AB 123 CD merci', 'Ma plaque est [plate removed] merci'],
	['matrícula 1234 BCD rayada', 'matrícula [plate removed] rayada'],
	['con placa ABC-123-D', 'con placa [plate removed]'],
	['plate CA 7ABC123', 'plate CA [plate removed]'],
	['orden de trabajo 4521', 'orden de trabajo [order number removed]'],
	['numéro de dossier 12345', 'numéro de dossier [order number removed]'],
	['customer number 99213', 'customer number [order number removed]'],
	['my policy number is 123456789', 'my policy number is [order number removed]'],
	['account #12345', 'account #[order number removed]'],
	['Llámeme al cel 55 1234 5678', 'Llámeme al cel [phone removed]'],
	['Mi teléfono es el 55 1234 5678', 'Mi teléfono es el [phone removed]'],
	["my address is 12 'foo' lane", 'my address is [address removed]'],
	['IMANI.R+cars@mail.example.co.uk', '[e-mail removed]'],
	['imani.r (at) example (dot) com', '[e-mail removed]'],
	['josé@example.es, please', '[e-mail removed], please'],
	['jane @ example.com', '[e-mail removed]'],
	['write jane@ example.com today', 'write [e-mail removed] today'],
	['jane at example dot com', '[e-mail removed]'],
	['jane dot doe at mail dot example dot com!', '[e-mail removed]!'],
	['jane [at] example.com', '[e-mail removed]'],
	['ja\u200bne@exam\u200bple.com, ok', '[e-mail removed], ok'],
	['jane\uff20example\uff0ecom', '[e-mail removed]'],
	['call 555-0131 today', 'call [phone removed] today'],
	['555-0131', '[phone removed]'],
	['(541) 555-0131', '[phone removed]'],
	['541-555-0131', '[phone removed]'],
	['541.555.0131', '[phone removed]'],
	['541 555 0131', '[phone removed]'],
	['+1 541 555 0131', '[phone removed]'],
	['+1-541-555-0131', '[phone removed]'],
	['5415550131', '[phone removed]'],
	['+44 20 7946 0958', '[phone removed]'],
	['my cell is 5550131', 'my cell is [phone removed]'],
	['Call me at 555 -- 0131', 'Call me at [phone removed]'],
	['my cell is 541 555 ... 0131', 'my cell is [phone removed]'],
	['call 541-555 (--) 0131', 'call [phone removed]'],
	[
		'call +1 \u0665\u0664\u0661 \u0665\u0665\u0665 \u0660\u0661\u0663\u0661',
		'call [phone removed]',
	],
	['RO \u096e\u0968\u0969\u096a\u096b', 'RO [order number removed]'],
	['Text me at 555 0131!', 'Text me at [phone removed]!'],
	['my number: 555 0199', 'my number: [phone removed]'],
	['ph. 5550199', 'ph. [phone removed]'],
	['541/555-0199', '[phone removed]'],
	['541 – 555 – 0199', '[phone removed]'],
	['541–555–0199', '[phone removed]'],
	['hours—555-0199', 'hours—[phone removed]'],
	['\uff15\uff14\uff11-\uff15\uff15\uff15-\uff10\uff11\uff19\uff19 ok', '[phone removed] ok'],
	['541\u00a0555\u00a00199', '[phone removed]'],
	['555-0199/555-0188', '[phone removed]/[phone removed]'],
	['541-555-0198, 541-555-0197', '[phone removed], [phone removed]'],
	['(541) 555 0198; 541.555.0197, 5415550196', '[phone removed]; [phone removed], [phone removed]'],
	['06 12 34 56 78', '[phone removed]'],
	['01.23.45.67.89', '[phone removed]'],
	['0049 170 1234567', '[phone removed]'],
	['from 555-0131', 'from [phone removed]'],
	['I called from 475-1250', 'I called from [phone removed]'],
	['llámame al 555 0131', 'llámame al [phone removed]'],
	['RO 12345', 'RO [order number removed]'],
	['R.O. #12345', 'R.O. #[order number removed]'],
	['repair order #MB41135 was', 'repair order #[order number removed] was'],
	['Repair order number: AF119060', 'Repair order number: [order number removed]'],
	['deal no. D-20730', 'deal no. [order number removed]'],
	['deal number 20730', 'deal number [order number removed]'],
	['deal D-20730', 'deal [order number removed]'],
	['invoice no. 4711', 'invoice no. [order number removed]'],
	['invoice 47113', 'invoice [order number removed]'],
	['RO 4711 took a week', 'RO [order number removed] took a week'],
	['RO-48213', 'RO-[order number removed]'],
	['(RO-AF10233)', '(RO-[order number removed])'],
	['R/O 48213', 'R/O [order number removed]'],
	['RO: 4123', 'RO: [order number removed]'],
	['RO - 4123', 'RO - [order number removed]'],
	['repair order: 4123', 'repair order: [order number removed]'],
	['WO 12345', 'WO [order number removed]'],
	['confirmation number 77123', 'confirmation number [order number removed]'],
	['deal number 20 730', 'deal number [order number removed]'],
	['541 • 555 • 0199', '[phone removed]'],
	['541·555·0199', '[phone removed]'],
	['jane at 163 dot com', '[e-mail removed]'],
	['R/O #48213', 'R/O #[order number removed]'],
	['my repair order was AF10233', 'my repair order was [order number removed]'],
	['my RO is 48213', 'my RO is [order number removed]'],
	['order id 12345', 'order id [order number removed]'],
	['Order: 12345.', 'Order: [order number removed].'],
	['order number is 471', 'order number is [order number removed]'],
	['work order 12345 was open', 'work order [order number removed] was open'],
	['ticket 12345 - waited', 'ticket [order number removed] - waited'],
	['pedido 12345', 'pedido [order number removed]'],
	['número de orden 12345', 'número de orden [order number removed]'],
	['numéro de commande : 4711', 'numéro de commande : [order number removed]'],
	['claim #12-3456-A78', 'claim #[order number removed]'],
	['RO \uff11\uff12\uff13\uff14\uff15', 'RO [order number removed]'],
	['Invoice #4711-A, page 2', 'Invoice #[order number removed], page 2'],
	['factura n.º 4711', 'factura n.º [order number removed]'],
	['facture n° 4711', 'facture n° [order number removed]'],
	['it is 1HGCM82633A004352.', 'it is [vehicle number removed].'],
	['VIN 1hgcm82633a004352', 'VIN [vehicle number removed]'],
	['VIN ending in A004352', 'VIN ending in [vehicle number removed]'],
	['plate ABC-123', 'plate [plate removed]'],
	['license plate is 7ABC123', 'license plate is [plate removed]'],
	['Plate ABC-123', 'Plate [plate removed]'],
	['PLATE 7ABC123', 'PLATE [plate removed]'],
	['License Plate: 7abc123', 'License Plate: [plate removed]'],
	['my license plate: abc 1234', 'my license plate: [plate removed]'],
	['my plates: 123 ABC', 'my plates: [plate removed]'],
	['placa ABC 123', 'placa [plate removed]'],
	['a@b.co or 555-0131', '[e-mail removed] or [phone removed]'],
];

describe('masks', () => {
	it.each(MASKED)('%s', (text, masked) => expect(redact(text)).toBe(masked));

	it('the same without regular expression optimization', () => {
		const script = `
			import { createRedactor } from './src/import/redact-personal-data.ts';
			const redact = createRedactor(${JSON.stringify(business)});
			console.log(JSON.stringify(${JSON.stringify(MASKED.map(([text]) => text))}.map((text) => redact(text))));`;
		const flags = ['--no-regexp-optimization', '--input-type=module', '--eval', script];
		const printed = execFileSync(process.execPath, flags, { cwd: ROOT, encoding: 'utf8' });
		expect(JSON.parse(printed)).toEqual(MASKED.map(([, masked]) => masked));
	});

	it.each([
		['D-20730 was mine', ['D-20730'], '[order number removed] was mine'],
		['my D20730', ['D-20730'], 'my [order number removed]'],
		['bay 4, MB41135, done', ['MB41135'], 'bay 4, [order number removed], done'],
		['mb41135', ['MB41135'], '[order number removed]'],
	])(`the review's own order number in "%s"`, (text, orders, masked) =>
		expect(redact(text, { orders, phones: [] })).toBe(masked),
	);

	it.each([
		['my 2024 Tacoma', ['2024']],
		['at 12345 miles', ['12345']],
		['$12345', ['12345']],
	])(`nothing in "%s" that only resembles the review's order number`, (text, orders) =>
		expect(redact(text, { orders, phones: [] })).toBe(text),
	);

	it("the author's phone number, however it is formatted", () => {
		const own = { orders: [], phones: ['555-0131'] };
		expect(redact('it is 5550131 or 555 0131', own)).toBe(
			'it is [phone removed] or [phone removed]',
		);
	});

	it.each(['5', 'a1'])('other numbers even if one is 60,000 times "%s"', (part) => {
		const long = part.repeat(60_000);
		const own = { orders: [long, 'D-20730'], phones: [long, '555-0131'] };
		expect(redact('deal D20730, 5550131', own)).toBe(
			'deal [order number removed], [phone removed]',
		);
	});
});

describe('masks addresses', () => {
	it.each([
		['They drove to 12 Oak Street for me', 'They drove to [address removed] for me'],
		['I am at 27 N. Ferry Lot Rd Apt 4', 'I am at [address removed]'],
		['12 5th Ave, Alder Falls, OR 97931.', '[address removed].'],
		['we live at 12 oak lane', 'we live at [address removed]'],
		['my address is 4410 old mill road', 'my address is [address removed]'],
		['Mail it to P.O. Box 123', 'Mail it to [address removed]'],
		[
			"J'habite au 12, rue des Lilas 75001 Paris et voilà",
			"J'habite au [address removed] et voilà",
		],
		[
			'nous habitons au 5 avenue Foch et c’est loin',
			'nous habitons au [address removed] et c’est loin',
		],
		['vivo en la calle Mayor 12 y bien', 'vivo en la [address removed] y bien'],
		['Mi dirección es Av. de la Luna #5', 'Mi dirección es [address removed]'],
		['Apartado de correos 45', '[address removed]'],
	])('%s', (text, masked) => {
		expect(redact(text)).toBe(masked);
		expect(redact(masked)).toBe(masked);
	});

	it.each([
		'Found them at 418 Millrace Parkway right away',
		'A 2019 Subaru All Wheel Drive',
		'My 2021 Ford Symmetrical Drive',
		'2 Front Wheel Drive cars',
		'A 5 Star Way to do it',
		'They put on 4 New Tires. Way better',
		'Pulled into the 3 Service Drive lanes',
		'Slid into a ditch on Stonebridge Rd',
		'Quoted 450 Total. Drive away happy',
		'10 Mile Road is closed',
		'took 30 minutes, the road was icy',
		'1 Dr. Pepper from the machine',
	])('but nothing in "%s"', (text) => {
		expect(redact(text)).toBe(text);
	});
});

describe('masks links to photos', () => {
	it.each([
		['see https://photos.example/me.JPG?x=1 ok', 'see [photo link removed] ok'],
		['(www.photos.example/a.png)', '([photo link removed])'],
		['https://lh3.googleusercontent.com/a/ABc12', '[photo link removed]'],
	])('%s', (text, masked) => {
		expect(redact(text)).toBe(masked);
	});

	it('but no other links', () => {
		expect(redact('see https://larkspur.example/jpg')).toBe('see https://larkspur.example/jpg');
	});
});

describe('keeps', () => {
	it.each([
		'118 000 km',
		'a customer since 2015, policy 2024; we met at that point com',
		'They lost a customer 25000 people would see, my account 12500 was charged',
		'I was customer #150, and customer number 500 this month',
		'Orden de servicio 1500 pesos, Clientes: 10000 satisfechos',
		'Vivimos en la Plaza Mayor 15 años, Viven en la Calle Luna 5 personas',
		'plates 2019 BMW X5, skid plate 2023 GMC Sierra, placas 2021 KIA Rio',
		'VINs 2019 2020 2021 2022 2023 models',
		'Le llamé el 12 03 2024, síganos en arroba motor.es',
		'vivo en Alder Falls desde 2012 y la calle 12',
		'accounts/1001/locations/2001',
		'Vin Diesel was in my 2004 car with 12345 miles on it',
		'the people @ Larkspur . Come back',
		'118,000 miles and 412k miles',
		'$1,500',
		'knocked $3,100 off, $1 250 000 in all',
		'$24,380. At the desk: $27,115',
		'quoted 900-1200 elsewhere',
		'between $900-1200',
		'2026-11-14',
		'11/14/2026 12:30',
		'from 2014-2019 and 2019-2021',
		'60k service',
		'5 mm',
		'7:40',
		'I-5 to Hwy 126',
		'2009 sedan, 2016 crossover',
		'0-60 in 5.2 seconds',
		'brake pads 4mm, rotors 28.5',
		'the invoice 2021 was fine',
		'best deal 2021',
		'a deal 1500 under sticker',
		'a good deal, 20 percent',
		'invoice 1500 dollars lower',
		'order 500 more',
		'the skid plate 4WD package',
		'two oil changes are prepaid under your plate',
		'license plate frame',
		'no VIN etching',
		'page 22 of 30 at 8:40',
		'the invoice was 425',
		'The invoice was 1850 all in',
		'the ro is 450',
		'Deal: 2021 Tacoma',
		'case: 2019 Civic',
		'deal: 4999 out the door',
		'deal: 24999 out the door',
		'order: 300 in parts',
		'ticket: 189 for the diag',
		'ordered 12345 miles ago, order 12345 miles',
		'my deal F-150',
		'deal number 2021',
		'They quoted 875-1125 for brakes',
		'quoted me about 875-1125',
		'from 475-1250',
		'engine 350-4075',
		'Ford 460-7500',
		'VIN number 2024',
		'skid plate 4runner',
		'met at noon, dot matrix',
		'I looked at the dot on the screen',
		'the people @ Larkspur.Would come back',
		'the number of orders 250',
		'lunch at the desk @ 7.30',
		'it was at example.com',
		'exit 234-5678',
		'We met at 5 dot com',
		'RO: 2021 Tacoma',
		'order number 20 500 miles later',
		'called 11/14/2026 12 times',
		'590 score, key replacement for $299',
		'part 04152-31090',
		'called me 3 times in 2021',
		'rotation, then 19 minutes; $64.90.',
		'call 911',
	])('%s', (text) => expect(redact(text)).toBe(text));

	it.each([
		'Call us at +1-541-555-0100',
		'(541) 555-0104',
		'555-0117',
		'care@larkspur.example',
		'Millbrook@larkspur.example',
	])('%s, which the business publishes', (text) => expect(redact(text)).toBe(text));

	it('a published e-mail address with spaces', () => {
		expect(redact('care @ larkspur.example')).toBe('care @ larkspur.example');
		expect(redact('RO 50104')).toBe('RO [order number removed]');
	});

	it('published contacts only, not ones that resemble them', () => {
		expect(redact('555-0118')).toBe('[phone removed]');
		expect(redact('dana@larkspur.example')).toBe('[e-mail removed]');
	});
});

describe('masking a masked text', () => {
	const cues = ['RO ', 'plate ', 'VIN ', 'call ', 'deal ', 'invoice #', 'number ', ' km'];
	const signs = [' ', '-', '.', '(', ')', '@', '$', 'a', '12', '2021', '4711'];
	const finds = ['555-0131', '541 555 0131', 'ABC-123', 'D-20730', 'x@y.zz', '1HGCM82633A004352'];
	const masks = ['[phone removed]', '[order number removed]'];
	const fragment = fc.constantFrom(...cues, ...signs, ...finds, ...masks);
	const text = fc.array(fragment, { maxLength: 14 }).map((parts) => parts.join(''));

	it('changes nothing', () => {
		fc.assert(
			fc.property(fc.oneof(text, fc.string({ unit: 'binary', maxLength: 60 })), (sample) => {
				const own = { orders: ['D-20730'], phones: ['555-0131'] };
				const once = redact(sample, own);
				expect(redact(once, own)).toBe(once);
			}),
			{ numRuns: 1000 },
		);
	});
});
