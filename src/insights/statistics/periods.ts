import type { CalendarDate } from '../../reviews/calendar-date.ts';

/** A range of quarters, inclusive: "2026-Q1" to "2026-Q3". */
export interface Period<Item> {
	readonly from: string;
	readonly to: string;
	readonly items: readonly Item[];
}

/**
 * Groups items by quarter, oldest first, and merges consecutive quarters until each period has enough items.
 * A remainder at the end is added to the last period.
 */
export function groupByPeriod<Item>(
	items: readonly Item[],
	dateOf: (item: Item) => CalendarDate,
	enough: number,
): Period<Item>[] {
	const quarters = [...Map.groupBy(items, (item) => quarterOf(dateOf(item)))].toSorted(
		([a], [b]) => (a < b ? -1 : 1),
	);
	const periods: Period<Item>[] = [];
	let open: Period<Item> | undefined;
	for (const [quarter, group] of quarters) {
		open = { from: open?.from ?? quarter, to: quarter, items: [...(open?.items ?? []), ...group] };
		if (open.items.length < enough) continue;
		periods.push(open);
		open = undefined;
	}
	const last = periods.pop();
	if (last && open) periods.push({ ...last, to: open.to, items: [...last.items, ...open.items] });
	else if (last) periods.push(last);
	return periods;
}

export function quarterOf(date: CalendarDate): string {
	return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}
