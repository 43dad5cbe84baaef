import { explainNone } from './explain-none.ts';
import { rangeBits } from './index/doc-bits.ts';
import { countDocs, intersect, isEmpty, listDocs, union, type DocSet } from './index/doc-set.ts';
import { joinWords } from './match-name.ts';
import { noteAskingLanguage } from './note-language.ts';
import { noteMissing } from './note-missing.ts';
import { readQuestion, type Clue, type QuestionClues } from './read-question.ts';
import type { SearchIndex } from './search-index.ts';
import { select, type SearchFilters } from './select.ts';
import type { UnclearName } from './take-names.ts';

/** A review needs this part of the score for everything asked, and less of it if it has the names. */
const LEAST_SCORE = 0.6;
const LEAST_SCORE_NAMED = 0.4;
/** A word that a smaller part of the reviews has tells what a question is about. */
const TELLING_SHARE = 0.05;

/** The reviews that best answer a question. */
export interface BestReviews {
	readonly docs: readonly number[];
	/** Sentences about words that no review has, other languages, and names that no review combines. */
	readonly notes: readonly string[];
	/** Ids of the locations, and names of the people, in the question. */
	readonly locations: readonly string[];
	readonly people: readonly string[];
	/** Whether the reviews have the names, but few of the other words. */
	readonly isClosest: boolean;
	/** Whether none of the reviews is about everything that the question names. */
	readonly isPartial: boolean;
}

const CLOSEST =
	'None of the reviews that fit what the question names has most of its other words. These come closest: check whether they answer it.';
const PARTIAL =
	'No review is about everything that the question names; these are about part of it.';

/**
 * Finds the reviews that best answer a question. They are about the people and places that it names, of its days, and
 * critical if it asks for complaints. A review scores for each word that it has, more for words that few reviews have,
 * and less if it says the same in other words. Among equals, the newest come first; if the question asks for the best
 * or the worst, stars come before all.
 * @param filters Only reviews that pass these.
 */
export function findBest(
	index: SearchIndex,
	question: string,
	filters: SearchFilters,
	limit: number,
): BestReviews {
	const asked = readQuestion(index, question);
	const { named, unclear, stars, wanted, clues } = asked;
	const valuesOf = (facet: string) =>
		named.flatMap((each) => (each.facet === facet ? each.values : []));
	const names = { locations: valuesOf('location'), people: valuesOf('technician') };
	const { set, range } = select(index, filters);
	const required = [...(set ? [set] : []), ...named.map(({ docs }) => docs)];
	if (stars) required.push(stars.docs);
	const about = required.reduce<DocSet>(intersect, rangeBits(range, index.count));
	const isNamed = required.length + wanted.length > 0;
	// Names mean the same in every language, but words may match by accident.
	const isOfWords =
		(named.length + wanted.length === 0 && stars === undefined) ||
		asked.isCut ||
		clues.some(({ meant }) => meant === undefined);
	const foreign = isOfWords ? [...noteAskingLanguage(index, asked.asking)] : [];
	const missing = clues.filter(isUnknown).map(({ word }) => noteMissing(index, word));
	const notes = [...unclear.map(askWhich), ...(foreign.length > 0 ? foreign : missing)];
	if (isEmpty(about)) {
		const why = [...explainNone(index, asked, filters), ...notes];
		return { docs: [], ...names, notes: why, isClosest: false, isPartial: false };
	}
	const { common, isPartial } = combine(about, wanted);
	const { docs, isClosest } = rank(index, asked, { common, isNamed }, limit);
	const isCounted = isNamed && !isPartial && !asked.isCut && clues.length === 0;
	const total = isCounted ? countDocs(common) : 0;
	if (total > docs.length) notes.push(describeAll(index, common, stars?.label));
	if (docs.length === 0 && asked.asking.isEnglish) notes.push(...countAlone(clues));
	return { docs, ...names, notes, isClosest, isPartial };
}

/** Says how far reviews answer a question, if they do not have all that it names and asks. */
export function* noteFit({ isPartial, isClosest }: BestReviews): Generator<string> {
	if (isPartial) yield PARTIAL;
	if (isClosest) yield CLOSEST;
}

