import type { Labels } from '../../../edition/documents/labels.ts';
import type { Comparison, Group } from '../../../insights/owner/owner-insights.ts';
import type { Tested } from '../../../insights/tested.ts';
import { figure, percent } from './wording.ts';

interface Link {
	readonly text: string;
	readonly href?: string;
	readonly note?: string;
}
/** The properties of a table. */
export interface Rows {
	readonly caption: string;
	readonly columns: readonly (readonly [heading: string, className?: string])[];
	readonly rows: readonly { readonly cells: readonly (string | number | Link)[] }[];
}

/** Tables, and sentences about what they leave out. */
interface Part {
	readonly intro: string;
	readonly tables: readonly Rows[];
	readonly notes: readonly (string | { readonly text: string; readonly href: string })[];
}

/** A section of `/insights` for the owner. */
export interface OwnerSection extends Part {
	readonly id: string;
	readonly heading: string;
	/** The statistics behind it, for the page about the method. */
	readonly method?: Part;
}

/** Whether there are statistics to show behind the section. */
export function hasMethod({ method }: OwnerSection): boolean {
	if (!method) return false;
	return method.notes.length > 0 || method.tables.some(({ rows }) => rows.length > 0);
}

/** Words for the results of tests. */
export const RESULTS = {
	higher: 'Higher',
	lower: 'Lower',
	no_clear_difference: 'No clear difference',
	too_few: 'Too few reviews',
} as const;

/** One row per scope: the average stars of both groups, and whether they differ. */
export function shortRows(
	comparisons: readonly Comparison[],
	scopeOf: (comparison: Comparison) => string,
	caption: string,
	[first, second]: readonly [string, string],
): Rows {
	const scopes = Map.groupBy(
		comparisons.filter(({ measure }) => measure === 'stars'),
		scopeOf,
	);
	return {
		caption,
		columns: [['Reviews'], [first, 'number'], [second, 'number'], ['Result']],
		rows: [...scopes].map(([scope, [stars]]) => ({
			cells: [
				scope,
				groupInWords(stars?.first),
				groupInWords(stars?.second),
				RESULTS[stars?.result ?? 'too_few'],
			],
		})),
	};
}

/** One row per scope: average stars and the share of low stars in both groups, with the results. */
export function compareRows(
	comparisons: readonly Comparison[],
	scopeOf: (comparison: Comparison) => string,
	caption: string,
	[first, second]: readonly [string, string],
): Rows {
	const scopes = Map.groupBy(
		comparisons.filter(({ aspect }) => aspect === undefined),
		scopeOf,
	);
	return {
		caption,
		columns: [
			['Reviews'],
			...([`Stars: ${first.toLowerCase()}`, second] as const).map(
				(name) => [name, 'number'] as const,
			),
			['Result'],
			...([`1–2 stars: ${first.toLowerCase()}`, second] as const).map(
				(name) => [name, 'number'] as const,
			),
			['Result'],
		],
		rows: [...scopes].map(([scope, pair]) => ({
			cells: [
				scope,
				...pair.flatMap((each) => [
					groupInWords(each.first),
					groupInWords(each.second),
					RESULTS[each.result],
				]),
			],
		})),
	};
}

function groupInWords(group: Group | undefined): Link {
	const { n = 0, average, count: hits, share } = group ?? {};
	if (average !== undefined) return { text: average.toFixed(2), note: `(${figure(n)})` };
	return share === undefined
		? { text: '–' }
		: { text: percent(share), note: `(${hits} of ${figure(n)})` };
}

/** "Millbrook: no clear difference in praise for Staff (88%, others 86%); too few opinions on Loaner." */
export function aspectNote(
	scope: string,
	aspects: readonly Comparison[],
	against: 'before' | 'others',
	labels: Labels,
): string {
	const named = (...results: Tested['result'][]) =>
		aspects
			.filter(({ result }) => results.includes(result))
			.map(({ aspect = '', first, second, result }) => {
				const [here, there] = [first, second].map((group) => percent(group?.share ?? 0));
				const shares = result === 'too_few' ? '' : ` (${here}, ${against} ${there})`;
				return `${labels.aspect(aspect)}${shares}`;
			})
			.join(', ');
	const parts = [
		['a clear difference in praise for ', named('higher', 'lower')],
		['no clear difference in praise for ', named('no_clear_difference')],
		['too few opinions on ', named('too_few')],
	].filter(([, list]) => list !== '');
	return `${scope}: ${parts.map((part) => part.join('')).join('; ')}.`;
}

/** "+0.06", "−0.23", or a dash if there is no value. */
export function signed(value: number | undefined): string {
	if (value === undefined) return '–';
	return `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;
}
