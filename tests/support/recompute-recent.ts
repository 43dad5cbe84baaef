import type { Insights } from '../../src/insights/insights.ts';
import type { ComplaintCount, Complaints } from '../../src/insights/owner/recent-complaints.ts';
import { clauseAt, parseText, sentenceAt } from '../../src/insights/text/parse-text.ts';
import catalog from '../../src/insights/topics/catalog.json' with { type: 'json' };
import type { Business } from '../../src/reviews/business/business.ts';
import type { Review } from '../../src/reviews/review.ts';
import { complainsOf } from './recompute-differences.ts';

type Stated = [what: string, stated: unknown, counted: unknown];

const CATALOG: readonly { id: string; aspects: string[]; same_as?: string; praise?: boolean }[] =
	catalog;
const ORDERED =
	/\bshop (fee|fees|supplies)\b|\b(repair|work) orders?\b|\bbefore (doing |starting )?any work\b/i;
const SAME_WORK = ['service', 'express-service'];
const SELLS = ['sales'];
const REPAIRS = [...SAME_WORK, 'body-shop', 'parts'];

/** Recounts the recent complaints of all drivers from `/reviews.json`, and the places of the statements. */
export function recomputeRecent(
	reviews: readonly Review[],
	{ locations }: Business,
	{ drivers, departments: ofDepartments, entities, evidence, topics: shown, more_topics }: Insights,
	reviewTopics: ReadonlyMap<string, readonly string[]>,
): Stated[] {
	const to = reviews[0]?.date ?? '';
	const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
	const dayAfter = (years: number) =>
		new Date(Date.UTC(year - years, month - 1, day + 1)).toISOString().slice(0, 10);
	const [from, earlier] = [dayAfter(1), dayAfter(2)];
	const dayBefore = (date: string) =>
		new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
	const [last, oldest] = [from, earlier].map(dayBefore) as [string, string];
	const inYear = reviews.filter(({ date }) => from <= date);
	const older = reviews.filter(({ date }) => earlier <= date && date <= last);
	const countBefore = (aspect: string) => {
		const { length: n } = older.filter((one) => complainsOf(one, aspect));
		return { from: earlier, to: last, n, of: older.length };
	};
	const departmentOf = new Map(
		[...entities.services, ...entities.technicians].map(({ id, department }) => [id, department]),
	);
	const ofEvidence = (id: string) =>
		Object.values(evidence).filter(
			(one) =>
				one.review_id === id &&
				['negative', 'mixed'].includes(one.polarity ?? '') &&
				one.basis === 'text',
		);
	const departmentsFitting = (visit: Review['visit_type'], ids: readonly string[]) => {
		const wrong = visit === undefined ? [] : visit === 'service' ? SELLS : REPAIRS;
		return ids.filter((id) => !wrong.includes(id));
	};
	const fitting = (visit: Review['visit_type'], ids: readonly string[]) =>
		departmentsFitting(
			visit,
			ids.flatMap((id) => departmentOf.get(id) ?? []),
		);
	const byVisit = (visit: Review['visit_type']) =>
		visit ? [visit === 'service' ? 'service' : 'sales'] : [];
	const ownOf = (location: string, id: string) => {
		const here = locations.find((each) => each.id === location)?.departments ?? [];
		const own = here.map((each) => each.id);
		return own.includes(id) || !SAME_WORK.includes(id)
			? id
			: (own.find((other) => SAME_WORK.includes(other)) ?? id);
	};
	const hereAt = (location: string) =>
		locations.find(({ id }) => id === location)?.departments?.map(({ id }) => id) ?? [];
	const jobs = ({ location, visit_type }: Review, text: string) => {
		const here = hereAt(location);
		const named = ['sales', ...SAME_WORK, ...here].filter((id) => jobsOf(id).test(text));
		const own = named.map((id) =>
			id === 'express-service' && !here.includes(id) ? 'service' : id,
		);
		return departmentsFitting(visit_type, [...new Set(own)]);
	};
	const mentioned = (kind: string, { visit_type }: Review, names: Review['mention_sources']) =>
		fitting(
			visit_type,
			names.filter((one) => one.kind === kind).map(({ id }) => id),
		);
	const unique = ({ location }: Review, ids: readonly string[]) => [
		...new Set(ids.map((id) => ownOf(location, id))),
	];
	/** The departments of the whole review. */
	const whole = (review: Review) => {
		const { location, mention_sources: all, text, visit_type } = review;
		const repairs = review.aspects.some((one) => one.aspect === 'work_quality')
			? hereAt(location).filter((id) => REPAIRS.includes(id))
			: [];
		const people = mentioned('technician', review, all);
		const working = jobs(review, text);
		const settled = working.length > 0 || people.some((id) => REPAIRS.includes(id));
		const isServed = hereAt(location).some((id) => SAME_WORK.includes(id));
		const groups = [
			mentioned('service', review, all),
			settled ? [...people, ...working] : [],
			isServed && ORDERED.test(text) ? departmentsFitting(visit_type, ['service']) : [],
			people,
			byVisit(visit_type),
			repairs.length === 1 ? repairs : [],
		];
		return unique(review, groups.find(([id]) => id) ?? []);
	};
	/** The departments of the sentences of the complaints. */
	const accused = (review: Review, aspect?: string) =>
		ofEvidence(review.id)
			.filter((one) => one.aspect === (aspect ?? one.aspect))
			.flatMap(({ in: where, start = 0, end = 0 }) => {
				const text = (where ? review.title : review.text) ?? '';
				const parsed = parseText(text);
				const within = (begin: number, finish: number) => ({
					said: text.slice(begin, finish),
					names: review.mention_sources.filter(
						(one) =>
							one.in === where && (one.start ?? -1) >= begin && (one.end ?? Infinity) <= finish,
					),
				});
				const clause = within(clauseAt(parsed, start).start, clauseAt(parsed, end - 1).end);
				const sentence = within(sentenceAt(parsed, start).start, sentenceAt(parsed, end - 1).end);
				const groups = [
					mentioned('technician', review, clause.names),
					jobs(review, clause.said),
					jobs(review, sentence.said),
					mentioned('service', review, sentence.names),
				];
				return groups.find(([id]) => id) ?? [];
			});
	const named = (review: Review) => {
		const sold = byVisit(review.visit_type).filter((id) => id === 'sales');
		const found = unique(review, [...whole(review), ...accused(review), ...sold]);
		return found.some((id) => SAME_WORK.includes(id)) &&
			ownOf(review.location, 'service') === 'service'
			? [...found, 'service']
			: found;
	};
	/** The departments of a complaint, or else all of the review. */
	const own = (aspect: string) => (review: Review) => {
		const groups = [accused(review, aspect), whole(review), accused(review)];
		return unique(review, groups.find(([id]) => id) ?? []);
	};
	/** The topics about an aspect that a review brings up by the topics of the search. */
	const topics = (aspect: string) => (review: Review) =>
		CATALOG.filter((topic) => topic.aspects.includes(aspect) && topic.same_as !== aspect)
			.filter(({ praise }) => !praise)
			.map(({ id }) => id)
			.filter((id) => reviewTopics.get(review.id)?.includes(id));
	const listedTopics = new Set([...shown, ...more_topics].map(({ id }) => id));
	const isListed = ({ id }: ComplaintCount) => listedTopics.has(id);
	const recount = ofDepartments.map(({ location, department, ...sides }): Stated => {
		const here = reviews.filter((one) => {
			const found = named(one);
			const isThere = department ? found.includes(department) : found.length === 0;
			return one.location === location && isThere;
		});
		const within = (first: string, end: string) => {
			const found = here.filter(({ date }) => first <= date && date <= end);
			const stars = found.reduce((sum, { rating }) => sum + rating, 0) / found.length;
			const average = found.length > 0 ? Number(stars.toFixed(6)) : undefined;
			return [found.length, average, found.filter(({ rating }) => rating <= 2).length];
		};
		const said = [sides.first, sides.second, sides.earlier].map(({ n, average, count }) => [
			...[n, average, count],
		]);
		return [
			`stars of ${location} ${department}`,
			[said, sides.reviews.length, sides.second.to, sides.earlier.to],
			[[within(from, to), within(earlier, last), within('', oldest)], sides.first.n, last, oldest],
		];
	});
	const ofDrivers = drivers.flatMap(({ aspect, recent }): Stated[] => {
		const complaints = inYear.filter((one) => complainsOf(one, aspect));
		const compare = (what: string, found: readonly Review[], stated?: Complaints): Stated[] => {
			const rows: [string, readonly ComplaintCount[], (one: Review) => readonly string[]][] = [
				['department', stated?.by_department ?? [], own(aspect)],
				['service', stated?.by_service ?? [], ({ mentions }) => mentions.services],
				['topic', stated?.by_topic.filter(isListed) ?? [], topics(aspect)],
			];
			return [
				[what, [stated?.n, stated?.reviews], [found.length, found.map(({ id }) => id)]],
				...rows.map(([kind, list, keysOf]): Stated => {
					const listed = list.map(({ id, n, reviews: ids }) => [id, n, ids]);
					return [`${what} by ${kind}`, listed, tally(found, keysOf)];
				}),
			];
		};
		const places = new Set(complaints.map(({ location }) => location));
		return [
			[aspect, [recent?.from, recent?.to, recent?.by_location.length], [from, to, places.size]],
			[
				aspect,
				recent?.by_location.map(({ id, of }) => [id, of]),
				recent?.by_location.map(({ id }) => [
					id,
					inYear.filter(({ location }) => location === id).length,
				]),
			],
			[aspect, [recent?.of, recent?.before], [inYear.length, countBefore(aspect)]],
			...[undefined, ...places].flatMap((place) => {
				const stated = place ? recent?.by_location.find(({ id }) => id === place) : recent;
				const here = complaints.filter(({ location }) => location === (place ?? location));
				const [low, high] = [here.filter(isUpToThree), here.filter((one) => !isUpToThree(one))];
				const what = `${aspect} ${place ?? 'everywhere'}`;
				return [
					...compare(`${what} to 3`, low, stated?.up_to_three_stars),
					...compare(`${what} from 4`, high, stated?.four_or_five_stars),
				];
			}),
		];
	});
	return [...recount, ...ofDrivers];
}

