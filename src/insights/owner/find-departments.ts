import {
	departmentAt,
	DEPARTMENT_TYPES,
	isSameType,
	isWorkshop,
	VISITED_DEPARTMENTS,
} from '../../reviews/business/department-types.ts';
import type { Service } from '../../reviews/business/service.ts';
import type { StaffMember } from '../../reviews/business/staff-member.ts';
import { sidesOf } from '../../reviews/opinion-sides.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review, VisitType } from '../../reviews/review.ts';
import type { AspectStatement } from '../judge-aspects.ts';
import { clauseAt, parseText, sentenceAt } from '../text/parse-text.ts';

/** Only departments that work on vehicles get complaints about this aspect. */
const WORK = 'work_quality';

interface Sources {
	readonly staff: readonly Pick<StaffMember, 'id' | 'department'>[];
	readonly services: readonly Pick<Service, 'id' | 'department'>[];
}

export interface DepartmentFinder {
	/**
	 * The ids of the departments that a review is about, as far as it says so: those of the services that it mentions,
	 * or else those of the people and jobs, if they fit the visit type, or else that of the visit, or else the only
	 * workshop if the review judges its work. If it names a shop fee or work order, but no job and nobody of a workshop,
	 * it is about service. It is also about those that it complains about, and a purchase about sales. A department of
	 * the same type as service, such as express service, counts as both.
	 */
	of(review: Review): string[];
	/** Like `of`, with "service" at a location that has only express service. */
	withSameType(review: Review): string[];
	/**
	 * The departments that a review's complaint about an aspect is about: those of the people whom its clauses name, or
	 * else of the jobs, or else of the jobs or services in its sentences, or else all of the review. A person whom only
	 * the rest of the sentence names may be the one who helped.
	 */
	ofComplaint(review: Review, aspect: string): string[];
}

/**
 * @param departments the ids of the departments of each location
 * @param statements the statements of each review
 */
export function createDepartmentFinder(
	sources: Sources,
	departments: ReadonlyMap<string, readonly string[]>,
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
): DepartmentFinder {
	const at = ({ location }: Review) => departments.get(location) ?? [];
	const mentioned = createMentioned(sources);
	const fitting = (review: Review, ids: readonly string[]) =>
		ids.filter((id) => fits(id, review.visit_type));
	const jobs = (review: Review) => fitting(review, departmentsWithJobsIn(review.text, at(review)));
	const billed = (review: Review) => {
		const isServed = at(review).some((id) => isSameType(id, 'service'));
		return fitting(review, isServed && BILLED.test(review.text) ? ['service'] : []);
	};
	const place = (review: Review, ids: readonly string[]) =>
		unique(ids.map((id) => departmentAt(at(review), id)));

	const whole = (review: Review) => {
		const workshops = at(review).filter(isWorkshop);
		const judgesWork = review.aspects.some(({ aspect }) => aspect === WORK);
		const people = mentioned('technician', review);
		const working = jobs(review);
		const isSettled = working.length > 0 || people.some(isWorkshop);
		return place(
			review,
			firstOf([
				() => mentioned('service', review),
				() => (isSettled ? [...people, ...working] : billed(review)),
				() => people,
				() => byVisit(review.visit_type),
				() => (judgesWork && workshops.length === 1 ? workshops : []),
			]),
		);
	};
	const complainedAbout = (review: Review, aspect?: string) =>
		complaintsIn(review, statements.get(review.id) ?? [], aspect).flatMap(
			({ clauses, sentences }) =>
				firstOf([
					() => mentioned('technician', clauses),
					() => jobs(clauses),
					() => jobs(sentences),
					() => mentioned('service', sentences),
				]),
		);
	const found = new WeakMap<Review, string[]>();
	const withSameType = (review: Review) => {
		const known = found.get(review);
		if (known !== undefined) return known;
		const sold = byVisit(review.visit_type).filter((id) => id === 'sales');
		const own = place(review, [...whole(review), ...complainedAbout(review), ...sold]);
		const same = VISITED_DEPARTMENTS.filter((id) => own.some((other) => isSameType(id, other)));
		const ids = unique([...own, ...same]);
		found.set(review, ids);
		return ids;
	};
	return {
		withSameType,
		of: (review) => withSameType(review).filter((id) => departmentAt(at(review), id) === id),
		ofComplaint: (review, aspect) =>
			place(
				review,
				firstOf([
					() => complainedAbout(review, aspect),
					() => whole(review),
					() => complainedAbout(review),
				]),
			),
	};
}

