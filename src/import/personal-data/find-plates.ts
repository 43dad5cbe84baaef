import { inAnyCase } from './any-case.ts';
import { findGermanPlates } from './find-german-plates.ts';
import { spansOf, type SpanFinder } from './text-span.ts';

const LICENSE_PLATE =
	'licen[cs]e plates?|matr[ií]cula|placas?|plaque|immatricul(?:ation|ée?)|kennzeichen|kennz\\.|nummernschild|licen[cs]e tags?|number plates?|reg(?:istration)? plates?';
const WORD = `(?:${inAnyCase(`${LICENSE_PLATE}|licence|plates?|reg(?:istration)?\\b`)})`;
const TAG = `(?:${inAnyCase('(?:vehicle |car |my )?tags?|reg(?:istration)?')})`;
const MARK = `(?:\\s*(?:#|:|${inAnyCase('(?:no\\b\\.?|(?:number|is|was|reads?|es|est|ist|war|lautet)\\b)')}))`;
/** Plates of Maryland and California: 7CK 9241, 8ABC123. Excludes "4WD 2500" and model years. */
const DIGIT_FIRST =
	'\\d(?!WD)[A-Z]{2}(?:(?! (?:19|20)\\d\\d| \\d\\d00) )?\\d{4}|\\d[A-Z]{3} ?(?!\\d00)\\d{3}';
// Capitals in common groupings only, so that "skid plate 4WD" and "plate frame" do not match.
const GROUPED =
	'(?=[A-Z]*\\d*-?[A-Z]*\\d)(?=\\d*-?\\d*[A-Z])[A-Z\\d]{2,4}-[A-Z\\d]{2,4}(?:-[A-Z\\d]{2})?|[A-Z]{2}[ -]\\d{3}[ -][A-Z]{2}|[A-Z]{2,3} \\d{3,4}|\\d{3} [A-Z]{3}|[A-Z]{3}-\\d{3}-[A-Z]|\\d?[A-Z]{3}\\d{3,4}|[A-Z]{2}\\d{4,5}|\\d{3}[A-Z]{3}|' +
	DIGIT_FIRST;
/** Trims, units and other capitals that follow numbers: "2500 SLT", "4000 LBS". */
const NO_LETTERS =
	'(?!(?:AWD|FWD|RWD|TRD|SUV|USA|MPG|CVT|TDI|LTZ|SLT|RST|LTD|XLT|XRT|TRX|GTS|SRT|RPM|LBS|PSI|MPH|KMH|KMS|NYC|GPS|PLN|CZK|MXN|PTS|HRS|YRS|DRW|SRW|CCS|CCM|BHP|PPM|XLR|BTW|FTW|WTF|TTL)\\b)';
const BRITISH = `[A-HJ-PR-Y][A-HJ-PR-Y]\\d\\d ${NO_LETTERS}[A-HJ-PR-Z]{3}`;
const NO_YEAR = '(?!(?:19|20)\\d\\d(?!\\d))';
/** Words before a plate of which only blanks separate the parts: "Auto mit RO TO 77". */
const CAR =
	'(?:(?:[Mm]ein|[Uu]nser)(?:e[mnrs]?)?(?: (?:Auto|Wagen|Fahrzeug|PKW|Pkw))?|Auto|Wagen|Fahrzeug|PKW|Pkw)(?:,| mit(?: dem)?)?|(?:[Ee]s geht um|[Bb]etrifft|[Bb]etreff|[Bb]etr\\.):?';
const NO_MODEL =
	'(?!(?:BMW|VW|MB|MG|KIA|DS|GMC|RAM|BYD|AMG|CL[AKS]|GL[ABCEKS]|HP|LG|SUV|PKW|LKW|PS|KW|TÜV|HU|AU|LED|ABS|ESP|USB|CD|DVD) )';
const SPANISH = `(?!(?:19|20)\\d\\d|[1-9]500|\\d000)\\d{4} ${NO_LETTERS}[BCDFGHJKLMNPRSTVWXYZ]{3}`;
const PLATES = [
	`\\b${WORD}${MARK}*\\s*(?:[A-Z]{2} )?(${GROUPED})(?![\\w-])`,
	`\\b${WORD}${MARK}+\\s*((?=[A-Z]*\\d)(?=\\d*[A-Z])[A-Z\\d]{5,8})(?![\\w-])`,
	`\\b(?:${inAnyCase(LICENSE_PLATE)})${MARK}+\\s*((?=[A-Za-z]*[ -]?[A-Za-z]*\\d)(?=\\d*[ -]?\\d*[A-Za-z])[A-Za-z\\d]{2,4}[ -]?[A-Za-z\\d]{2,4})(?![\\w-])`,
	// The usual Spanish form, without vowels. Excludes years before such letters: they are model
	// years.
	`\\b(?:${inAnyCase('matr[ií]culas?|placas?')})${MARK}*\\s*((?!(?:19|20)\\d\\d )\\d{4} [BCDFGHJKLMNPRSTVWXYZ]{3})(?![\\w-])`,
	`\\b${TAG}${MARK}+\\s*(${GROUPED})(?![\\w-])`,
	`\\b${TAG} (${DIGIT_FIRST})(?![\\w-])`,
	`\\b(?:${inAnyCase(LICENSE_PLATE)})${MARK}*\\s*(?:[A-Za-z]{2} )?(\\d(?:[A-Za-z]{2}\\d{4}|[A-Za-z]{3}\\d{3}))(?![\\w-])`,
	// German and Austrian: HH AB 417, W 48213 B
	`\\b(?:${inAnyCase('kennzeichen|kennz\\.|nummernschild')})${MARK}*\\s*([A-ZÄÖÜ]{1,3}(?: ?[-:] ?| )[A-Z]{1,2}(?: ?- ?| )?\\d{1,4}[EH]?|[A-ZÄÖÜ]{2,5}\\d{1,4}[EH]?|[A-ZÄÖÜ]{3,5}[ -]${NO_YEAR}\\d{1,4}[EH]?|[A-Z]{1,2}[ -]\\d{3,5} ?[A-Z]{1,2})(?![\\w-])`,
	`(?<!\\p{L})(?:${CAR}) (${NO_MODEL}[A-ZÄÖÜ]{1,3} [A-Z]{1,2} ${NO_YEAR}\\d{2,4}[EH]?|(?:[BGIKLPSW]|[A-Z]{2})-(?:\\d{3,4} ?[A-Z]{2}|\\d{5} ?[A-Z]))(?![\\w-])`,
	`\\b${WORD}${MARK}*\\s*([A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2} \\d{2,4}[EH]?)(?![\\w-])`,
	// These forms are plates even without a word before them.
	`(?<![\\p{L}\\d-])(${BRITISH}|${SPANISH}|[A-HJ-NP-TV-Z]{2}-\\d{3}-[A-HJ-NP-TV-Z]{2})(?![\\p{L}\\d-])`,
].map((source) => new RegExp(source, 'dgu'));

/** Finds license plates after a word that introduces one, and those that cannot be anything else. */
export const findPlates: SpanFinder = (text) => [
	...spansOf(text, PLATES),
	...findGermanPlates(text),
];
