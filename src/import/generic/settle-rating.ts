import { fold } from '../../reviews/fold.ts';
import { toShortEcho } from './generic-record.ts';
import { listColumns } from './list-columns.ts';
import type { Evidence, Exhibit } from './generic-evidence.ts';
import { gradeColumn } from './grade-column.ts';
import type { OperatorAnswers } from '../formats/import-format.ts';
import type { OpenQuestion } from '../open-questions.ts';
import { FIVE, SCALE_NAMES, SCALES, type Scale, type ScaleName } from '../values/rating-scale.ts';
import type { Settled } from './settle-questions.ts';

/** Column names of surveys that ask for 0 to 10, like "How likely are you to recommend us?". */
const OUT_OF_TEN =
	/(?<![a-z])nps(?![a-z])|net ?promoter|how likely|likelihood|wie wahrscheinlich|probabilit|(?<!\d)[01] ?(?:[-–_]|to|bis|à|a) ?10(?!\d)|(?:\/|out of|von|sur|de) ?10(?!\d)/i;
/** Whether a customer would recommend the business is no rating of it, unless the operator says so. */
const RECOMMENDS = /nps|promoter|likel|wahrscheinlich|probab|recom|empf/i;
/** The scale in a name such as "Rating (0-10)". */
const STATED = /\(([01]) ?(?:[-–]|to|bis|a|à) ?10\)/i;
/** The ends of the scale in a name such as "Rating (1 = not at all, 10 = very)". */
const ENDS = /\(([01]) ?[=:] ?([^()]*?)[,;/ –-]+10 ?[=:] ?([^()]*)\)/i;
const LOW =
	/(?<!\p{L})(?:gar nicht|nicht|not|nada|pas|kein|un\p{L}+|dis\p{L}+|insat\p{L}+|schlecht|sehr schlecht|poor|worst|bad|low|least|mal\p{L}?|peor|pire|mauvais)(?!\p{L})/iu;
const HIGH =
	/(?<!\p{L})(?:sehr|äußerst|voll|völlig|very|extremely|completely|most|best|excellent|great|muy|mejor|très|tout à fait|meilleur)(?!\p{L})/iu;
/** Every scale once, under its clearest name. */
const OFFERED: readonly ScaleName[] = ['0-10', '1-10', '0-100', '6', '5'];
/** The scales whose best rating is 1. */
const BEST_IS_ONE = SCALE_NAMES.filter((name) => SCALES[name].best < SCALES[name].worst);
/** A column with more different words has texts, which may be personal. */
const MAX_WORDS = 12;
/** Longer than "Neither satisfied nor dissatisfied" in any language. */
const LONGEST_WORD = 60;

/**
 * Determines the rating scale: five, unless the column or its ratings show otherwise. In that case,
 * only the operator can say what the ratings mean.
 */
export function settleRating(
	{ ratings }: Evidence,
	answers: OperatorAnswers,
	column = '',
): Settled<Scale> {
	const { stars, map } = answers;
	const words = openWords(ratings, { ...map?.values.rating, ...stars }, column);
	if (words.length > 0) return { questions: words };
	const grades = openGrades(ratings, answers, column);
	if (grades.length > 0) return { questions: grades };
	const isOutOfTen = OUT_OF_TEN.test(column);
	const isUnused = !isOutOfTen && areStars(ratings, answers);
	if (isUnused) return { answer: FIVE, notes: ['not used: --scale, its ratings are stars'] };
	const given = answers.scale ?? map?.scale;
	if (given !== undefined)
		return { answer: SCALES[given], notes: describe(SCALES[given], ratings) };
	const stated = RECOMMENDS.test(column) ? undefined : statedScale(column);
	if (stated !== undefined) {
		const scale = SCALES[stated === '0' ? '0-10' : '1-10'];
		return {
			answer: scale,
			notes: [`ratings are ${stated} to 10, as ${listColumns([column])} says`],
		};
	}
	const { count, misfits, misfit } = ratings;
	// Sites that have stars write 0 for none.
	const zero = answers.hasStars === true ? undefined : ratings.zero;
	if (misfit === undefined && zero === undefined && !isOutOfTen) return { answer: FIVE, notes: [] };
	if (misfit !== undefined && zero === undefined && !isOutOfTen && isRare(misfits, count)) {
		const rows = misfits === 1 ? '1 row' : `${misfits} rows`;
		return { answer: FIVE, notes: [`not on a scale of 1 to 5: ${rows} (${at(misfit)})`] };
	}
	const shown = misfit ?? zero;
	const reason = shown === undefined ? `the column is ${listColumns([column])}` : at(shown);
	const question = `Which scale do the ratings use (${reason})? Ratings that do not fit are rejected`;
	return { questions: [{ flag: 'scale', question, choices: OFFERED }] };
}

