import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { foldWord, isSameWord, splitWords } from '../../reviews/words.ts';
import { askedOpinions } from '../../search/asked-opinion.ts';
import { askingWords } from '../../search/asking-words.ts';
import { isClue, stemOf, takeProper } from '../../search/read-question.ts';
import type { SearchIndex } from '../../search/search-index.ts';

type Question = AgentInsights['questions'][number];
type Topic = AgentInsights['topics'][number];

const PREFIX = 'question:';
const TOPIC_PREFIX = 'topic:';
const MAX_ANSWERS = 3;
const MAX_QUOTES = 6;
/** Answers need this part of what is asked: one word in common, such as "bad", says nothing. */
const LEAST_ALIKE = 0.6;
/** A shared word for an opinion about what the answer counts says much: "pushy" of "pushed to buy". */
const LEAST_ALIKE_OPINION = 0.3;

/**
 * Finds the answered questions that have most of what a question or a clause of it asks, best first. Those for a
 * length of time answer no other question.
 */
export function findAnswers(
	{ questions }: AgentInsights,
	index: SearchIndex,
	asked: string,
): (Question & { readonly isFact: boolean })[] {
	const words = splitWords(asked);
	const asking = askingWords(index, words);
	const opinions = askedOpinions(index, asked);
	const clauses = [asked, ...asked.split(/[,.:;?!]/)]
		.map((clause, at) => {
			const said = splitWords(clause);
			takeProper(index, said, asking);
			const clues = said.filter((word) => isClue(word, asking) && !TIME.test(foldWord(word)));
			const stems = [...new Set(clues.map(stemOf))];
			// "I have a hybrid" asks nothing.
			const isTold = at > 0 && /^\s*(?:I|my|we|our)\b/i.test(clause);
			return isTold && stems.length < 2 ? [] : stems;
		})
		.filter(({ length }) => length > 0);
	const all = words.map(stemOf);
	// A word of few questions says most.
	const weigh = (stem: string) =>
		Math.log(
			1 +
				questions.length /
					Math.max(1, questions.filter(({ search }) => search.stems.includes(stem)).length),
		);
	const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weigh(stem), 0);
	const isForTime = asksForTime(words, opinions);
	return questions
		.map((question) => {
			const { aspects, own, stems, needs = [] } = question.search;
			const score = Math.max(
				...clauses.map(
					(clause) => sum(clause.filter((stem) => stems.includes(stem))) / sum(clause),
				),
			);
			const isOpinion = opinions.some(
				({ aspect, words: said }) =>
					aspects.includes(aspect) && said.some((word) => own.includes(stemOf(word))),
			);
			const isAsked =
				needs.length === 0 ||
				(needs.every((some) => some.some((stem) => all.includes(stem))) &&
					stems.filter((stem) => all.includes(stem)).length > 1);
			const isFact = needs.length > 0 && clauses[0]?.every((stem) => stems.includes(stem)) === true;
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

/** Words of questions for a length of time. */
const TIME =
	/^(?:long|fast|quick(?:ly)?|soon|slow(?:ly)?|wait(?:s|ed|ing)?|times?|minutes|hours|days|weeks|months|delays?)$/;

function asksForTime(
	words: readonly string[],
	opinions: readonly { readonly aspect: string }[],
): boolean {
	return (
		words.some((word) => TIME.test(foldWord(word))) ||
		opinions.some(({ aspect }) => aspect === 'speed')
	);
}

/** Finds the topics that a question means, whatever words it uses: "overcharged" means bills and quotes. */
export function findTopics({ topics }: AgentInsights, asked: string): Topic[] {
	const words = splitWords(asked).map(foldWord);
	return topics.filter(({ search }) =>
		search.asked
			.map(splitWords)
			.some((phrase) =>
				words.some((_, start) =>
					phrase.every((word, place) => isSameWord(foldWord(word), words[start + place] ?? '')),
				),
			),
	);
}

/** An answered question in the results of `search`. */
export function toResult({ id, question, search: { url } }: Question) {
	return { id: `${PREFIX}${id}`, title: question, url };
}

/** A topic in the results of `search`. */
export function toTopicResult({ id, label, reviews, search: { url } }: Topic) {
	return { id: `${TOPIC_PREFIX}${id}`, title: `${label}: what ${reviews} reviews say`, url };
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
