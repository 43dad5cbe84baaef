import type { Labels } from '../../../edition/documents/labels.ts';
import type { Edition } from '../../../edition/documents/edition.ts';
import type { Location } from '../../../reviews/business/business.ts';
import { departmentAt } from '../../../reviews/business/department-types.ts';
import { firstOfMonths, type CalendarDate } from '../../../reviews/calendar-date.ts';
import type { Review } from '../../../reviews/review.ts';
import { ENOUGH_FOR_AVERAGE } from './wording.ts';

/** The first day of the 12 months that end with the newest review; before any review if there is none. */
export function lastYearFrom(reviews: readonly Pick<Review, 'date'>[]): CalendarDate {
	return firstOfMonths(reviews[0]?.date ?? '1970-01-01', 12);
}

/** "Alder Falls 16, Millbrook 9": the number of reviews of each location, the most first. */
export function placesInWords(
	reviews: readonly Pick<Review, 'location'>[],
	labels: Labels,
): string {
	return [...Map.groupBy(reviews, ({ location }) => location)]
		.toSorted(([, a], [, b]) => b.length - a.length)
		.map(([id, { length }]) => `${labels.location(id)} ${length}`)
		.join(', ');
}

/** The phone number of a location's department or, without one, of the location; and the names to show with it. */
export function toCall(
	{ name, short_name, telephone, departments = [] }: Location,
	department = '',
): { readonly telephone: string | undefined; readonly names: readonly string[] } {
	const ids = departments.map(({ id }) => id);
	const own = departments.find(({ id }) => id === departmentAt(ids, department));
	return {
		telephone: own?.telephone ?? telephone,
		names: [short_name ?? name, ...(own ? [own.name] : [])],
	};
}

/**
 * Returns the locations to call about a service, best first: those with its department, if they name it in
 * their description or have reviews of it, then others with enough reviews of it; all with reviews if no
 * location has the department.
 */
export function placesOfService(
	{ business, vocabulary, serviceDepartments }: Edition,
	service: string,
	reviews: readonly Pick<Review, 'location'>[],
): { readonly location: Location; readonly isNamed: boolean }[] {
	const department = serviceDepartments.get(service);
	const value = vocabulary.service?.find((each) => each.value === service);
	const words = [...(value?.names ?? []), ...(value?.words ?? [])].map(RegExp.escape);
	const named = new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'iu');
	const places = business.locations.map((location) => ({
		location,
		isNamed: words.length > 0 && named.test(location.description ?? ''),
		isEquipped: location.departments?.some(({ id }) => id === department) ?? false,
		reviews: reviews.filter((review) => review.location === location.id).length,
	}));
	const known = places.filter((place) => place.reviews > 0 || (place.isEquipped && place.isNamed));
	const hasDepartment = known.some((place) => place.isEquipped);
	const likely = known.filter(
		(place) => !hasDepartment || place.isEquipped || place.reviews >= ENOUGH_FOR_AVERAGE,
	);
	const rank = (place: (typeof places)[number]) =>
		Number(place.isEquipped) + Number(place.isEquipped && place.isNamed);
	return likely.toSorted((a, b) => rank(b) - rank(a) || b.reviews - a.reviews);
}
