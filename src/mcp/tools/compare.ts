import * as z from 'zod';
import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { compareLocations, comparePeriods } from '../../edition/compare-reviews.ts';
import { roundAs } from '../../edition/documents/round-as.ts';
import { SearchParams } from '../../search/search-params.ts';
import type { AgentEdition } from '../agent-edition.ts';
import { refuse } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { matchNames, type Ids } from './insight-names.ts';
import { listed, newest } from '../../edition/documents/listed.ts';
import { shortened } from './insight-sections.ts';
import { textResult, type Tool } from './tool.ts';

/** The most comparisons of an answer; the clear ones come first. */
const MAX_COMPARISONS = 24;
const MAX_QUARTERS = 16;

type By = 'locations' | 'periods';
type Comparison = AgentInsights['comparisons'][number];
/** The members of comparisons that need an explanation. */
type Explained = Pick<Comparison, 'result' | 'measure'> & { readonly why?: string };

const { since, until } = SearchParams.shape;
const Name = z.string().max(200).optional();
const DESCRIPTION = {
	name: 'compare',
	title: 'Compare locations or periods',
	description:
		'Differences in stars, low stars or praise of an aspect, where they are clear. By locations: each one ' +
		'against the others. By periods: the 90 days and 12 months up to the newest review against the same time ' +
		'before, the trend, and stars by quarter and year. With since, until or department: plain counts without ' +
		'a test; by periods, those days against the same number of days before.',
	args: z.strictObject({
		by: z.enum(['locations', 'periods']),
		aspect: Name.describe('Compare praise of this aspect instead of stars.'),
		location: Name.describe('Only this location.'),
		department: Name.describe('Only reviews about this department, such as service or sales.'),
		...{ since, until },
	}),
};

/** `compare`: the comparisons and trends of the insights, or those of the days or department asked for. */
export function createCompare(agent: AgentEdition): Tool {
	return defineTool(DESCRIPTION, async ({ by, since: first, until: last, ...names }) => {
		const insights = await agent.insights();
		const { ids, notes, issues } = matchNames(agent, insights, names);
		const days = { ...(first && { since: first }), ...(last && { until: last }) };
		const end = last ?? insights.corpus.to;
		const isImpossible = first !== undefined && end !== undefined && first > end;
		const message = `"since" must not be after ${last ? '"until"' : `the newest review, of ${end}`}`;
		const wrong = [...issues, ...(isImpossible ? [{ message }] : [])];
		if (wrong.length > 0) return refuse(DESCRIPTION.name, wrong);
		const isOwn = ids.department !== undefined || Object.keys(days).length > 0;
		const compared = isOwn
			? compareSelected(agent, by, { ...ids, ...days })
			: compareBy(insights, by, ids);
		const aspect = insights.aspects.find(({ id }) => id === ids.aspect);
		const answer = {
			...(notes.length > 0 && { warnings: notes }),
			...(aspect && { aspect: { id: aspect.id, description: aspect.description } }),
			...compared,
		};
		return textResult(JSON.stringify(answer, roundAs));
	});
}

/** Compares locations or periods, about an aspect or a location if there are ids of them. */
export function compareBy(insights: AgentInsights, by: By, ids: Ids = {}) {
	const isPeriods = by === 'periods';
	const found = insights.comparisons.filter(
		(each) => (each.kind === 'location') !== isPeriods && isAbout(each, ids, isPeriods),
	);
	const comparisons = found
		.toSorted((a, b) => Number(isClear(b)) - Number(isClear(a)))
		.map((each) => shortened(each, insights.tests.n));
	return {
		by,
		how_to_read: howToRead(by, comparisons, insights.corpus.to),
		reviews: { from: insights.corpus.from, to: insights.corpus.to },
		...(comparisons.some(isClear) && { tests: insights.tests }),
		...listed('comparisons', comparisons, MAX_COMPARISONS),
		...(isPeriods && periodsOf(insights, ids)),
	};
}

/** Counts of the days or department asked for. The insights test no such selections, so these are not tested. */
function compareSelected(
	{ edition: { index } }: AgentEdition,
	by: By,
	asked: Parameters<typeof compareLocations>[1],
) {
	const isPeriods = by === 'periods';
	const rows = (isPeriods ? comparePeriods : compareLocations)(index, asked);
	const includes = rows.some((row) => 'includes' in row)
		? '; "includes" are the reviews of a row about other departments that count as this one'
		: '';
	const leftOut = rows.some((row) => 'not_included' in row)
		? '; "not_included" are reviews about other departments for the same kind of visit, in no row: report them too'
		: '';
	return {
		by,
		how_to_read: `Plain counts of all sources, without a test: a difference may be chance. ${
			asked.aspect === undefined
				? '"n" is the number of reviews, "low" are 1 and 2 stars; "no_department" are reviews whose department is unknown, not counted in "n"'
				: '"positive" are reviews that only praise the aspect, "negative" those that only complain about it, "mixed" those that do both'
		}${includes}${leftOut}${isPeriods ? '; the later period is first' : ''}.`,
		search_reviews: asked,
		[by]: rows,
	};
}

/** Explains the members that an answer has, and no others. */
function howToRead(by: By, comparisons: readonly Explained[], last = ''): string {
	const has = (test: (each: Explained) => boolean, text: string) =>
		comparisons.some(test) ? [text] : [];
	return [
		'"low" and "low_stars" are 1 and 2 stars, "n" is the number of reviews, "share" a fraction of it.',
		by === 'locations'
			? '"first" is the location and "second" all others.'
			: `"first" is the later period and "second" the one before, counted back from the newest review${last && ` (${last})`}, not from today; a trend is the change per year over all "reviews".`,
		'"difference" (first minus second) compares reviews of the same source; "ci95" is its margin of error.',
		...has(
			({ result }) => result === 'no_clear_difference' || result === 'too_few',
			'"no_clear_difference" and "too_few" are findings: report them, and do not rank by the averages.',
		),
		...has(
			({ measure }) => measure === 'share_positive',
			'For an aspect, "n" leaves out reviews that both praise and criticize it.',
		),
		...has(
			({ why }) => why !== undefined,
			'"why": with so many comparisons, one may look clear by chance.',
		),
	].join(' ');
}

/** Without an aspect, keeps stars, low stars and what clearly differs. */
function isAbout(comparison: Comparison, { aspect, location }: Ids, isPeriods: boolean): boolean {
	// Periods of one aspect are compared for the whole group only.
	const place = isPeriods && aspect !== undefined ? undefined : location;
	const isHere = isPeriods || place !== undefined ? comparison.location === place : true;
	if (!isHere || comparison.source !== undefined) return false;
	if (aspect !== undefined) return comparison.aspect === aspect;
	return comparison.aspect === undefined || isClear(comparison);
}

function isClear({ result }: Pick<Comparison, 'result'>): boolean {
	return result === 'higher' || result === 'lower';
}

function periodsOf({ trends, aspects }: AgentInsights, { aspect, location }: Ids) {
	if (aspect !== undefined) {
		const found = aspects.find(({ id }) => id === aspect);
		return { ...newest('quarters', found?.trend, MAX_QUARTERS), change: found?.change };
	}
	const trend = trends.find((each) => each.source === undefined && each.location === location);
	return {
		...newest('quarters', trend?.quarters, MAX_QUARTERS),
		years: trend?.years,
		change_points: trend?.change_points,
	};
}
