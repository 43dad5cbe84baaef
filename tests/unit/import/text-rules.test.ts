import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../src/import/values/clean-text.ts';
import { createLanguageDetector } from '../../../src/import/detect-language.ts';
import { reviewIdOf } from '../../../src/import/stored/review-id.ts';
import { shortenName } from '../../../src/import/values/shorten-name.ts';
import { splitTranslation } from '../../../src/import/values/split-translation.ts';
import { weakerMethod } from '../../../src/reviews/method-strength.ts';

describe('cleanText', () => {
	const removed = 'forbidden characters removed';
	const html = 'HTML converted to text';
	const kept = 'replacement character kept';
	it.each([
		['plain', 'plain', []],
		[' \n two\r\nlines\t\r ', 'two\nlines', []],
		['a\u0000b\u0008c\u000bd\u001fe', 'abcde', [removed]],
		['a\ufffeb\uffff', 'ab', [removed]],
		['half \ud83d of it', 'half  of it', [removed]],
		['half \udca8', 'half', [removed]],
		['whole 💪', 'whole 💪', []],
		['caf\ufffd', 'caf\ufffd', [kept]],
		['Great &amp; fast<br/>Thanks &#39;Dana&#39;', "Great & fast\nThanks 'Dana'", [html]],
		['<p>One</p><p>Two <b>bold</b></p>', 'One\n\nTwo bold', [html]],
		['Ok&nbsp;<script>alert(1)</script>', 'Ok', [html]],
		['under <budget &amp; happy <3', 'under <budget & happy <3', [html]],
		['I <3 it, a < b & c > d, R&D; x &lt', 'I <3 it, a < b & c > d, R&D; x &lt', []],
		['&#0;&#1;a', '\ufffda', [html, removed, kept]],
		['tab\tand "quotes"  stay', 'tab\tand "quotes"  stay', []],
	])('cleans %j', (raw, text, flaws) => expect(cleanText(raw)).toEqual({ text, flaws }));
});

describe('splitTranslation', () => {
	it.each([
		[
			'(Translated by Google) Clean car. \n\n(Original)\nCarro limpio.',
			'Carro limpio.',
			'Clean car.',
		],
		['Carro limpio.\n\n(Translated by Google)\nClean car.', 'Carro limpio.', 'Clean car.'],
		['(Original)\nCarro.\n\n(Translated by Google)\nCar.', 'Carro.', 'Car.'],
		['(Traducido por Google) Clean.\n\n(Original)\nLimpio.', 'Limpio.', 'Clean.'],
		["(Traduit par Google) Propre.\n\n(Avis d'origine)\nClean.", 'Clean.', 'Propre.'],
		['(Übersetzt von Google) Sauber.\n\n(Original)\nClean.', 'Clean.', 'Sauber.'],
		['no marks', 'no marks', undefined],
		[
			'(Translated by Google)\n\n(Original)\nX',
			'(Translated by Google)\n\n(Original)\nX',
			undefined,
		],
		['', '', undefined],
	])('splits %j', (text, original, translation) =>
		expect(splitTranslation(text)).toEqual({ original, translation, lacksOriginal: false }),
	);

	it.each(['(Translated by Google) Only this', '(Translated by Google) Only this\n\n(Original)\n'])(
		'%j lacks its original',
		(text) =>
			expect(splitTranslation(text)).toEqual({
				original: 'Only this',
				translation: undefined,
				lacksOriginal: true,
			}),
	);
});

describe('reviewIdOf', () => {
	it.each([
		['survey', 'sv-2109-bea19', 'qnulzb7xqyvc'],
		['business-profile', 'LkaKo-0mJ63ceA60_7ySbGwmLL6tCpv8nDjS', 'uaisyu7n7qc7'],
		['dealer-reviews', '466025', '2jba4n2grw3x'],
	])('is stable for %s %s', (source, reviewId, id) => {
		expect(reviewIdOf(source, reviewId)).toBe(id);
	});

	it('differs between sources', () => {
		expect(reviewIdOf('a', 'bc')).not.toBe(reviewIdOf('ab', 'c'));
	});
});

