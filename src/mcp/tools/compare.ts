import * as z from 'zod';
import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import type { AgentEdition } from '../agent-edition.ts';
import { refuse } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { matchNames, type Ids } from './insight-names.ts';
import { listed, newest } from './listed.ts';
import { shortened } from './insight-sections.ts';
import { textResult, type Tool } from './tool.ts';

/** The most comparisons of an answer; the clear ones come first. */
const MAX_COMPARISONS = 24;
const MAX_QUARTERS = 16;

type Comparison = AgentInsights['comparisons'][number];

const HOW_TO_READ =
	'"difference" compares reviews of the same source, so that a different mix of sources does not count; ' +
	'"ci95" is the range that chance allows. "no_clear_difference" and "too_few" are findings: say so, and do ' +
	'not rank by the averages; "why" says that many comparisons were made, so that one may look clear by chance. ' +
	'Periods have their first and last day; everything else compares all "reviews". "low" counts 1 and 2 stars.';

const Name = z.string().max(200).optional();
const DESCRIPTION = {
	name: 'compare',
	title: 'Compare locations or periods',
	description:
		'Adjusted differences in stars, low stars or praise of an aspect. By locations: each one against ' +
		'the others. By periods: 90 days and 12 months up to the newest review against the time before, ' +
		'the trend, and ' +
		'stars by quarter and year. Says where there is no clear difference or too few reviews. For other ' +
		'periods, count with search_reviews (since, until, count_only).',
	args: z.strictObject({
		by: z.enum(['locations', 'periods']),
		aspect: Name.describe('Compare praise of this aspect instead of stars.'),
		location: Name.describe('Only this location.'),
	}),
};

/** `compare`: the comparisons and trends of the insights. */
export function createCompare(agent: AgentEdition): Tool {
	return defineTool(DESCRIPTION, async ({ by, aspect, location }) => {
		const insights = await agent.insights();
		const { ids, notes, issues } = matchNames(agent, insights, { aspect, location });
		if (issues.length > 0) return refuse(DESCRIPTION.name, issues);
		return textResult(
			JSON.stringify({
				...(notes.length > 0 && { warnings: notes }),
				...compareBy(insights, by, ids),
			}),
		);
	});
}

/** Compares locations or periods, about an aspect or a location if there are ids of them. */
export function compareBy(insights: AgentInsights, by: 'locations' | 'periods', ids: Ids = {}) {
	const isPeriods = by === 'periods';
	const found = insights.comparisons.filter(
		(each) => (each.kind === 'location') !== isPeriods && isAbout(each, ids, isPeriods),
	);
	const clearFirst = found.toSorted((a, b) => Number(isClear(b)) - Number(isClear(a)));
	return {
		by,
		how_to_read: HOW_TO_READ,
		reviews: { from: insights.corpus.from, to: insights.corpus.to },
		tests: insights.tests,
		...listed(
			'comparisons',
			clearFirst.map((each) => shortened(each, insights.tests.n)),
			MAX_COMPARISONS,
		),
		...(isPeriods && periodsOf(insights, ids)),
	};
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

function isClear({ result }: Comparison): boolean {
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
