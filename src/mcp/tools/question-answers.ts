import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { splitWords } from '../../reviews/words.ts';
import { askingWords } from '../../search/asking-words.ts';
import { stemOf } from '../../search/read-question.ts';
import type { SearchIndex } from '../../search/search-index.ts';

type Question = AgentInsights['questions'][number];

const PREFIX = 'question:';
const MAX_ANSWERS = 3;
/** Answers need this part of what is asked: one word in common, such as "bad", says nothing. */
const LEAST_ALIKE = 0.6;

/** Finds the answered questions that have most of what a question asks, best first. */
export function findAnswers(
	{ questions }: AgentInsights,
	index: SearchIndex,
	asked: string,
): Question[] {
	const words = splitWords(asked);
	const asking = askingWords(index, words);
	const stems = new Set(words.filter((word) => word.length > 2 && !asking.has(word)).map(stemOf));
	const known = questions.map(({ id, question }) => splitWords(`${id} ${question}`).map(stemOf));
	// A word of few questions says most.
	const weigh = (stem: string) =>
		Math.log(1 + known.length / Math.max(1, known.filter((own) => own.includes(stem)).length));
	const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weigh(stem), 0);
	const all = sum([...stems]);
	const scores = known.map((own) => sum([...stems].filter((stem) => own.includes(stem))) / all);
	return questions
		.map((question, at) => ({ question, score: scores[at] ?? 0 }))
		.filter(({ score }) => score >= LEAST_ALIKE)
		.toSorted((a, b) => b.score - a.score)
		.slice(0, MAX_ANSWERS)
		.map(({ question }) => question);
}

/** An answered question in the results of `search`. */
export function toResult({ id, question }: Question, { full }: AgentInsights) {
	const { origin } = new URL(full);
	const url = absoluteUrl(origin, `${PATHS.insightPages}#questions`);
	return { id: `${PREFIX}${id}`, title: question, url };
}

/** Returns the document for `fetch` with an id from `toResult`. */
export function findAnswerRecord(insights: AgentInsights, id: string) {
	const found = insights.questions.find((each) => `${PREFIX}${each.id}` === id);
	if (!found) return undefined;
	const { answer: text, basis } = found;
	return { ...toResult(found, insights), text, metadata: { basis } };
}
