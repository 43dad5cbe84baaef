import { spansOf, type SpanFinder } from './text-span.ts';

const ANNOUNCED =
	'\\bVINs?(?:\\s*(?:#|:|no\\b\\.?|number\\b|is\\b|ending\\b|ends\\b|in\\b|last (?:\\d|four|six|eight)\\b))*\\s*';

const VEHICLE_NUMBERS = [
	/(?<![a-z0-9])(?=[a-z0-9]{0,16}\d)(?=\d{0,16}[a-z])([a-hj-npr-z0-9]{17})(?![a-z0-9])/dgi,
	// Excludes four digits that could be a model year: "VIN number 2024".
	new RegExp(`${ANNOUNCED}(?!(?:19|20)\\d\\d\\b)(?=[a-z]*\\d)([a-z0-9]{4,17})\\b`, 'dgi'),
	// All 17 characters in groups. Five digits are required, because prose rarely contains that many.
	new RegExp(
		`${ANNOUNCED}(?<=[^a-z])(?=(?:[a-z -]{0,9}\\d){5})(?=[\\d -]{0,20}[a-hj-npr-z])([a-hj-npr-z0-9](?:[ -]?[a-hj-npr-z0-9]){16})(?![a-z0-9])`,
		'dgi',
	),
];

const LICENSE_PLATE =
	'licen[cs]e plates?|matr[ií]cula|placas?|plaque|immatriculation|kennzeichen|licen[cs]e tags?';
const WORD = `(?:${inAnyCase(`${LICENSE_PLATE}|licence|plates?`)})`;
const MARK = `(?:\\s*(?:#|:|${inAnyCase('(?:no\\b\\.?|(?:number|is|was|reads?|es|est)\\b)')}))`;
// Capitals in common groupings only, so that "skid plate 4WD" and "plate frame" do not match.
const GROUPED =
	'(?=[A-Z]*\\d*-?[A-Z]*\\d)(?=\\d*-?\\d*[A-Z])[A-Z\\d]{2,4}-[A-Z\\d]{2,4}(?:-[A-Z\\d]{2})?|[A-Z]{2}[ -]\\d{3}[ -][A-Z]{2}|[A-Z]{2,3} \\d{3,4}|\\d{3} [A-Z]{3}|[A-Z]{3}-\\d{3}-[A-Z]|\\d?[A-Z]{3}\\d{3,4}|[A-Z]{2}\\d{4,5}|\\d{3}[A-Z]{3}';
const PLATES = [
	`\\b${WORD}${MARK}*\\s*(?:[A-Z]{2} )?(${GROUPED})(?![\\w-])`,
	`\\b${WORD}${MARK}+\\s*((?=[A-Z]*\\d)(?=\\d*[A-Z])[A-Z\\d]{5,8})(?![\\w-])`,
	`\\b(?:${inAnyCase(LICENSE_PLATE)})${MARK}+\\s*((?=[A-Za-z]*[ -]?[A-Za-z]*\\d)(?=\\d*[ -]?\\d*[A-Za-z])[A-Za-z\\d]{2,4}[ -]?[A-Za-z\\d]{2,4})(?![\\w-])`,
	// The usual Spanish form, without vowels. Excludes years before such letters: they are model
	// years.
	`\\b(?:${inAnyCase('matr[ií]culas?|placas?')})${MARK}*\\s*((?!(?:19|20)\\d\\d )\\d{4} [BCDFGHJKLMNPRSTVWXYZ]{3})(?![\\w-])`,
].map((source) => new RegExp(source, 'dg'));

/**
 * Makes part of a pattern ignore case. `(?i:…)` should do this, but after `\b` V8 ignores it once
 * the process has compiled too many patterns to optimize more.
 */
function inAnyCase(pattern: string): string {
	return pattern.replace(/\\.|\[\p{L}+\]|\p{L}/gu, (part) => {
		if (part.startsWith('\\')) return part;
		const letters = part.replace(/[[\]]/g, '');
		return `[${letters}${letters.toUpperCase()}]`;
	});
}

/**
 * Finds vehicle identification numbers (VINs), and partial numbers that the text calls a VIN.
 */
export const findVehicleNumbers: SpanFinder = (text) => spansOf(text, VEHICLE_NUMBERS);

/** Finds license plates after a word that introduces one. */
export const findPlates: SpanFinder = (text) => spansOf(text, PLATES);
