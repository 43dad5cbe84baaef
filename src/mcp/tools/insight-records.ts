import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { foldWord, splitWords } from '../../reviews/words.ts';
import { askedOpinions } from '../../search/asked-opinion.ts';
import { askingWords } from '../../search/asking-words.ts';
import { takeNames } from '../../search/take-names.ts';
import type { AgentEdition } from '../agent-edition.ts';
import type { FoundReviews } from './business-records.ts';
import { compareBy } from './compare.ts';

const LOCATIONS = 'comparison:locations';
const PERIODS = 'comparison:periods';
const INSIGHTS = 'insights';
const TITLES = {
	[INSIGHTS]: 'All reviews together: averages, praise, complaints, people and topics',
	[LOCATIONS]: 'Locations compared',
	[PERIODS]: 'Periods compared: the last 90 days and 12 months, quarters and years',
};

/** Words of questions that the overall picture answers, and single reviews cannot. */
const OVERALL =
	/^(?:averages?|most|overall|percent(?:age)?|ratings?|share|strengths?|summar\w+|weakness(?:es)?|who|whom)$/;
const PLACES = /^(?:branch(?:es)?|dealerships?|locations?|rooftops?|stores?)$/;
const COMPARING = /^(?:best|better|compar\w+|differences?|which|worse|worst)$/;
const CHANGING =
	/^(?:better|chang(?:e[ds]?|ing)|declin\w+|develop\w*|improv\w+|quarters?|trends?|worse|years?)$/;

/** A document of this kind in the results of `search`. */
export interface InsightRecord {
	readonly id: string;
	readonly title: string;
}

/**
 * Lists the records that answer a question: for averages and people, the overall picture; for a comparison, that of
 * locations or of periods, which may be of the only location that the question names, if it has reviews.
 */
export function findInsightRecords(
	{ overview, edition: { index } }: AgentEdition,
	insights: AgentInsights,
	question: string,
	{ locations, isFound }: FoundReviews,
): InsightRecord[] {
	const words = splitWords(question);
	// The name "oil changes" must not count as a question about changes.
	takeNames(index, 'service', words, askingWords(index, question));
	const has = (pattern: RegExp) => words.some((word) => pattern.test(foldWord(word)));
	const isOfPlaces = has(COMPARING) && (has(PLACES) || locations.length > 1);
	// The counts of the aspect may answer if no review has the words.
	const isOpinion = !isFound && askedOpinions(index, question).length > 0;
	const [location] = locations;
	const ofPeriods =
		locations.length === 1 && location !== undefined ? `${PERIODS}:${location}` : PERIODS;
	const ids = [
		...(isOfPlaces ? [LOCATIONS] : []),
		...(has(CHANGING) && !isOfPlaces ? [ofPeriods] : []),
		...(has(OVERALL) || isOpinion ? [INSIGHTS] : []),
	];
	return ids
		.filter((id) => answerOf(insights, id))
		.map((id) => ({ id, title: titleOf(overview, id) }));
}

function titleOf({ vocabularies }: AgentEdition['overview'], id: string): string {
	const place = vocabularies.locations.find((each) => id === `${PERIODS}:${each.id}`);
	// Ids from `findInsightRecords` are one of these, or begin with that of periods.
	const title = TITLES[(place ? PERIODS : id) as keyof typeof TITLES];
	return place ? `${place.name}: ${title}` : title;
}

/** Returns the record with an id from `findInsightRecords`, and its text in JSON. */
export function readInsightRecord({ overview }: AgentEdition, insights: AgentInsights, id: string) {
	const answer = answerOf(insights, id);
	if (!answer) return undefined;
	const title = titleOf(overview, id);
	return { id, title, text: JSON.stringify(answer), url: insights.full, metadata: {} };
}

function answerOf(insights: AgentInsights, id: string): object | undefined {
	if (id === INSIGHTS) return insights.overall;
	if (id === LOCATIONS) return compareBy(insights, 'locations');
	if (id === PERIODS) return compareBy(insights, 'periods');
	const location = insights.trends.find((each) => `${PERIODS}:${each.location}` === id)?.location;
	return location === undefined ? undefined : compareBy(insights, 'periods', { location });
}