/** Returns the worst rating of a scale up to 10 that a name states, if 10 is clearly the best. */
function statedScale(column: string): string | undefined {
	const [, worst, low = '', high = ''] = ENDS.exec(column) ?? [];
	const isClear = LOW.test(low) || (HIGH.test(high) && !HIGH.test(low));
	return isClear && !LOW.test(high) ? worst : STATED.exec(column)?.[1];
}

/**
 * Whether the ratings are stars although the operator named another scale: the format of the file
 * says so, or they all fit, and the scale was not given for this file.
 */
function areStars(
	{ misfit, zero }: Evidence['ratings'],
	{ scale, scaleOfFile = false, hasStars = false, map }: OperatorAnswers,
): boolean {
	if (scale === undefined || SCALES[scale] === FIVE || misfit !== undefined) return false;
	if (map?.scale !== undefined && map.scale !== '5') return false;
	return hasStars || (!scaleOfFile && zero === undefined);
}

function describe(scale: Scale, { zero }: Evidence['ratings']): string[] {
	if (scale === FIVE) return [];
	const { worst, best } = scale;
	const hint = best === 10 ? '; if 0 is a rating, not a mistake, pass --scale 0-10' : '';
	const remedy = `${worst} is the worst${hint}`;
	return [
		`ratings are ${Math.min(worst, best)} to ${Math.max(worst, best)}, and ${best} is best (your answer)`,
		...(zero === undefined || worst === 0 ? [] : [`${at(zero)}, but ${remedy}`]),
	];
}

/** Asks for the stars of each word such as "Very satisfied", unless they are rare and thus mistakes. */
function openWords(
	{ words, count }: Evidence['ratings'],
	stars: Readonly<Record<string, number>>,
	column: string,
): Omit<OpenQuestion, 'file'>[] {
	const mapped = new Set(Object.keys(stars).map((word) => fold(word).trim()));
	const open = [...words].filter(([word]) => !mapped.has(fold(word)));
	const total = [...words.values()].reduce((sum, times) => sum + times, 0);
	if (open.length === 0 || isRare(total, count)) return [];
	const shown = open
		.map(([word]) => toShortEcho(word, LONGEST_WORD))
		.filter((word) => word !== undefined);
	if (open.length > MAX_WORDS || shown.length === 0) {
		const question = `Which column has the ratings? ${listColumns([column])} has text. Name another column`;
		return [{ flag: 'column', question, choices: [], field: 'rating' }];
	}
	const choices = ['1', '2', '3', '4', '5'];
	return shown.map((name) => {
		const question = `How many stars does "${name}" in ${listColumns([column])} stand for?`;
		return { flag: 'stars', question, choices, name };
	});
}

/**
 * Asks for the scale of grades, where 1 may be the best. If the column says that 1 is best, only such a
 * scale is an answer, and else any scale that was given for the file.
 */
function openGrades(
	{ numbers }: Evidence['ratings'],
	{ scale, scaleOfFile = false, map }: OperatorAnswers,
	column: string,
): Omit<OpenQuestion, 'file'>[] {
	const grades = gradeColumn(column);
	if (grades === undefined || numbers === 0) return [];
	const { isBestFirst, usual } = grades;
	const given = scale ?? map?.scale;
	if (given !== undefined && BEST_IS_ONE.includes(given)) return [];
	if (!isBestFirst && (scaleOfFile ? given : map?.scale) !== undefined) return [];
	const says = isBestFirst ? 'says that 1 is best' : 'has grades, and 1 may be best';
	const question = `Which scale is it? ${listColumns([column])} ${says}. In 6-1 and 5-1, 1 is five stars. For others, list the stars in a mapping file: values: { rating: { '1': 5, … } }`;
	const choices = isBestFirst ? BEST_IS_ONE : [...BEST_IS_ONE, '6', '5'];
	return [{ flag: 'scale', question, choices, usual }];
}

/** Whether ratings that do not fit are mistakes: a single one, or 1 in 20. */
function isRare(some: number, all: number): boolean {
	return some === 1 ? all > 3 : some * 20 <= all;
}

/** Quotes a cell in a message, unless it is a long number, which may be a phone number. */
function at({ line, cell }: Exhibit): string {
	const shown = cell.length <= 16 && !/\d{4}/.test(cell) ? `"${cell}"` : 'a larger number';
	return `line ${line} has ${shown}`;
}
