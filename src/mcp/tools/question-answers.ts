import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { foldWord, isSameWord, splitWords } from '../../reviews/words.ts';
import { askedOpinions } from '../../search/asked-opinion.ts';
import { askingWords } from '../../search/asking-words.ts';
import { stemOf } from '../../search/read-question.ts';
import type { SearchIndex } from '../../search/search-index.ts';

type Question = AgentInsights['questions'][number];
type Topic = AgentInsights['topics'][number];

const PREFIX = 'question:';
const TOPIC_PREFIX = 'topic:';
const MAX_ANSWERS = 3;
/** Answers need this part of what is asked: one word in common, such as "bad", says nothing. */
const LEAST_ALIKE = 0.6;
/** A shared word for an opinion about what the answer counts says much: "pushy" of "pushed to buy". */
const LEAST_ALIKE_OPINION = 0.3;

/**
 * Finds the answered questions that have most of what a question asks, best first. Those for a length of time answer
 * no other question.
 */
export function findAnswers(
	{ questions }: AgentInsights,
	index: SearchIndex,
	asked: string,
): Question[] {
	const words = splitWords(asked);
	const asking = askingWords(index, words);
	const stems = new Set(words.filter((word) => word.length > 2 && !asking.has(word)).map(stemOf));
	const opinions = askedOpinions(index, asked);
	const known = questions.map(({ id, question }) => splitWords(`${id} ${question}`).map(stemOf));
	// A word of few questions says most.
	const weigh = (stem: string) =>
		Math.log(1 + known.length / Math.max(1, known.filter((own) => own.includes(stem)).length));
	const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weigh(stem), 0);
	const all = sum([...stems]);
	const isForTime = asksForTime(words, opinions);
	return questions
		.map((question, at) => {
			const own = known[at] ?? [];
			const shared = [...stems].filter((stem) => own.includes(stem));
			const isOpinion = opinions.some(
				({ aspect, words: said }) =>
					question.aspects.includes(aspect) &&
					said.map(stemOf).some((stem) => splitWords(question.question).map(stemOf).includes(stem)),
			);
			return { question, score: sum(shared) / all, isOpinion };
		})
		.filter(({ question: { times } }) => times === undefined || (isForTime && times.length > 0))
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
export function toResult({ id, question }: Question, { full }: AgentInsights) {
	const { origin } = new URL(full);
	const url = absoluteUrl(origin, `${PATHS.insightPages}#questions`);
	return { id: `${PREFIX}${id}`, title: question, url };
}

/** A topic in the results of `search`. */
export function toTopicResult({ id, label, reviews }: Topic, { full }: AgentInsights) {
	const { origin } = new URL(full);
	const title = `${label}: what ${reviews} reviews say`;
	return { id: `${TOPIC_PREFIX}${id}`, title, url: absoluteUrl(origin, PATHS.insightPages) };
}

/** Returns the document for `fetch` with an id from `toResult` or `toTopicResult`. */
export function findAnswerRecord(insights: AgentInsights, id: string) {
	const topic = insights.topics.find((each) => `${TOPIC_PREFIX}${each.id}` === id);
	if (topic) {
		const { search: _, ...known } = topic;
		return { ...toTopicResult(topic, insights), text: JSON.stringify(known), metadata: {} };
	}
	const found = insights.questions.find((each) => `${PREFIX}${each.id}` === id);
	if (!found) return undefined;
	const { answer: text, basis, times } = found;
	return { ...toResult(found, insights), text, metadata: { basis, times } };
}
