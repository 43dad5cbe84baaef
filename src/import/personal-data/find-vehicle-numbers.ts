import { spansOf, type SpanFinder } from './text-span.ts';

const ANNOUNCED =
	'\\b(?:VINs?|Fahrgestellnummer|bastidor|ch[aâ]ssis)(?![\\p{L}])(?:\\s*(?:#|:|no\\b\\.?|number\\b|is\\b|are\\b|ending\\b|ends\\b|in\\b|last (?:\\d|four|six|eight)\\b))*\\s*';
const LAST_EIGHT =
	'\\b(?:last (?:8|eight)|(?:8|huit) derniers(?: caract[eè]res| chiffres)?|[uú]ltim[oa]s (?:8|ocho)(?: d[ií]gitos| cifras)?|letzten (?:8|acht)(?: Stellen| Zeichen| Ziffern)?)\\b';

const VEHICLE_NUMBERS = [
	/(?<![a-z0-9])(?=[a-z0-9]{0,16}\d)(?=\d{0,16}[a-z])([a-hj-npr-z0-9]{17})(?![a-z0-9])/dgi,
	// Excludes four digits that could be a model year: "VIN number 2024".
	new RegExp(`${ANNOUNCED}(?!(?:19|20)\\d\\d\\b)(?=[a-z]*\\d)([a-z0-9]{4,17})\\b`, 'dgiu'),
	// All 17 characters in groups. Five digits are required, because prose rarely contains that many.
	new RegExp(
		`${ANNOUNCED}(?<=[^a-z])(?=(?:[a-z -]{0,9}\\d){5})(?=[\\d -]{0,20}[a-hj-npr-z])([a-hj-npr-z0-9](?:[ -]?[a-hj-npr-z0-9]){16})(?![a-z0-9])`,
		'dgiu',
	),
	// The part of a VIN that dealers ask for: six digits after a letter or a digit or two.
	new RegExp(
		`${LAST_EIGHT}[\\s\\p{L}:]{0,40}?(?<![\\p{L}\\d])(?=[a-z\\d]{0,3}\\d{5})([a-hj-npr-z\\d]{8})(?![\\p{L}\\d])`,
		'dgiu',
	),
];

/**
 * Finds vehicle identification numbers (VINs), and partial numbers that the text calls a VIN.
 */
export const findVehicleNumbers: SpanFinder = (text) => spansOf(text, VEHICLE_NUMBERS);
