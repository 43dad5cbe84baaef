import {
	daysBefore,
	firstOfDays,
	monthsBefore,
	type CalendarDate,
} from '../../reviews/calendar-date.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import { adjustedDifference, adjustedShareDifference } from '../statistics/adjusted-difference.ts';
import type { Family } from '../statistics/family.ts';
import type { Tested } from '../tested.ts';
import { quarterOf } from '../statistics/periods.ts';
import { describeGroup, distinct, type Days } from './derive-comparisons.ts';
import { answeringSources, splitByAnswers } from './derive-responses.ts';
import type { Alert, Measure } from './owner-insights.ts';

const LISTED_DAYS = 90;
const BASELINE_MONTHS = 24;
const ENOUGH_IN_WINDOW = 5;
const ENOUGH_BEFORE = 20;
const DAYS_TO_ANSWER = 14;

/** An alert without its text, or a tested difference that may be none. */
type AlertDraft = Omit<Alert, 'text'> & Pick<Partial<Tested>, 'result'>;

/** Whether the difference passed. Call it when all tests are decided. */
export function isRaised({ kind, result }: AlertDraft): boolean {
	return kind === 'unanswered' || result === 'higher' || (kind === 'service' && result === 'lower');
}

/** The day of the newest review or answer: what is known of today. */
function newestDay(reviews: readonly Review[]): CalendarDate {
	const days = reviews.flatMap(({ date, responses }) => [
		date,
		...responses.flatMap((one) => one.date ?? []),
	]);
	return days.reduce((newest, day) => (day > newest ? day : newest), '1970-01-01');
}

/**
 * Finds what is unusual in the calendar months and quarters that reach into the last 90 days.
 * @param reviews newest first
 */
export function deriveAlerts(reviews: readonly Review[], family: Family): AlertDraft[] {
	const newest = reviews[0]?.date;
	if (newest === undefined) return [];
	const listedFrom = firstOfDays(newest, LISTED_DAYS);
	const recent = reviews.filter(({ date }) => date >= listedFrom);
	const months = distinct(recent.map(({ date }) => date.slice(0, 7)));
	const quarters = distinct(recent.map(({ date }) => quarterOf(date)));
	const locations = distinct(reviews.map(({ location }) => location));
	const services = distinct(reviews.flatMap(({ mentions }) => mentions.services));
	const bursts = locations.flatMap((location) => {
		const here = reviews.filter((review) => review.location === location);
		return months.flatMap((month) => {
			const subject = { kind: 'low_stars', location } as const;
			return unusual(subject, 'low_stars', here, monthDays(month, 1), family);
		});
	});
	const turns = services.flatMap((service) => {
		const about = reviews.filter(({ mentions }) => mentions.services.includes(service));
		return quarters.flatMap((quarter) => {
			const firstMonth = 3 * Number(quarter.slice(6)) - 2;
			const days = monthDays(`${quarter.slice(0, 4)}-${String(firstMonth).padStart(2, '0')}`, 3);
			return unusual({ kind: 'service', service }, 'stars', about, days, family);
		});
	});
	const drafts = [...bursts, ...turns, ...unanswered(reviews, locations, months)];
	return drafts
		.filter(({ raised }) => raised >= listedFrom)
		.toSorted((a, b) => compareText(b.raised, a.raised) || compareText(a.id, b.id));
}

/** @param month "2026-11" */
function monthDays(month: string, length: number): Days {
	const from = `${month}-01`;
	return { from, to: daysBefore(monthsBefore(from, -length), 1) };
}

function unusual(
	subject: Pick<Alert, 'kind' | 'location' | 'service'>,
	measure: Measure,
	reviews: readonly Review[],
	window: Days,
	family: Family,
): AlertDraft[] {
	const baseline = monthsBefore(window.from, BASELINE_MONTHS);
	const known = reviews.filter(({ date }) => date >= baseline && date <= window.to);
	const values = known.map((review) => ({
		review,
		x: review.date >= window.from ? 1 : 0,
		y: measure === 'stars' ? review.rating : isLow(review) ? 1 : 0,
		stratum: review.source.id,
	}));
	const [inside, before] = [1, 0].map((x) => values.filter((value) => value.x === x));
	if (!inside || !before) return [];
	if (inside.length < ENOUGH_IN_WINDOW || before.length < ENOUGH_BEFORE) return [];
	const found = measure === 'stars' ? adjustedDifference(values) : adjustedShareDifference(values);
	if (!found) return [];
	const read = inside
		.map(({ review }) => review)
		.filter((each) => measure === 'stars' || isLow(each));
	const alert = {
		id: idOf(subject, window),
		...subject,
		window,
		raised: (read[0] ?? inside[0]?.review)?.date ?? window.from,
		first: describeGroup(inside, measure),
		second: describeGroup(before, measure),
		reviews: read.map(({ id }) => id),
	};
	return [family.add(alert, found)];
}

/**
 * Lists the low-star reviews of each month that have had no answer for 14 days, from sources where the business has
 * answered at least once.
 */
function unanswered(
	reviews: readonly Review[],
	locations: readonly string[],
	months: readonly string[],
): AlertDraft[] {
	const due = daysBefore(newestDay(reviews), DAYS_TO_ANSWER);
	const open = splitByAnswers(reviews, answeringSources(reviews)).open.filter(
		(review) => isLow(review) && review.responses.length === 0 && review.date <= due,
	);
	return locations.flatMap((location) =>
		months.flatMap((month): AlertDraft[] => {
			const found = open.filter(
				(review) => review.location === location && review.date.startsWith(month),
			);
			const [first] = found;
			if (!first) return [];
			const subject = { kind: 'unanswered', location } as const;
			const window = monthDays(month, 1);
			return [
				{
					id: idOf(subject, window),
					...subject,
					window,
					raised: first.date,
					reviews: found.map(({ id }) => id),
				},
			];
		}),
	);
}

function isLow({ rating }: Review): boolean {
	return rating <= 2;
}

function idOf(
	{ kind, location, service }: Pick<Alert, 'kind' | 'location' | 'service'>,
	{ from, to }: Days,
): string {
	return [kind, location ?? service, from, to].join('/');
}
