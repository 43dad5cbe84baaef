import type { Labels } from '../../../edition/documents/labels.ts';
import type { Comparison, Group } from '../../../insights/owner/owner-insights.ts';
import type { Tested } from '../../../insights/tested.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import { ENOUGH_FOR_SHARE, shareInWords } from './wording.ts';

/** A piece of a sentence, with a link to the reviews that its number counts. */
export interface Piece {
	readonly text: string;
	readonly href?: string | undefined;
}

export type Cell = string | number | Link;

interface Link {
	readonly text: string;
	readonly href?: string;
	readonly note?: string;
	/** The text in pieces, some of them links. */
	readonly pieces?: readonly Piece[];
}
/** The properties of a table. */
export interface Rows {
	readonly caption: string;
	readonly columns: readonly (readonly [heading: string, className?: string])[];
	readonly rows: readonly { readonly cells: readonly Cell[] }[];
	/** Shows the table only after a click on its caption. */
	readonly folded?: boolean;
	/** Below the table. */
	readonly note?: readonly Piece[];
}

/** Tables, and sentences about what they leave out. */
interface Part {
	readonly intro: string;
	readonly tables: readonly Rows[];
	readonly notes: readonly (string | readonly Piece[])[];
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

/** The other side of a comparison: earlier reviews of the same group, or the other locations. */
type Against = 'before' | 'others';

function scopesOf(comparisons: readonly Comparison[], scopeOf: (comparison: Comparison) => string) {
	const ofStars = comparisons.filter(({ aspect }) => aspect === undefined);
	return [...Map.groupBy(ofStars, scopeOf)];
}

/** One row per scope: the stars of both groups, and whether their averages differ. */
export function shortRows(
	t: Words,
	comparisons: readonly Comparison[],
	scopeOf: (comparison: Comparison) => string,
	caption: string,
	[first, second]: readonly [string, string],
): Rows {
	const sideOf = (pair: readonly Comparison[], side: 'first' | 'second') => {
		const groups = pair.map((each) => each[side]);
		const [average] = groups.flatMap((group) => group?.average ?? []);
		const [low] = groups.flatMap((group) => group?.count ?? []);
		return starsInWords(t, { n: groups[0]?.n ?? 0, average, low });
	};
	return {
		caption,
		columns: [
			[t('owner.column_reviews')],
			[first, 'number'],
			[second, 'number'],
			[t('owner.column_result')],
		],
		rows: scopesOf(comparisons, scopeOf).map(([scope, pair]) => {
			const stars = pair.find(({ measure }) => measure === 'stars');
			return {
				cells: [
					scope,
					sideOf(pair, 'first'),
					sideOf(pair, 'second'),
					t(`owner.result.${stars?.result ?? 'too_few'}`),
				],
			};
		}),
	};
}

/** One row per scope: average stars and the share of low stars in both groups, with the results. */
export function compareRows(
	t: Words,
	comparisons: readonly Comparison[],
	scopeOf: (comparison: Comparison) => string,
	caption: string,
	against: Against,
): Rows {
	return {
		caption,
		columns: [
			[t('owner.column_reviews')],
			...(['stars', 'low_stars'] as const).flatMap((measure) => [
				[t(`owner.column_${measure}.${against}`), 'number'] as const,
				[t(`owner.column.${against}`), 'number'] as const,
				[t('owner.column_result')] as const,
			]),
		],
		rows: scopesOf(comparisons, scopeOf).map(([scope, pair]) => ({
			cells: [
				scope,
				...pair.flatMap((each) => [
					groupInWords(t, each.first),
					groupInWords(t, each.second),
					t(`owner.result.${each.result}`),
				]),
			],
		})),
	};
}

/** "3.85 (33; 27%)" or "3.13 (4 of 8)": the average, the number of reviews, and those with 1 or 2 stars. */
export function starsInWords(
	t: Words,
	{ n, average, low = 0 }: { n: number; average?: number | undefined; low?: number | undefined },
): Link {
	if (average === undefined || n === 0) return { text: '–' };
	const parts = [...(n < ENOUGH_FOR_SHARE ? [] : [t.figure(n)]), shareInWords(t, low, n)];
	return { text: t.figure(average, 2), note: `(${t.series(parts)})` };
}

function groupInWords(t: Words, group: Group | undefined): Link {
	const { n = 0, average, count: hits = 0, share } = group ?? {};
	if (average !== undefined) return { text: t.figure(average, 2), note: `(${t.figure(n)})` };
	return share === undefined
		? { text: '–' }
		: { text: t.percent(share), note: t('owner.hits_of_all', { hits, n }) };
}

/** "Millbrook: no clear difference in praise for staff (88%, others 86%); too few opinions on loaner car." */
export function aspectNote(
	t: Words,
	scope: string,
	aspects: readonly Comparison[],
	against: Against,
	labels: Labels,
): string {
	const named = (...results: Tested['result'][]) =>
		aspects
			.filter(({ result }) => results.includes(result))
			.map(({ aspect = '', first, second, result }) => {
				const label = t.inside(labels.aspect(aspect));
				if (result === 'too_few') return label;
				const here = t.percent(first.share ?? 0);
				const there = t.percent(second?.share ?? 0);
				return t(`owner.shares.${against}`, { aspect: label, here, there });
			})
			.join(', ');
	const parts = (
		[
			['owner.praise_differs', named('higher', 'lower')],
			['owner.praise_does_not_differ', named('no_clear_difference')],
			['owner.too_few_opinions', named('too_few')],
		] as const
	).flatMap(([id, list]) => (list === '' ? [] : [t(id, { aspects: list })]));
	return t('owner.aspect_note', { scope, parts: t.series(parts) });
}

/** "+0.06", "−0.23", or a dash if there is no value. */
export function signed(t: Words, value: number | undefined): string {
	if (value === undefined) return '–';
	return `${value > 0 ? '+' : value < 0 ? '−' : ''}${t.figure(Math.abs(value), 2)}`;
}
