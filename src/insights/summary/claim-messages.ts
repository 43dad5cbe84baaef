import type { Words } from '../../reviews/messages/catalogs.ts';
import type { Alert, Group, Measure } from '../owner/owner-insights.ts';
import type { SummaryClaim } from './summary-claim.ts';

/** Display names by kind and id, of departments by "alder-falls/body-shop". Unknown ids are returned unchanged. */
export type NameOf = (
	kind: 'location' | 'source' | 'aspect' | 'service' | 'department',
	id: string,
) => string;

/** With fewer reviews of a department, the sentence warns about chance. */
const FEW = 20;

/** Words a statement of the summary. */
export function wordClaim(t: Words, claim: SummaryClaim, name: NameOf): string {
	const since = 'since' in claim ? claim.since.slice(0, 4) : '';
	switch (claim.kind) {
		case 'overall': {
			const { n, average, high, low } = claim;
			return t('claim.overall', { n, average: t.figure(average, 2), high, low, since });
		}
		case 'praised': {
			const { positive, negative, recent: count } = claim;
			const which = count === 0 ? 'none' : count === negative && negative > 1 ? 'all' : 'some';
			const recent = count === undefined ? '' : t('claim.praised_recent', { which, recent: count });
			const aspect = name('aspect', claim.aspect);
			return t('claim.praised', { aspect, positive, negative, recent, since });
		}
		case 'criticized': {
			const { positive, negative } = claim;
			return t('claim.criticized', {
				...{ aspect: name('aspect', claim.aspect), positive, negative, since },
			});
		}
		case 'driver': {
			const { recent, of, before: n, before_of, change, difference } = claim;
			const share = (part: number, all: number) => t.percent(Math.round((100 * part) / all) / 100);
			const verdict = t('claim.driver_change', { change });
			const earlier = { n, of: before_of, share: share(n, before_of), verdict };
			return t('claim.driver', {
				...{ aspect: name('aspect', claim.aspect), recent, of, share: share(recent, of) },
				before: before_of === 0 ? '' : t('claim.driver_before', earlier),
				stars: t.figure(Math.abs(difference), 1),
			});
		}
		case 'change_point': {
			const { before, after, date } = claim;
			return t('claim.change_point', {
				place: placeOf(t, claim, name),
				direction: after > before ? 'up' : 'down',
				...{ before: t.figure(before, 2), after: t.figure(after, 2), date: t.day(date) },
			});
		}
		case 'period': {
			const { first, second, measure, window, changed } = claim;
			return t(changed ? 'claim.period' : 'claim.period_alike', {
				what: subjectOf(t, claim, name),
				window,
				direction: first > second ? 'up' : 'down',
				now: measured(t, first, measure),
				before: measured(t, second, measure),
			});
		}
		case 'trend': {
			const { measure, per_year: change } = claim;
			const size = Math.abs(change);
			return t(measure === 'stars' ? 'claim.trend_stars' : 'claim.trend_share', {
				what: subjectOf(t, claim, name),
				direction: change > 0 ? 'up' : 'down',
				size: measure === 'stars' ? t.figure(size, 2) : t.figure(100 * size, 1),
			});
		}
		case 'location': {
			const { first, second, measure } = claim;
			const [here, others] = [measured(t, first, measure), measured(t, second, measure)];
			return t('claim.location', { what: subjectOf(t, claim, name), here, others, since });
		}
		case 'department': {
			const { location, low, n, rest } = claim;
			const other = (id: 'before' | 'earlier') => {
				const { average, ...counts } = claim[id] ?? {};
				if (average === undefined) return '';
				return t(`claim.department_${id}`, { ...counts, average: t.figure(average, 2) });
			};
			const place = name('location', location);
			const said = t('claim.department', {
				...{ place, low, n, average: t.figure(claim.average, 2) },
				department: name('department', `${location}/${claim.department}`),
				...{ before: other('before'), earlier: other('earlier') },
			});
			return [
				said,
				...(rest
					? [
							t('claim.department_rest', {
								...{ place, now: t.figure(rest.average, 2), before: t.figure(rest.before, 2) },
							}),
						]
					: []),
				...(n < FEW ? [t('claim.few')] : []),
			].join(' ');
		}
		case 'years': {
			const { location, first, second } = claim;
			return t('claim.years', {
				place: name('location', location),
				...{ from: t.figure(second.average, 2), from_year: second.year, from_n: second.n },
				...{ to: t.figure(first.average, 2), to_year: first.year, to_n: first.n },
			});
		}
		case 'locations_alike':
			return t('claim.locations_alike', { n: claim.locations, since });
		case 'answers': {
			const { n, answered, within_days: days } = claim;
			const within =
				days === undefined ? '' : t('claim.within', { days, n: claim.within ?? answered });
			const parts = [
				...(n === 0 ? [] : [t('claim.answered_of', { answered, n, within })]),
				...claim.elsewhere.map((other) =>
					t('claim.answered_from', { n: other.n, source: name('source', other.source) }),
				),
			];
			return t('claim.answers', { since, parts: t.series(parts) });
		}
		case 'people': {
			const people = claim.people.map((person) => `${person.name} (${t.figure(person.n)})`);
			return t('claim.people', { people: people.join(', ') });
		}
	}
}

/** Words an alert. */
export function wordAlert(t: Words, alert: Omit<Alert, 'text'>, name: NameOf): string {
	const { kind, location = '', service = '', window, first, second, reviews } = alert;
	const from = t.month(window.from);
	if (kind === 'unanswered') {
		const place = name('location', location);
		return t('alert.unanswered', { place, n: reviews.length, from });
	}
	if (kind === 'low_stars') {
		const group = ({ count = 0, n = 0 }: Partial<Group> = {}) => [count, n] as const;
		const [[low, of], [low_before, of_before]] = [group(first), group(second)];
		const place = name('location', location);
		return t('alert.low_stars', { place, from, low, of, low_before, of_before });
	}
	return t('alert.service', {
		service: name('service', service),
		...{ from, to: t.month(window.to) },
		now: t.figure(first?.average ?? 0, 2),
		before: t.figure(second?.average ?? 0, 2),
	});
}

function placeOf(
	t: Words,
	{ location, source }: Pick<Subject, 'location' | 'source'>,
	name: NameOf,
): string {
	if (location !== undefined) return name('location', location);
	return source === undefined ? t('claim.all_locations') : name('source', source);
}

type Subject = {
	readonly measure: Measure;
	readonly aspect?: string | undefined;
	readonly location?: string | undefined;
	readonly source?: string | undefined;
};

/** "Harborview", "Harborview, reviews with 1 or 2 stars" or "Harborview, work quality". */
function subjectOf(t: Words, subject: Subject, name: NameOf): string {
	const place = placeOf(t, subject, name);
	if (subject.measure === 'stars') return place;
	if (subject.measure === 'low_stars') return t('claim.low_stars_of', { place });
	return t('claim.aspect_of', { place, aspect: t.inside(name('aspect', subject.aspect ?? '')) });
}

function measured(t: Words, value: number, measure: Measure): string {
	if (measure === 'stars') return t('claim.stars', { n: t.figure(value, 2) });
	const share = t.percent(Math.round(100 * value) / 100);
	return measure === 'low_stars' ? share : t('claim.praise', { share });
}
