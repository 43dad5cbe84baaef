import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { foldWord, isSameWord, splitWords, stemOf } from '../../reviews/words.ts';
import { askedOpinions } from '../../search/asked-opinion.ts';
import { isClue } from '../../search/read-question.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import {
	type Asked,
	cluesOf,
	createWeights,
	findTranslated,
	isTranslation,
	LEAST_ALIKE,
	TIME,
} from './question-match.ts';

type Question = AgentInsights['questions'][number];
type Topic = AgentInsights['topics'][number];

const PREFIX = 'question:';
const TOPIC_PREFIX = 'topic:';
const MAX_ANSWERS = 3;
const MAX_QUOTES = 6;
const MAX_NEAR = 4;
/** A shared word for an opinion about what the answer counts says much: "pushy" of "pushed to buy". */
const LEAST_ALIKE_OPINION = 0.3;
/** A question has most of the words of a topic that it does not name. */
const LEAST_OF_TOPIC = 0.75;

/**
 * Finds the answered questions that have most of what a question or a clause of it asks, best first. Those for a
 * length of time answer no other question. In another language, these and facts answer only their translations.
 */
export function findAnswers(
	{ questions }: AgentInsights,
	index: SearchIndex,
	asked: Asked,
): (Question & { readonly isFact: boolean })[] {
	const { text, words, asking, clauses } = asked;
	const { strict = [], others = [] } = Object.groupBy(questions, ({ search, times }) =>
		(search.needs ?? times) ? 'strict' : 'others',
	);
	const translated = strict.filter((question) => isTranslation(asked, question));
	if (translated.length > 0 || !asking.isEnglish) {
		return [...translated, ...findTranslated(asked, others)]
			.slice(0, MAX_ANSWERS)
			.map((question) => ({ ...question, isFact: question.search.needs !== undefined }));
	}
	const opinions = askedOpinions(index, text).map(({ aspect, words: said }) => ({
		aspect,
		said: said.map(stemOf),
	}));
	const all = words.map(stemOf);
	const sum = createWeights(questions.map(({ search }) => search));
	const isForTime = asksForTime(words, opinions);
	return questions
		.map((question) => {
			const { aspects, own, stems, outcomes, phrases, needs = [] } = question.search;
			const about = opinions.filter(({ aspect }) => aspects.includes(aspect));
			const said = about.flatMap((opinion) => opinion.said);
			const isOpinion = said.some((stem) => own.includes(stem));
			const keywords = new Set(phrases.flat());
			const isJudgement = (stem: string) => said.includes(stem) && !keywords.has(stem);
			const score = Math.max(
				...clauses.map((clause) => {
					const found = cluesOf(clause, question.search);
					// "Honest" alone is not about used cars.
					if (!isOpinion && found.every(isJudgement)) return 0;
					// Opinions and outcomes say how something went, but not what.
					const how = new Set([...said, ...outcomes]);
					const judged = found.length === 0 ? [] : clause.clues.filter((clue) => how.has(clue));
					return sum([...new Set([...found, ...judged])]) / sum(clause.clues);
				}),
			);
			const isAsked =
				needs.length === 0 ||
				(needs.every((some) => some.some((stem) => all.includes(stem))) &&
					stems.filter((stem) => all.includes(stem)).length > 1);
			const isFact =
				needs.length > 0 && clauses[0]?.clues.every((stem) => stems.includes(stem)) === true;
			return { question: { ...question, isFact }, score, isOpinion, isAsked };
		})
		.filter(
			({ question: { times }, isAsked }) =>
				isAsked && (times === undefined || (isForTime && times.length > 0)),
		)
		.filter(({ score, isOpinion }) => score >= (isOpinion ? LEAST_ALIKE_OPINION : LEAST_ALIKE))
		.toSorted((a, b) => b.score - a.score)
		.slice(0, MAX_ANSWERS)
		.map(({ question }) => question);
}

function asksForTime(
	words: readonly string[],
	opinions: readonly { readonly aspect: string }[],
): boolean {
	return (
		words.some((word) => TIME.test(foldWord(word))) ||
		opinions.some(({ aspect }) => aspect === 'speed')
	);
}

/**
 * Finds the topics that a question means: by a phrase of theirs ("overcharged" means bills and quotes), or else the
 * one that has most of the words of a clause, from several phrases.
 */
export function findTopics({ topics }: AgentInsights, asked: Asked): Topic[] {
	const { asking, clauses } = asked;
	if (!asking.isEnglish) return findTranslated(asked, topics).slice(0, MAX_ANSWERS);
	const words = asked.words.map(foldWord);
	const named = topics.filter(({ search }) =>
		search.asked
			.map(splitWords)
			// "Show me" asks for anything.
			.filter((phrase) => phrase.some((word) => isClue(word, asking)))
			.some((phrase) =>
				words.some((_, start) =>
					phrase.every((word, place) => isSameWord(foldWord(word), words[start + place] ?? '')),
				),
			),
	);
	if (named.length > 0) return named;
	const sum = createWeights(topics.map(({ search }) => search));
	return topics
		.map((topic) => {
			const { stems, phrases } = topic.search;
			const scores = clauses.map(({ clues }) => {
				const found = clues.filter((clue) => stems.includes(clue));
				// Words of one phrase without the others mean something else: "oil change" of "free oil changes".
				const isPart = phrases.some((phrase) => found.every((stem) => phrase.includes(stem)));
				return isPart ? 0 : sum(found) / sum(clues);
			});
			return { topic, score: Math.max(0, ...scores) };
		})
		.filter(({ score }) => score >= LEAST_OF_TOPIC)
		.toSorted((a, b) => b.score - a.score)
		.slice(0, 1)
		.map(({ topic }) => topic);
}

/** Lists the ids of topics with a word of the question in their names, most frequent first. */
export function listNearTopics({ topics }: AgentInsights, { words, asking }: Asked): string[] {
	if (!asking.isEnglish) return [];
	const stemsIn = (said: readonly string[]) =>
		new Set(said.filter((word) => isClue(word, asking)).map(stemOf));
	const asked = stemsIn(words);
	return topics
		.filter(({ label }) => !asked.isDisjointFrom(stemsIn(splitWords(label))))
		.toSorted((a, b) => b.reviews - a.reviews)
		.slice(0, MAX_NEAR)
		.map(({ id }) => id);
}

/** An answered question in the results of `search`. */
export function toResult({ id, question, search: { url } }: Question) {
	return { id: `${PREFIX}${id}`, title: question, url };
}

/** A topic in the results of `search`. */
export function toTopicResult({ id, label, reviews, search: { url } }: Topic) {
	return {
		id: `${TOPIC_PREFIX}${id}`,
		title: `${label}: what ${reviews} reviews of all services say`,
		url,
	};
}

/** Returns the document for `fetch` with an id from `toResult` or `toTopicResult`. */
export function findAnswerRecord(insights: AgentInsights, id: string) {
	const topic = insights.topics.find((each) => `${TOPIC_PREFIX}${each.id}` === id);
	if (topic) {
		const { search: _, quotes, ...known } = topic;
		const text = JSON.stringify({ ...known, quotes: quotes.slice(0, MAX_QUOTES) });
		return { ...toTopicResult(topic), text, metadata: {} };
	}
	const found = insights.questions.find((each) => `${PREFIX}${each.id}` === id);
	if (!found) return undefined;
	const { answer: text, basis, times } = found;
	return { ...toResult(found), text, metadata: { basis, times } };
}
