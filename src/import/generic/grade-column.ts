import type { ScaleName } from '../values/rating-scale.ts';

const GOOD =
	'(?:(?:very|most|extremely|completely|highly|strongly|sehr|am|äußerst|muy|très|tout à fait) )?(?:best(?:e[nrs]?)?|good|great|excellent|outstanding|perfect|happy|satisfied|agree|likely|gut|ausgezeichnet|hervorragend|exzellent|super|top|zufrieden|wahrscheinlich|(?:el |lo )?mejor|buen[oa]?|excelente|satisfech[oa]s?|(?:le |la )?meilleure?|bon(?:ne)?|bien|satisfaite?s?)';
const BAD =
	'(?:(?:very|most|extremely|completely|highly|strongly|sehr|am|äußerst|muy|très|pas du tout) )?(?:worst|poor|bad|awful|terrible|horrible|dissatisfied|unsatisfied|unhappy|disagree|unlikely|schlecht(?:este[nrs]?)?|ungenügend|mangelhaft|unzufrieden|unwahrscheinlich|(?:el |lo )?peor|mal[oa]?|pésim[oa]|insatisfech[oa]s?|(?:le |la )?pire|mauvaise?|insatisfaite?s?|insuffisante?)';
const IS = '\\s*(?:=|:|–|-|→|is|being|means|ist|bedeutet|es|est)\\s*';
const HIGH = '(?:[2-9]|10)';

/** Phrases such as "1 = very good" or "ungenügend (6)". */
function saying(number: string, word: string): RegExp {
	return new RegExp(
		`(?<![\\d.,–-])${number}${IS}(?:the |die |das )?${word}(?!\\p{L})|(?<!\\p{L})${word}(?:\\s*=\\s*|\\s*\\(\\s*)${number}(?![\\d.,])`,
		'iu',
	);
}

const BEST_IS_ONE = [saying('1', GOOD), saying(HIGH, BAD)];
const WORST_IS_ONE = [saying('[01]', BAD), saying(HIGH, GOOD)];
/** Grades of schools. One is the best in Germany and Austria, the worst in Switzerland. */
const GRADE =
	/schulnote|(?:school|letter) ?grade|(?<!\p{L})(?:gesamt|durchschnitts)note|(?<!\p{L})(?:welche|ihre|eine|die|in) noten?(?!\p{L})|^note$|zensur/iu;

/** A column whose ratings are not stars, although they look the same. */
export interface GradeColumn {
	/** Whether its name says that 1 is best. If not, it only says that these are grades. */
	readonly isBestFirst: boolean;
	/** The scale that its name suggests. */
	readonly usual: ScaleName | undefined;
}

/** Recognizes a column that says that 1 is the best rating, or that its ratings are school grades. */
export function gradeColumn(column: string): GradeColumn | undefined {
	const isAny = (patterns: readonly RegExp[]) => patterns.some((one) => one.test(column));
	if (isAny(WORST_IS_ONE)) return undefined;
	const isBestFirst = isAny(BEST_IS_ONE);
	if (!isBestFirst && !GRADE.test(column)) return undefined;
	const numbers = (column.match(/\d+/g) ?? []).map(Number);
	const usual = numbers.includes(6) ? '6-1' : numbers.includes(5) ? '5-1' : undefined;
	return { isBestFirst, usual };
}