describe('shortenName', () => {
	it.each([
		['Odessa Palmer', 'Odessa P.'],
		['Odessa P.', 'Odessa P.'],
		['Odessa', 'Odessa'],
		['  Odessa   Palmer ', 'Odessa P.'],
		['Palmer, Odessa', 'Odessa P.'],
		['Mrs. Odessa Palmer', 'Odessa P.'],
		['María José García López', 'María L.'],
		['Jean-Luc o’Neil', 'Jean-Luc O.'],
		['Ludwig van Ölberg', 'Ludwig Ö.'],
		['odessa palmer jr.', 'Odessa P.'],
		['Odessa Palmer, Sr.', 'Odessa P.'],
		['Palmer III, Odessa', 'Odessa P.'],
		['DeShawn mcKenna II', 'DeShawn M.'],
		['Odessa Jr', 'Odessa'],
		['Mrs. Palmer', 'Mrs. P.'],
		['Mr. and Mrs. Palmer', 'Mr. and Mrs. P.'],
		['Mr & Mrs Odessa Palmer', 'Odessa P.'],
		['Sr. Palmer', 'Sr. P.'],
		['Drew Mraz', 'Drew M.'],
		['Palmer & Sons', 'Palmer & Sons'],
		['Palmer Plumbing, Inc.', 'Palmer Plumbing, Inc.'],
		['palmer holdings LLC', 'palmer holdings LLC'],
		['Inca Cortez', 'Inca C.'],
		['Palmer Ltd', 'Palmer Ltd'],
		['Palmer Towing Corp', 'Palmer Towing Corp'],
		['Palmer & Co', 'Palmer & Co'],
		['Corp. Odessa Palmer', 'Corp. P.'],
		['Linda Fleet', 'Linda F.'],
		['Maria Farms', 'Maria F.'],
		['Tony Auto', 'Tony A.'],
		['John Smith 123', 'John S.'],
		['John Smith123', 'John S.'],
		['John Smith 3rd', 'John S.'],
		['John (541) 555-0131', 'John'],
		['(541) 555 0131', ''],
		['Odessa Palmer MD', 'Odessa P.'],
		['Odessa Palmer, M.D., PhD', 'Odessa P.'],
		['Palmer DDS, Odessa', 'Odessa P.'],
		['happybuyer22 from Austin, TX', 'happybuyer22'],
		['Linda M from Seguin, TX', 'Linda M.'],
		['Karl aus der Fünten', 'Karl F.'],
		['Palmer, Odessa from Austin', 'Odessa P.'],
		['Anna Weber aus Köln', 'Anna W.'],
		['Linda M - Seguin, TX', 'Linda M.'],
		['Linda M (San Antonio, TX)', 'Linda M.'],
		['Odessa Palmer - Jones', 'Odessa J.'],
		['王小明', '王小明'],
		['odessa85', 'odessa85'],
		['', ''],
	])('%j becomes %j', (name, short) => expect(shortenName(name)).toBe(short));
});

describe('weakerMethod', () => {
	it.each([
		['invited_after_transaction', 'invited_after_transaction', 'invited_after_transaction'],
		['invited_after_transaction', 'none', 'none'],
		['documents', 'platform_account_only', 'platform_account_only'],
		['platform_account_only', 'invited_after_transaction', 'platform_account_only'],
	] as const)('returns for %s and %s: %s', (promised, proven, method) =>
		expect(weakerMethod(promised, proven)).toBe(method),
	);
});

describe('a language detector', async () => {
	const detect = createLanguageDetector(['en', 'es', 'fr']);
	it.each([
		['', 'und'],
		['👍👍 10/10', 'und'],
		['No drama', 'en'],
		['lol', 'en'],
		['Dana!', 'en'],
		['Excellent', 'en'],
		['Super', 'en'],
		['DOT inspection on a 26 footer done while I ate the gas station burrito.', 'en'],
		['Excelente', 'es'],
		['Muy bien', 'es'],
		['Gracias!', 'es'],
		['Todo bien', 'es'],
		['Merci', 'fr'],
		['Dejé mi carro sucio como un gallinero y me lo devolvieron como nuevo.', 'es'],
		['Premier achat de voiture pour moi et j’étais morte de trouille.', 'fr'],
		['Danke', 'en'],
		['Die Werkstatt hat mein Auto schnell und ohne Aufpreis repariert.', 'de'],
		['O serviço foi excelente e o carro ficou como novo, muito obrigado a todos.', 'pt'],
	])('reads %j as %s', (text, language) => expect(detect(text)).toBe(language));

	it('considers only declared languages in a short text', async () => {
		const english = createLanguageDetector(['en']);
		expect(english('Merci')).toBe('en');
		expect(english('Buen')).toBe('en');
	});

	it.each(['Çok memnun kaldım, teşekkürler.', 'Отличный сервис, спасибо!', 'とても良い', '好'])(
		'does not call %j German, and does not guess its language',
		(text) => expect(createLanguageDetector(['de', 'en'])(text)).toBe('und'),
	);

	it('assumes the language of the country where it helps', () => {
		const group = createLanguageDetector(['de', 'en']);
		expect([group('Meh.'), group('Meh.', { country: 'DE' })]).toEqual(['de', 'de']);
		expect(group('Meh.', { country: 'US' })).toBe('en');
		expect(group('Meh.', { country: 'FR' })).toBe('de');
	});

	it('uses a declared region as the language', async () => {
		const regional = createLanguageDetector(['en-US', 'es-MX']);
		expect(regional('Great service')).toBe('en-US');
		expect(regional('Muy bien')).toBe('es-MX');
	});

	it('does not give an original the language of its translation', () => {
		expect(detect('Muy bien', { not: 'en' })).toBe('es');
		expect(detect('Wxyz', { not: 'en' })).toBe('und');
	});
});
