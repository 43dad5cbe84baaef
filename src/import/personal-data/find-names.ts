import { fold } from '../../reviews/fold.ts';
import { MASKED_KINDS } from '../../reviews/mask.ts';
import { inAnyCase } from './any-case.ts';
import { GREETED_NAMES, surnameOf } from './greeted-names.ts';
import { NO_NAME, PARTICLES, TITLES, WORD } from './name-pattern.ts';
import { toCapitalized } from '../values/shorten-name.ts';
import { spansOf, type Span, type SpanFinder } from './text-span.ts';

/** The author's name in the export, and as it is shown. */
export interface AuthorName {
	readonly fullName?: string | undefined;
	readonly authorName?: string | undefined;
	/** Names that the customer has elsewhere in the export. */
	readonly otherNames?: readonly string[] | undefined;
	/** Whether the business wrote the text. */
	readonly byBusiness?: boolean | undefined;
	/** Whether the author stays anonymous. Then a reply must not greet them by name. */
	readonly anonymous?: boolean | undefined;
}

const GIVEN = `${NO_NAME}${WORD}(?: \\p{Lu}\\.)?`;
const SURNAME = `(${PARTICLES}${WORD}(?: ${WORD})?)(?![\\p{L}’'-])`;

const INTRODUCED = inAnyCase(
	"my (?:full )?name(?: is|['’]s|(?=:))|mein name(?: ist|(?=:))|ich hei(?:ß|ss)e|me llamo|mi nombre(?: es|(?=:))|je m['’]appelle|mon nom(?: est| c['’]est| ?(?=:))",
);
/** These also begin other sentences, so that only some words may follow the name. */
const PRESENTED = `(?:(?:${inAnyCase("i am|i['’]m|ich bin|soy|je suis")})|(?<=^|[.!?\\n] ?|(?:Hi|Hello|Hey),? )This is|(?:Hier (?:ist|spricht)))`;
/** "Ich bin der Klaus Meier", but not "ich bin der Meinung" or "ich bin die Mutter". */
const PRESENTED_BY_ARTICLE = `(?:${inAnyCase('ich bin|hier ist')}) (?:der|die) (?!(?:Meinung|Ansicht|Firma|Kunde|Kundin|Herr|Frau|Familie|Werkstatt|Besitzer(?:in)?|Halter(?:in)?|Fahrer(?:in)?|Mutter|Vater|Tochter|Sohn|Mann|Ehefrau|Ehemann|Chef(?:in)?)(?!\\p{L}))`;
const AFTER_PRESENTED = '(?=,| (?:and|und|y|et|from|here|writing|aus|de|from|with) |[.!]? ?$)';
const CLOSING = inAnyCase(
	'sincerely|yours (?:truly|sincerely|faithfully)|respectfully|(?:(?:best|kind|warm) )?regards|best wishes|cheers|signed|mit freundlichen gr(?:ü|ue)(?:ß|ss)en|mfg|(?:(?:viele|liebe|beste|schöne) )gr(?:ü|ue)(?:ß|ss)e|gr(?:u|ü)ß|hochachtungsvoll|atentamente|(?:un )?(?:cordial )?saludos?|(?:bien )?cordialement|(?:sincères )?salutations',
);
const END = '[.!]?\\s*$';

const NAMES = [
	`(?<!\\p{L})(?:${INTRODUCED}|(?<=^|[.!?\\n] ?)Name(?=:))[:,]? ${GIVEN} ${SURNAME}`,
	`(?<!\\p{L})${PRESENTED} ${GIVEN} ${SURNAME}${AFTER_PRESENTED}`,
	`(?<!\\p{L})${PRESENTED_BY_ARTICLE}${GIVEN} ${SURNAME}${AFTER_PRESENTED}`,
	`(?<!\\p{L})(?:${CLOSING})[,.!]?\\s{1,4}${GIVEN} ${SURNAME}${END}`,
	`(?:[.!?)]\\s{0,3}|\\n\\s{0,3})[-–—~]{1,2} ?${GIVEN} ${SURNAME}${END}`,
].map((source) => new RegExp(source, 'dgu'));

const RELATIVES = inAnyCase(
	'husband|wife|son|daughter|mother|father|mom|dad|brother|sister|mann|frau|ehemann|ehefrau|sohn|tochter|mutter|vater|bruder|schwester|marido|esposo|esposa|mujer|hijo|hija|mari|femme|fils|fille',
);
/** After these, a reply has the given name, although an author such as "Lubbock Larry" put it last. */
const GREETED =
	'(?<!(?:thanks|thank you|hi|hello|hey|danke|vielen dank|hallo|gracias|hola|merci|bonjour)(?: (?:so much|again))?,? )';
/** Words that are also surnames. Alone, they rarely mean the author. */
const ORDINARY = new Set(
	`${MASKED_KINDS.join(' ').replaceAll(/\W/g, ' ')} removed personal data phone email mail telefon sms customer happy anonymous user google guest best good young long short price white black brown green gray grey gold silver king prince bishop ford lincoln dodge day may june march april august love rich wise sharp strong small little big hall hill wood woods field fields rose bell park parks banks cash cook baker carpenter driver fair fine frank grace great hope hunt just keen mark miles moody moon noble page pleasant poor power powers quick reed rush sales savage self shaw speed stone street summer summers swift sweet tall true walker wall ward warm water waters well wells winter winters work worth cross crossing early english french german church gates glass case chance close cost cox dean drew fast fields fish flowers fox free freed friend gentle gift gay guy hand hands heard holder house joy judge knight lake lane law lord low major man mann marsh means mercy mills more moss nail new north south east west old oil other pain paint parker parts place pool post pride pound rain rains read ready right rivers rock rust salt sand seal seat short shields singer sky snow spring star starr still sun teller temple thing tire town trial trust tune turner van view wade wait warner way weeks wheeler will wills wonder worthy wright yard yes am an as at be by do go he hi if in is it me my no of oh ok on or so to up us we da du er es im ja ob um wo zu al de el en la le lo mi ni se si su te tu un ya yo au ce et il je ma ne ou sa ta va klein gross groß lang jung schwarz weiß weiss koch bauer meister sommer herbst neu alt kurz gut petit grand blanc noir roux leblanc bon beau rojo blanco bueno rico delgado gordo leal santos paz mejor total service dealer buyer motors auto autos car cars`.split(
		' ',
	),
);

