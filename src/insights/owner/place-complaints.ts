import { DEPARTMENT_TYPES, VISITED_DEPARTMENTS } from '../../reviews/business/department-types.ts';
import { sidesOf } from '../../reviews/opinion-sides.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import type { AspectStatement } from '../judge-aspects.ts';
import { parseText, sentenceAt } from '../text/parse-text.ts';
import {
	byVisit,
	departmentAt,
	fits,
	WORKSHOPS,
	type MentionedDepartments,
} from './find-departments.ts';

/** The aspect of which only departments that work on vehicles are accused. */
const WORK = 'work_quality';

/** Returns the departments that a review's complaint about an aspect is about, as far as its words say so. */
export type ComplaintPlacer = (review: Review, aspect: string) => string[];

/**
 * A complaint is about the departments of the people whom its sentences name, or else of the jobs, or else of the
 * services. Without any, it is about that of the review, if that is one alone: of its services, or else of its
 * people and jobs, or else of the visit, or else the only workshop if the review judges its work.
 * @param departments the ids of the departments of each location
 */
export function createComplaintPlacer(
	mentioned: MentionedDepartments,
	departments: ReadonlyMap<string, readonly string[]>,
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
): ComplaintPlacer {
	return (review, aspect) => {
		const here = departments.get(review.location) ?? [];
		const jobs = ({ visit_type }: Review, text: string) =>
			departmentsWithJobsIn(text, here).filter((id) => fits(id, visit_type));
		const place = (ids: readonly string[]) =>
			[...new Set(ids.map((id) => departmentAt(here, id)))].toSorted(compareText);

		const said = complaintsIn(review, statements.get(review.id) ?? [], aspect);
		const named = said.flatMap((sentences) =>
			firstOf([
				mentioned('technician', sentences),
				jobs(review, sentences.text),
				mentioned('service', sentences),
			]),
		);
		if (named.length > 0) return place(named);
		const workshops = here.filter((id) => WORKSHOPS.includes(DEPARTMENT_TYPES[id]));
		const whole = place(
			firstOf([
				mentioned('service', review),
				[...mentioned('technician', review), ...jobs(review, review.text)],
				byVisit(review.visit_type),
				review.aspects.some((each) => each.aspect === WORK) ? workshops : [],
			]),
		);
		return whole.length === 1 ? whole : [];
	};
}

/** The review, cut down to the sentences of each complaint. */
function complaintsIn(
	review: Review,
	statements: readonly AspectStatement[],
	wanted: string,
): Review[] {
	return statements
		.filter(({ aspect }) => aspect === wanted)
		.flatMap(({ finds }) => finds)
		.filter(({ polarity }) => sidesOf(polarity).includes('complaint'))
		.map(({ in: where, start, end }) => {
			const text = (where ? review.title : review.text) ?? '';
			const parsed = parseText(text);
			const [from, to] = [sentenceAt(parsed, start).start, sentenceAt(parsed, end - 1).end];
			const mention_sources = review.mention_sources.filter(
				(one) => one.in === where && from <= (one.start ?? -1) && (one.end ?? Infinity) <= to,
			);
			return { ...review, text: text.slice(from, to), mention_sources };
		});
}

const JOBS: Readonly<Record<string, string>> = {
	sales: 'sales(?:m[ae]n|wom[ae]n|persons?|people|guys?|lad(?:y|ies)|reps?)',
	service: 'mechanics?|technicians?|advisors?',
};
const STAFF = 'desk|counter|office|department|dept|team|manager|director|writer|tech|guys?|rep';

/** The departments of which an English text names people: "the salesman", "the finance manager", "ask service". */
function departmentsWithJobsIn(text: string, here: readonly string[]): string[] {
	return [...new Set([...VISITED_DEPARTMENTS, ...here])].filter((id) => {
		const name = RegExp.escape(id.replaceAll('-', ' '));
		const forms = [`${name} (?:${STAFF})`, `(?:in|ask|asked) ${name}`, JOBS[id] ?? '(?!)'];
		return new RegExp(`\\b(?:${forms.join('|')})\\b`, 'iu').test(text);
	});
}

function firstOf(groups: readonly (readonly string[])[]): readonly string[] {
	return groups.find(({ length }) => length > 0) ?? [];
}
