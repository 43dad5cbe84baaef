import type { CalendarDate } from '../../reviews/calendar-date.ts';
import { dayName } from '../../reviews/day-name.ts';
import type { Alert, Group, Measure } from '../owner/owner-insights.ts';
import type { SummaryClaim } from './summary-claim.ts';

/** Display names by kind and id. Unknown ids are returned unchanged. */
export type NameOf = (kind: 'location' | 'source' | 'aspect' | 'service', id: string) => string;

type Messages<Kinds extends { kind: string }> = {
	readonly [Kind in Kinds['kind']]: (claim: Extract<Kinds, { kind: Kind }>, name: NameOf) => string;
};

/** The catalog of messages: one wording for each kind of statement. */
export interface ClaimMessages {
	readonly claims: Messages<SummaryClaim>;
	readonly alert: (alert: Omit<Alert, 'text'>, name: NameOf) => string;
	readonly answer: (counts: AnswerCounts) => string;
}

/** The counts behind the answer to a question, and the operator's words for them. */
export interface AnswerCounts {
	readonly leaning: 'praise' | 'mixed' | 'complaint';
	readonly lead?: string | undefined;
	readonly n: number;
	readonly positive: number;
	readonly negative: number;
	/** What those who praise did or got: "got a loaner". */
	readonly praised?: string | undefined;
	readonly complained?: string | undefined;
}

const MOSTLY = ', in most cases';
const LEADS = {
	praise: `Yes${MOSTLY}`,
	mixed: 'It varies',
	complaint: `No${MOSTLY}`,
} as const;
const NUMBERS = 'zero one two three four five six seven eight nine'.split(' ');

export const ENGLISH: ClaimMessages = {
	claims: {
		overall: ({ n, average, high, low }) =>
			`${count(n, 'review averages', 'reviews average')} ${average.toFixed(2)} of 5 stars: ` +
			`${figure(high)} gave 4 or 5 stars, ${figure(low)} gave 1 or 2.`,
		praised: ({ aspect, positive, n }, name) =>
			`${name('aspect', aspect)}: praised by ${figure(positive)} of the ${figure(n)} customers with a clear opinion.`,
		criticized: ({ aspect, negative, n }, name) =>
			`${name('aspect', aspect)}: criticized by ${figure(negative)} of the ${figure(n)} customers with a clear opinion.`,
		driver: ({ aspect, n, difference }, name) =>
			`${count(n, 'review complains', 'reviews complain')} about ${lower(name('aspect', aspect))}, averaging ` +
			`${Math.abs(difference).toFixed(1)} stars lower than comparable reviews.`,
		change_point: ({ location, source, date, before, after }, name) =>
			`${scope({ location, source }, name)}: the average ${after > before ? 'rose' : 'fell'} from ` +
			`${before.toFixed(2)} to ${after.toFixed(2)} stars with the reviews from ${dayName(date)} on.`,
		period: ({ location, window, measure, aspect, first, second, changed }, name) => {
			const [now, before] = [first, second].map((value) => measured(value, measure));
			const length = window === 'last_90_days' ? '90 days' : '12 months';
			const what = `${scope({ location }, name)}${subject(measure, aspect, name)}`;
			const direction = first > second ? 'up' : 'down';
			return changed
				? `${what}: ${now} in the last ${length}, ${direction} from ${before} in the ${length} before.`
				: `${what}: no clear change, with ${now} in the last ${length} and ${before} in the ${length} before.`;
		},
		trend: ({ location, source, measure, aspect, per_year }, name) =>
			`${scope({ location, source }, name)}${subject(measure, aspect, name)}: ` +
			`${per_year > 0 ? 'up' : 'down'} ${perYear(Math.abs(per_year), measure)} a year over all years.`,
		location: ({ location, measure, aspect, first, second }, name) =>
			`${name('location', location)}${subject(measure, aspect, name)}: ` +
			`${measured(first, measure)}, against ${measured(second, measure)} at the other locations.`,
		years: ({ location, first, second }, name) =>
			`${name('location', location)} averaged ${second.average.toFixed(2)} stars in ${second.year} ` +
			`(${count(second.n, 'review')}) and ${first.average.toFixed(2)} in ${first.year} (${figure(first.n)}); ` +
			'with so few reviews, that may be chance.',
		locations_alike: ({ locations }) =>
			`There is no clear difference in stars between the ${locations} locations.`,
		answers: ({ n, answered, median_days: days }) =>
			`Of the ${count(n, 'review')} with 1 or 2 stars that can be answered, the business answered ` +
			`${figure(answered)}${days === undefined ? '.' : `, typically within ${count(days, 'day')}.`}`,
		people: ({ people }) => {
			const list = people.map(({ name, n }) => `${name} (${figure(n)})`).join(', ');
			return `The people named most often in reviews: ${list}.`;
		},
	},
	alert: ({ kind, location, service, window, first, second, reviews }, name) => {
		const where = name('location', location ?? '');
		const length = count(reviews.length, 'review');
		if (kind === 'unanswered')
			return `${where}: ${length} with 1 or 2 stars from ${month(window.from)} without an answer.`;
		if (kind === 'low_stars')
			return (
				`${where}: ${ofGroup(first)} in ${month(window.from)} have 1 or 2 stars, ` +
				`against ${ofGroup(second)} in the 24 months before.`
			);
		return (
			`${name('service', service ?? '')}: ${first?.average?.toFixed(2)} stars from ` +
			`${month(window.from)} to ${month(window.to)}, against ${second?.average?.toFixed(2)} in the 24 months before.`
		);
	},
	answer: ({ leaning, lead, n, positive, negative, praised, complained }) => {
		const [first, ...others] = [
			{ of: positive, say: praised ?? 'praised it' },
			{ of: negative, say: complained ?? 'complained' },
			{ of: n - positive - negative, say: 'said both' },
		]
			.filter(({ of }) => of > 0)
			.toSorted((a, b) => b.of - a.of);
		if (first === undefined) return '';
		const customers =
			first.of === n ? `all ${figure(n)}` : `${figure(first.of)} of the ${figure(n)}`;
		const rest = others.map(({ of, say }) => `; ${NUMBERS[of] ?? figure(of)} ${say}`);
		const beginning = lead ?? LEADS[leaning].replace(first.of === n ? MOSTLY : '', '');
		return `${beginning}: ${customers} customers who mention it ${first.say}${rest.join('')}.`;
	},
};