/** Returns the departments of the people or services that a review mentions, if they fit the visit type. */
function createMentioned({ staff, services }: Sources) {
	const kinds = { service: departmentsById(services), technician: departmentsById(staff) };
	return (kind: 'service' | 'technician', { mention_sources, visit_type: visit }: Review) =>
		mention_sources
			.filter((each) => each.kind === kind)
			.flatMap(({ id }) => kinds[kind].get(id) ?? [])
			.filter((id) => fits(id, visit));
}

function departmentsById(entries: Sources['staff' | 'services']) {
	return new Map(entries.map(({ id, department }) => [id, department]));
}

function fits(id: string, visit: VisitType | undefined): boolean {
	if (visit === undefined || DEPARTMENT_TYPES[id] === undefined) return true;
	return isWorkshop(id) === (visit === 'service');
}

function byVisit(visit: VisitType | undefined): string[] {
	if (visit === undefined) return [];
	return [visit === 'service' ? 'service' : 'sales'];
}

/** The review with only the clauses, and with only the sentences, of each complaint about one aspect or any. */
function complaintsIn(
	review: Review,
	statements: readonly AspectStatement[],
	wanted?: string,
): { readonly clauses: Review; readonly sentences: Review }[] {
	return statements
		.filter(({ aspect }) => aspect === (wanted ?? aspect))
		.flatMap(({ finds }) => finds)
		.filter(({ polarity }) => sidesOf(polarity).includes('complaint'))
		.map(({ in: where, start, end }) => {
			const text = (where ? review.title : review.text) ?? '';
			const parsed = parseText(text);
			const within = (spanAt: typeof sentenceAt): Review => {
				const [from, to] = [spanAt(parsed, start).start, spanAt(parsed, end - 1).end];
				const mention_sources = review.mention_sources.filter(
					(one) => one.in === where && from <= (one.start ?? -1) && (one.end ?? Infinity) <= to,
				);
				return { ...review, text: text.slice(from, to), mention_sources };
			};
			return { clauses: within(clauseAt), sentences: within(sentenceAt) };
		});
}

const SALES =
	'sales(?:m[ae]n|wom[ae]n|persons?|people|guys?|lad(?:y|ies)|reps?| advisors?| consultants?)';
/** Not a customer who is a mechanic, and not the mechanic of a customer. */
const MECHANICS =
	'(?<!\\b(?:an?|my|our|his|her|own|another|other|independent|different) )mechanics?';
const ADVISORS = '(?<!\\b(?:sales|product|finance|financial|insurance) )advisors?';
const JOBS: Readonly<Record<string, string>> = {
	sales: SALES,
	service: `${MECHANICS}|technicians?|${ADVISORS}`,
	'express-service': '(?:express|quick) lanes?',
};
/** Words of the bill for work on a vehicle. */
const BILLED =
	/\b(?:shop (?:fees?|supplies)|(?:repair|work) orders?|before (?:doing |starting )?any work)\b/iu;
const STAFF = 'desk|counter|office|department|dept|team|manager|director|writer|tech|guys?|rep';
const patterns = new Map<string, RegExp>();

/** The departments of which an English text names people: "the salesman", "the finance manager", "ask service". */
function departmentsWithJobsIn(text: string, here: readonly string[]): string[] {
	const known = [...VISITED_DEPARTMENTS, ...here];
	const named = unique([...known, ...Object.keys(JOBS)]).filter((id) => {
		const pattern = patterns.get(id) ?? jobsOf(id);
		patterns.set(id, pattern);
		return pattern.test(text);
	});
	return unique(named.map((id) => departmentAt(known, id)));
}

function jobsOf(id: string): RegExp {
	const name = RegExp.escape(id.replaceAll('-', ' '));
	const forms = [`(?<!customer )${name} (?:${STAFF})`, `ask(?:ed)? ${name}`, JOBS[id] ?? '(?!)'];
	return new RegExp(`\\b(?:${forms.join('|')})\\b`, 'iu');
}

function firstOf(groups: readonly (() => readonly string[])[]): readonly string[] {
	for (const group of groups) {
		const found = group();
		if (found.length > 0) return found;
	}
	return [];
}

function unique(ids: readonly string[]): string[] {
	return [...new Set(ids)].toSorted(compareText);
}