/** The reviews to rank. */
interface Among {
	readonly common: DocSet;
	/** Whether these are about what the question names, so that few other words are enough. */
	readonly isNamed: boolean;
}

function rank(
	index: SearchIndex,
	{ clues, first }: QuestionClues,
	{ common, isNamed }: Among,
	limit: number,
): Pick<BestReviews, 'docs' | 'isClosest'> {
	const { count, stars } = index;
	const scores = new Float64Array(count);
	const size = countDocs(common);
	const addScore = (docs: DocSet, less = 0): number => {
		const found = intersect(docs, common);
		// Squared, so that many common words do not outweigh a rare one.
		const weight = Math.log(1 + size / Math.max(1, countDocs(found))) ** 2;
		for (const doc of listDocs(found, count)) scores[doc] = (scores[doc] ?? 0) + weight - less;
		return weight;
	};
	let asked = 0;
	const telling: DocSet[] = [];
	for (const { docs, meant } of clues) {
		const all = meant ? union([docs, meant], count) : docs;
		const weight = addScore(all);
		asked += weight;
		if (meant) addScore(docs, weight);
		const said = countDocs(intersect(docs, common));
		if (said > 0 && said < size * TELLING_SHARE) telling.push(all);
	}
	const scoreOf = (doc: number) => scores[doc] ?? 0;
	const least = asked * (isNamed ? LEAST_SCORE_NAMED : LEAST_SCORE);
	const all = [...listDocs(common, count)];
	// One word alone may have another sense: "agreed on a price" does not answer "billed more than agreed".
	const isAlone = isNamed || telling.length < 2;
	const fitting = isAlone ? common : intersect(common, inTwo(telling, count));
	const best = [...listDocs(fitting, count)].filter((doc) => scoreOf(doc) >= least);
	// If nobody says it about that person or place, the closest reviews about them tell what is said.
	const isClosest = best.length === 0 && isNamed;
	const inStars = (a: number, b: number) => {
		if (first === undefined) return 0;
		return (stars.of(a) - stars.of(b)) * (first === 'lowest' ? 1 : -1);
	};
	const found = (isClosest ? all : best).toSorted(
		(a, b) => inStars(a, b) || scoreOf(b) - scoreOf(a),
	);
	return { docs: found.slice(0, limit), isClosest };
}

/** Returns the reviews in at least two sets. */
function inTwo(sets: readonly DocSet[], count: number): DocSet {
	let once: DocSet = new Uint32Array();
	let twice: DocSet = once;
	for (const set of sets) {
		twice = union([twice, intersect(once, set)], count);
		once = union([once, set], count);
	}
	return twice;
}

/** Returns the reviews in all sets, except those sets that would leave none, and whether there are such. */
function combine(about: DocSet, sets: readonly DocSet[]) {
	let common = about;
	let isPartial = false;
	for (const set of sets) {
		const both = intersect(common, set);
		if (isEmpty(both)) isPartial = true;
		else common = both;
	}
	return { common, isPartial };
}

/** Says how many reviews match a question, from when to when, and what stars they have. */
function describeAll({ days, count }: SearchIndex, docs: DocSet, label?: string): string {
	const all = [...listDocs(docs, count)];
	const [newest = 0, oldest = newest] = [all[0], all.at(-1)];
	const each = label === undefined ? '' : `; each ${label}`;
	return `Reviews about this: ${all.length}, from ${days.dateOf(oldest)} to ${days.dateOf(newest)}${each}.`;
}

function askWhich({ word, values }: UnclearName): string {
	if (values.length === 1) return `Nobody named "${word}" is known: this is about ${values[0]}.`;
	return `"${word}" may be ${joinWords(values, 'or')}: ask about one of them.`;
}

function isUnknown({ docs, meant }: Clue): boolean {
	return isEmpty(docs) && (meant === undefined || isEmpty(meant));
}

/** Says how many reviews have each word of a question that none of them answers. */
function countAlone(clues: readonly Clue[]): string[] {
	const counted = clues
		.filter((clue) => clues.length > 1 && !isEmpty(clue.docs))
		.map(({ word, docs }) => `"${word}" ${countDocs(docs)}`);
	return counted.length > 0 ? [`Reviews with each word: ${joinWords(counted, 'and')}.`] : [];
}
