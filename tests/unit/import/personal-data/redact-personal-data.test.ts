import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BusinessFile } from '../../../../src/reviews/business/business-file.ts';
import { createRedactor } from '../../../../src/import/personal-data/redact-personal-data.ts';
import { ROOT } from '../importing.ts';

const business = BusinessFile.parse(
	parse(readFileSync(join(ROOT, 'content/business.yaml'), 'utf8')),
);
const redact = createRedactor(business);

/** Pairs of a text and the text as it is published, and texts that stay as they are. */
const TEXTS: {
	readonly masked: readonly (readonly [string, string])[];
	readonly addresses: readonly (readonly [string, string])[];
	readonly photos: readonly (readonly [string, string])[];
	readonly kept: readonly string[];
} = JSON.parse(readFileSync(join(ROOT, 'tests/fixtures/redaction.json'), 'utf8'));

describe('masks', () => {
	it.each([...TEXTS.masked, ...TEXTS.addresses, ...TEXTS.photos])('%s', (text, masked) => {
		expect(redact(text)).toBe(masked);
		expect(redact(masked)).toBe(masked);
	});

	it('the same without regular expression optimization', () => {
		const script = `
			import { createRedactor } from './src/import/personal-data/redact-personal-data.ts';
			const redact = createRedactor(${JSON.stringify(business)});
			console.log(JSON.stringify(${JSON.stringify(TEXTS.masked.map(([text]) => text))}.map((text) => redact(text))));`;
		const flags = ['--no-regexp-optimization', '--input-type=module', '--eval', script];
		const printed = execFileSync(process.execPath, flags, { cwd: ROOT, encoding: 'utf8' });
		expect(JSON.parse(printed)).toEqual(TEXTS.masked.map(([, masked]) => masked));
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

describe('keeps', () => {
	it.each([...TEXTS.kept, 'see https://larkspur.example/jpg'])('%s', (text) =>
		expect(redact(text)).toBe(text),
	);

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
		for (const phone of ['216-555-0177', '(216) 555-0177', 'Tel. 216-555-0177']) {
			expect(redact(`My wife (${phone}) called.`)).toMatch(
				/^My wife \((?:Tel\. )?\[phone removed\]\) called\.$/,
			);
		}
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

describe("the author's own name", () => {
	const own = { orders: [], phones: [] };
	const sandra = { ...own, fullName: 'Sandra Kühn', authorName: 'Sandra K.' };
	const larry = { ...own, fullName: 'Lubbock Larry', authorName: 'Lubbock L.' };

	it.each([
		['Mein Mann Holger Kühn war dabei', 'Mein Mann [name removed] war dabei'],
		['My husband Holger Kühn', 'My husband [name removed]'],
		['Mein Mann und Kühn', 'Mein Mann und [name removed]'],
		['Danke, sagt Sandra Kühn', 'Danke, sagt Sandra [name removed]'],
	])('is masked with the given name of a relative in "%s"', (text, masked) => {
		expect(redact(text, sandra)).toBe(masked);
	});

	it.each([
		['Thank you Larry, safe travels home!', 'Thank you Larry, safe travels home!'],
		['Hi Larry! We wrote to Larry.', 'Hi Larry! We wrote to [name removed].'],
		['Dear Mr. Larry', 'Dear Mr. [name removed]'],
		['Thank you, Mr. Larry', 'Thank you, Mr. [name removed]'],
	])('stays only in greetings of the business: "%s"', (text, masked) => {
		expect(redact(text, { ...larry, byBusiness: true })).toBe(masked);
	});

	it.each([
		['Thank you, Jane Miller', 'Thank you, Jane [name removed]'],
		['Jane Marie Miller was here', 'Jane [name removed] [name removed] was here'],
		['Jane M. is right, and Jane Doe is not', 'Jane M. is right, and Jane Doe is not'],
		['Thank you Jane Many thanks', 'Thank you Jane Many thanks'],
	])('is masked if the export has only its initial: "%s"', (text, masked) => {
		expect(redact(text, { ...own, authorName: 'Jane M.' })).toBe(masked);
	});

	it('stays in a signature if the review shows it as a whole', () => {
		const shown = { ...own, fullName: 'Jennifer Kowalski', authorName: 'Jennifer Kowalski' };
		const text = 'Good. My name is Jennifer Kowalski. Ask me.\n- Jennifer Kowalski';
		expect(redact(text, shown)).toBe(text);
		expect(redact('Good.\n- Bob Kowalczyk', shown)).toBe('Good.\n- Bob [name removed]');
	});

	it('is masked in greetings by customers', () => {
		expect(redact('Thanks Larry', larry)).toBe('Thanks [name removed]');
	});
});

describe('a reply to an anonymous review', () => {
	const staffed = createRedactor(business, [{ name: 'Kevin Ortega', aliases: ['Kev'] }]);
	const own = { orders: [], phones: [], byBusiness: true };

	it.each([
		['Thank you, Jane Miller', 'Thank you, [name removed]'],
		['Thanks Jane for your kind words.', 'Thanks [name removed] for your kind words.'],
		['Hello Ms. Miller, thank you.', 'Hello Ms. [name removed], thank you.'],
		['Dear Jane,\nWe are sorry.', 'Dear [name removed],\nWe are sorry.'],
		['Jane Miller - thank you!', '[name removed] - thank you!'],
		['Thank you so much, Jane!', 'Thank you so much, [name removed]!'],
		['Sehr geehrte Frau von Müller,', 'Sehr geehrte Frau von [name removed],'],
		['Sehr geehrte Frau Dr. Müller,', 'Sehr geehrte Frau Dr. [name removed],'],
		['Vielen Dank Jane Miller für Ihr Lob', 'Vielen Dank [name removed] für Ihr Lob'],
		['Hola María, ¡mil gracias, María!', 'Hola [name removed], ¡mil gracias, [name removed]!'],
		['Bonjour Jean-Pierre de la Tour,', 'Bonjour [name removed],'],
		['Mr. Miller, we are sorry.', 'Mr. [name removed], we are sorry.'],
		['Frau Dr. Müller: das tut uns leid.', 'Frau Dr. [name removed]: das tut uns leid.'],
		['Grüß Gott Herr Müller, danke.', 'Grüß Gott Herr [name removed], danke.'],
		['Moin Herr Dr. Müller, danke', 'Moin Herr Dr. [name removed], danke'],
		['Servus Jane, danke!', 'Servus [name removed], danke!'],
		['Guten Abend Frau Müller und danke', 'Guten Abend Frau [name removed] und danke'],
		['Salut Jean, merci', 'Salut [name removed], merci'],
		['Jane, wir bedauern das.', '[name removed], wir bedauern das.'],
		['Jane Miller, we are sorry to hear it.', '[name removed], we are sorry to hear it.'],
		['We are sorry, Jane.', 'We are sorry, [name removed].'],
		['Das tut uns sehr leid, Jane!', 'Das tut uns sehr leid, [name removed]!'],
		['Come back soon, Mr. Miller!', 'Come back soon, Mr. [name removed]!'],
		['Sally, we are glad. Kelly - thank you!', '[name removed], we are glad. Kelly - thank you!'],
		['Emily, we are glad.', '[name removed], we are glad.'],
		['@Jane Miller: danke', '@[name removed]: danke'],
	])('does not greet its author by name: "%s"', (text, masked) => {
		expect(staffed(text, { ...own, anonymous: true })).toBe(masked);
		expect(staffed(text, { ...own, anonymous: false })).toBe(text);
	});

	it.each([
		'Thank You For Your Review! Dear Valued Customer, Hi there!',
		'Thank you, Kevin and team. Thanks Kevin Ortega for the help!',
		'We appreciate it. Thank you,\nBob Smith\nManager',
		'Come again. Thanks, Bob',
		'Sehr geehrte Damen und Herren, danke Ihnen! Liebe Grüße, Ihr Autohaus',
		'Gracias Por Visitarnos, Larkspur Motors. Wow, thank you!',
		'Dear Sir or Madam, Hello Again, Hey Google User, thanks',
		'Unfortunately, we missed it. Sorry, we will call. However, we tried.',
		'Leider, wir haben es versucht. Schade, das tut uns leid. Entschuldigung, wir kommen.',
		'Herr Huber, unser Meister, hilft gern. Fragen Sie unseren Serviceberater, Herrn Huber.',
		'Come-as-you-are is our motto.',
		'Absolutely, we will do that.',
		'Honestly, it was us. Luckily, we found it.',
		'Natürlich, wir kümmern uns darum.',
		'Malheureusement, nous étions en retard.',
		'Lamentablemente, lo sentimos.',
		'Best regards, Mr. Huber.',
		'Grüß Gott aus Rosenheim! Servus Zusammen, moin an alle.',
		'Visit us in Mansfield, Ohio. We are sorry, Larkspur Motors.',
	])('keeps other words: "%s"', (text) =>
		expect(staffed(text, { ...own, anonymous: true })).toBe(text),
	);

	it.each(['m***r', 'G.', 'M. G.', 'M***** G.'])(
		'names no more of the author than "%s"',
		(name) => {
			const masked = 'Vielen Dank, Herr [name removed]!';
			expect(staffed('Vielen Dank, Herr Gruber!', { ...own, authorName: name })).toBe(masked);
			const thanks = 'Vielen Dank, Kevin Ortega!';
			expect(staffed(thanks, { ...own, authorName: name })).toBe(thanks);
		},
	);

	it('may name an author whose name is shown', () => {
		const reply = 'Vielen Dank, Ed! Hello Mr. Pulaski, thank you.';
		expect(staffed(reply, { ...own, authorName: 'Ed Pulaski' })).toBe(reply);
	});

	it.each([
		['ask for Ed Pulaski.', 'ask for [name removed] [name removed].'],
		['Great work on my car. - Ed', 'Great work on my car. - [name removed]'],
		['Your customer Ed P.', 'Your customer [name removed] P.'],
		['The editor added it', 'The editor added it'],
	])('does not show a hidden given name of two letters: "%s"', (text, masked) => {
		const hidden = { ...own, byBusiness: false, anonymous: true, fullName: 'Ed Pulaski' };
		expect(staffed(text, hidden)).toBe(masked);
	});

	it.each([
		['They do care. Do come', 'Do Tran', 'They do care. Do come'],
		['No, An Nguyen. An old car', 'An Nguyen', 'No, [name removed] [name removed]. An old car'],
		['Good day from May Oakes', 'May Oakes', 'Good day from [name removed] [name removed]'],
	])('in "%s", %s is hidden only where it is a name', (text, fullName, masked) => {
		const hidden = { ...own, byBusiness: false, anonymous: true, fullName };
		expect(staffed(text, hidden)).toBe(masked);
	});

	it('keeps the words that a hidden given name also is', () => {
		const hidden = { ...own, byBusiness: false, anonymous: true, fullName: 'Bill Jones' };
		expect(staffed('The bill was high. Bill Jones', hidden)).toBe(
			'The bill was high. [name removed] [name removed]',
		);
	});

	it('does not mistake a car for an author', () => {
		const named = { ...own, authorName: 'Lincoln N.' };
		expect(staffed('My Lincoln Navigator', named)).toBe('My Lincoln Navigator');
	});

	it('does not show the given name of an author who hides it', () => {
		const hidden = { ...own, anonymous: true, fullName: 'Jane Miller', authorName: 'Jane M.' };
		expect(staffed('We miss Jane. Jane Miller was here', hidden)).toBe(
			'We miss [name removed]. [name removed] [name removed] was here',
		);
	});
});
