import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { foldWord, splitWords } from '../../reviews/words.ts';
import { compareBy } from './compare.ts';
import { overallPicture } from './insight-sections.ts';

/** The documents for `search` and `fetch` about all reviews together, by id. */
const RECORDS: Readonly<
	Record<string, { readonly title: string; readonly answer: (insights: AgentInsights) => object }>
> = {
	insights: {
		title: 'All reviews together: averages, praise, complaints, people and topics',
		answer: overallPicture,
	},
	'comparison:locations': {
		title: 'Locations compared',
		answer: (insights) => compareBy(insights, 'locations'),
	},
	'comparison:periods': {
		title: 'Periods compared: the last 90 days and 12 months, quarters and years',
		answer: (insights) => compareBy(insights, 'periods'),
	},
};

/** Words of questions that single reviews cannot answer. */
const WORDS =
	/^(?:averages?|best|better|compar\w+|days|differences?|improv\w+|many|months?|most|overall|percent(?:age)?|quarters?|ratings?|share|strengths?|summar\w+|trends?|weakness(?:es)?|which|who|whom|worse|worst|years?)$/;

/** A document of this kind in the results of `search`. */
export interface InsightRecord {
	readonly id: string;
	readonly title: string;
}

/** Lists the records about all reviews if a question asks for averages, trends or comparisons. */
export function findInsightRecords(question: string): InsightRecord[] {
	if (!splitWords(question).some((word) => WORDS.test(foldWord(word)))) return [];
	return Object.entries(RECORDS).map(([id, { title }]) => ({ id, title }));
}

/** Returns the record with an id from `findInsightRecords`, and its text in JSON. */
export function readInsightRecord(insights: AgentInsights, id: string) {
	const record = Object.hasOwn(RECORDS, id) ? RECORDS[id] : undefined;
	if (!record) return undefined;
	const text = JSON.stringify(record.answer(insights));
	return { id, title: record.title, text, url: insights.full, metadata: {} };
}