/** Words a claim in English. */
export function wordClaim(claim: SummaryClaim, name: NameOf): string {
	// TypeScript cannot see that the message and the claim have the same kind.
	const message = ENGLISH.claims[claim.kind] as (said: SummaryClaim, name: NameOf) => string;
	return message(claim, name);
}

function scope(
	{
		location,
		source,
	}: { readonly location?: string | undefined; readonly source?: string | undefined },
	name: NameOf,
): string {
	if (location !== undefined) return name('location', location);
	return source === undefined ? 'All locations' : name('source', source);
}

function subject(measure: Measure, aspect: string | undefined, name: NameOf): string {
	if (measure === 'stars') return '';
	if (measure === 'low_stars') return ', reviews with 1 or 2 stars';
	return `, ${lower(name('aspect', aspect ?? ''))}`;
}

function measured(value: number, measure: Measure): string {
	if (measure === 'stars') return `${value.toFixed(2)} stars`;
	return measure === 'low_stars' ? percent(value) : `${percent(value)} praise`;
}

function perYear(value: number, measure: Measure): string {
	return measure === 'stars' ? `${value.toFixed(2)} stars` : `${(100 * value).toFixed(1)} points`;
}

function ofGroup(group: Group | undefined): string {
	return `${figure(group?.count ?? 0)} of ${figure(group?.n ?? 0)} reviews`;
}

function percent(share: number): string {
	return `${Math.round(100 * share)}%`;
}

function figure(number: number): string {
	return number.toLocaleString('en-US');
}

function count(number: number, one: string, many = `${one}s`): string {
	return `${figure(number)} ${number === 1 ? one : many}`;
}

/** "Staff" is "staff"; "EV charging" keeps its capitals. */
function lower(label: string): string {
	return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

function month(date: CalendarDate): string {
	const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
	return new Date(date).toLocaleDateString('en-US', format);
}