/** Takes another name of a customer for the hidden one. It is hidden as a whole if the shown name is not a part of it. */
function asOther(fullName: string, author: AuthorName): AuthorName {
	const [given = ''] = fold(fullName).split(/[\s,.]+/);
	const isShown = wordsOf(author.authorName ?? '').has(given);
	return { ...author, fullName, anonymous: author.anonymous === true || !isShown };
}

function wordsOf(name: string): Set<string> {
	return new Set(fold(name).split(/[\s.,]+/));
}

/**
 * Returns a finder of customers' surnames: after "My name is First", in a signature at the end, and the
 * hidden part of the author's name anywhere. A given name stays. Names of staff and of the business
 * stay.
 */
export function createNameFinder(kept: readonly string[]) {
	const whole = kept.filter((name) => /\S\s+\S/.test(name)).map(RegExp.escape);
	const keptNames = new RegExp(`(?<!\\p{L})(?:${whole.join('|') || '(?!)'})(?!\\p{L})`, 'giu');
	const keptWords = new Set(kept.flatMap((name) => fold(name).split(/\P{L}+/u)));

	function unlessKept(text: string, spans: readonly Span[]): Span[] {
		if (spans.length === 0) return [];
		const names = spansOf(text, [keptNames]);
		return spans.filter(({ start, end }) =>
			names.every((name) => name.end <= start || name.start >= end),
		);
	}

	/** The hidden words of a name. Alone they are found only if they are not ordinary words. */
	function ownPatterns(text: string, author: AuthorName): RegExp[] {
		const { fullName = '', byBusiness = false, anonymous = false } = author;
		const authorName = anonymous ? '' : (author.authorName ?? '');
		const shown = wordsOf(authorName);
		const searched = fold(text);
		const hidden = fullName
			.split(/[\s,.()"“”]+/)
			.filter((word) => word.length > 1 && /\p{L}/u.test(word))
			.filter((word) => !shown.has(fold(word)) && searched.includes(fold(word)));
		if (hidden.length === 0) return [];
		const [given = ''] = fullName.split(/[\s,.]+/);
		return hidden.flatMap((word) => {
			// In small letters, these are more often words: "the bill", "add".
			const isGiven = anonymous && word === given;
			const isCased = isGiven || word.length < 3;
			const small = word.toLowerCase();
			const forms = isCased ? [word, toCapitalized(small), word.toUpperCase()] : [word, fold(word)];
			const name = [...new Set(forms)].map(RegExp.escape).join('|');
			const flags = isCased ? 'gu' : 'giu';
			const isOrdinary = ORDINARY.has(fold(word)) || keptWords.has(fold(word));
			const next = hidden.filter((other) => isGiven && other !== word).map(RegExp.escape);
			const before = isOrdinary
				? `(?<=(?<!\\p{L})(?:${TITLES}|${RegExp.escape(given)})\\.? )`
				: `(?<![\\p{L}\\p{N}@])${byBusiness && !anonymous ? GREETED : ''}`;
			const end = '(?![\\p{L}\\p{N}])';
			return [
				new RegExp(`${before}(?:${name})${end}`, flags),
				new RegExp(`(?<!\\p{L})(?:${name})(?= (?:${next.join('|') || '(?!)'})${end})`, flags),
				new RegExp(`(?<=(?<!\\p{L})(?:${RELATIVES}) )${GIVEN} (?:${name})${end}`, 'gu'),
			];
		});
	}

	return {
		/** Finds the hidden part of the author's name. */
		findOwn: (text: string, author: AuthorName): Span[] => {
			const patterns = [
				...(author.fullName === undefined ? [] : ownPatterns(text, author)),
				...(author.otherNames ?? [])
					.filter((name) => !wordsOf(name).isSubsetOf(keptWords))
					.flatMap((name) => ownPatterns(text, asOther(name, author))),
			];
			const surname = surnameOf(author.authorName ?? '');
			return unlessKept(text, spansOf(text, surname ? [...patterns, surname] : patterns));
		},
		/** Finds the name by which a reply greets the author. */
		findGreeted: ((text) =>
			unlessKept(
				text,
				spansOf(text, GREETED_NAMES).filter(({ start, end }) => {
					const words = fold(text.slice(start, end)).split(/\P{L}+/u);
					return !words.every((word) => keptWords.has(word));
				}),
			)) satisfies SpanFinder,
		/** Finds names that a text says are the writer's, unless the review shows them anyway. */
		findSigned: (text: string, { authorName = '' }: AuthorName): Span[] => {
			const shown = wordsOf(authorName);
			return unlessKept(text, spansOf(text, NAMES)).filter(
				({ start, end }) => !wordsOf(text.slice(start, end)).isSubsetOf(shown),
			);
		},
	};
}