/** Words for the staff of a department. */
function jobsOf(id: string): RegExp {
	const name = id.replaceAll('-', ' ');
	const people = {
		sales:
			/\bsales(m[ae]n|wom[ae]n|persons?|people|guys?|lady|ladies|reps?| advisors?| consultants?)\b/i,
		service:
			/(?<!\b(a|an|my|our|his|her|own|another|other|independent|different) )\bmechanics?\b|\btechnicians?\b|(?<!\b(sales|product|finance|financial|insurance) )\badvisors?\b/i,
		'express-service': /\b(express|quick) lanes?\b/i,
	}[id];
	const roles = 'desk|counter|office|department|dept|team|manager|director|writer|tech|guys?|rep';
	const forms = [`(?<!customer )\\b${name} (${roles})\\b`, `\\bask(ed)? ${name}\\b`];
	return new RegExp([...forms, ...(people ? [people.source] : [])].join('|'), 'i');
}

function isUpToThree({ rating }: Review): boolean {
	return rating <= 3;
}

function tally(reviews: readonly Review[], keysOf: (review: Review) => readonly string[]) {
	const keys = [...new Set(reviews.flatMap(keysOf))].toSorted();
	return keys
		.map(
			(key) =>
				[key, reviews.filter((one) => keysOf(one).includes(key)).map(({ id }) => id)] as const,
		)
		.toSorted(([, a], [, b]) => b.length - a.length)
		.map(([key, ids]) => [key, ids.length, ids]);
}
