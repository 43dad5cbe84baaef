import type { Insights } from '../../../insights/insights.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';

type Sentence = Insights['summary']['sentences'][number];

/** Where the insights have the numbers behind a sentence, by kind of its claim. */
export const SUMMARY_SECTIONS: Partial<Record<string, string>> = {
	...{ driver: '#fix', change_point: '#changes', period: '#changes', trend: '#changes' },
	...{
		department: '#changes',
		years: '#changes',
		location: '#locations',
		locations_alike: '#locations',
		answers: '#answers',
	},
};

/** The kinds of claims that answer a buyer's questions: what is good, what is bad, and what has changed. */
const QUESTIONS = [
	['praised'],
	['driver', 'criticized'],
	['change_point', 'period', 'trend', 'location', 'years', 'locations_alike'],
];
const MOST = 3;

/** Returns up to three sentences of the summary, one for each question, with links to their evidence. */
export function takeawaysOf({ sentences }: Insights['summary']) {
	const chosen = QUESTIONS.flatMap((kinds) => {
		const said = kinds.flatMap((kind) =>
			sentences.filter(({ claim }) => claim?.kind === kind && !isInStanding(claim)),
		);
		return said[0] ?? [];
	});
	// An author's sentences have no claims.
	const shown = chosen.length > 0 ? chosen : sentences.slice(0, MOST);
	return shown.map(({ text, claim }: Sentence) => ({
		text,
		href: `${PATHS.insightPages}${SUMMARY_SECTIONS[claim?.kind ?? ''] ?? '#summary'}`,
	}));
}

/** Whether the page says it already, next to the average. */
function isInStanding(claim: NonNullable<Sentence['claim']>): boolean {
	return (
		claim.kind === 'period' &&
		claim.measure === 'stars' &&
		claim.window === 'last_12_months' &&
		claim.location === undefined
	);
}
