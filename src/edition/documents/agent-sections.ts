import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Evidence } from '../../insights/evidence.ts';
import type { Tested } from '../../insights/tested.ts';
import { departmentsIn } from '../../reviews/business/department-types.ts';
import { groupByEach } from '../../reviews/group-by-each.ts';
import type { Polarity, Review } from '../../reviews/review.ts';
import { quoteAt, quotesOf } from './agent-quotes.ts';
import { listAgentQuestions, summarizeReplies } from './agent-questions.ts';
import { listAgentTopics } from './agent-topics.ts';
import type { Edition } from './edition.ts';

/**
 * Returns what tools cut their answers from. Claims keep their counts and the newest quotes. Left out is what only
 * serves to check them: the evidence, months, and p-values, which mean little one by one because all tests are
 * decided together.
 */
export function createAgentSections(edition: Edition) {
	const { insights, reviews, baseUrl } = edition;
	const { version, modified, corpus, aspects, entities, evidence, responses } = insights;
	const byId = new Map(reviews.map((review) => [review.id, review]));
	const reviewOf = (id: string) => byId.get(evidence[id]?.review_id ?? '');
	const quote = (ids: readonly string[]) => quotesOf(ids.map((id) => evidence[id]));
	const withOpinions = (kind: 'services' | 'service_areas') => {
		const mentioned = groupByEach(reviews, ({ mentions }) => mentions[kind]);
		return entities[kind].map(({ evidence: _, ...entity }) => {
			const group = mentioned.get(entity.id) ?? [];
			const quotes = quotesOf(group.map((review) => quoteMention(review, entity.id)));
			return { ...entity, opinions: countOpinions(group), quotes };
		});
	};
	const isPraised = ({ positive }: { readonly positive: number }) => positive > 0;
	return {
		...{ version, edition: insights.edition, modified, corpus },
		full: absoluteUrl(baseUrl, PATHS.insights),
		method: absoluteUrl(baseUrl, PATHS.methodPage),
		summary: insights.summary.sentences.map(({ text }) => text),
		drivers: insights.drivers.map(({ complaint, praise, recent: _, recent_change, ...driver }) => ({
			...driver,
			recent_change: recent_change && withoutP(recent_change),
			complaint: withoutP(complaint),
			praise: withoutP(praise),
		})),
		comparisons: insights.comparisons.map(withoutP),
		trends: insights.trends.map(({ months, change_points: points, ...trend }) => ({
			...trend,
			change_points: points.map(withoutP),
		})),
		responses: {
			...summarizeReplies(edition),
			by_location: responses.by_location,
		},
		recommendations: insights.recommendations,
		alerts: insights.alerts.map(withoutP),
		tests: insights.tests,
		aspects: aspects.map(({ evidence: _, top_evidence, ...aspect }) => ({
			...aspect,
			by_department: countDepartments(edition, aspect.id),
			praised: quote(top_evidence.positive),
			criticized: quote(top_evidence.negative),
		})),
		topics: listAgentTopics(edition),
		questions: listAgentQuestions(edition, reviewOf),
		people: entities.technicians.map(({ evidence: _, scorecard, ...person }) => {
			// Complaints are counted only about someone's own conduct: "0" beside a bad review would mislead.
			const { quotes, praised_in, positive, by_aspect, by_year } = scorecard;
			const others = person.reviews - praised_in;
			const not_counted = `${others} of ${person.reviews} reviews: no praise was found in a sentence that names only this person`;
			const praise = {
				...{ praised_in, positive },
				by_aspect: by_aspect.filter(isPraised).map(({ negative: __, ...counts }) => counts),
				by_year: by_year.filter(isPraised).map(({ negative: __, ...year }) => year),
				...(others > 0 && { not_counted }),
				quotes: quote(quotes),
			};
			const count = (most: number) => countUpTo(most, reviews, person.name);
			return { ...person, low_stars: count(2), up_to_three_stars: count(3), praise };
		}),
		services: withOpinions('services'),
		service_areas: withOpinions('service_areas'),
	};
}
export type AgentSections = ReturnType<typeof createAgentSections>;

/** Counts the reviews with up to this many stars that name a person, whomever they criticize. */
function countUpTo(most: number, reviews: readonly Review[], name: string): number {
	return reviews.filter(
		({ rating, mentions }) => rating <= most && mentions.technicians.includes(name),
	).length;
}

/** Quotes the sentence of a review that mentions a service or a place. */
function quoteMention(review: Review, id: string): Evidence | undefined {
	const source = review.mention_sources.find((each) => each.id === id && each.start !== undefined);
	if (source?.start === undefined) return undefined;
	return quoteAt(review, { in: source.in, start: source.start });
}

/** Counts the reviews that only praise and that only criticize each aspect, most frequent first. */
function countOpinions(reviews: readonly Review[]) {
	const opinions = Map.groupBy(
		reviews.flatMap(({ aspects }) => aspects),
		({ aspect }) => aspect,
	);
	return [...opinions]
		.map(([aspect, found]) => ({ aspect, ...countPolarities(found) }))
		.toSorted((a, b) => b.positive + b.negative - (a.positive + a.negative));
}

/**
 * Counts the reviews about each department that only praise and that only criticize an aspect, and lists the other
 * departments whose reviews it counts.
 */
function countDepartments({ reviews, reviewDepartments }: Edition, aspect: string) {
	const said = reviews.flatMap(({ id, aspects }) => {
		const polarity = aspects.find((each) => each.aspect === aspect)?.polarity;
		return (reviewDepartments.get(id) ?? []).map((department) => ({ department, polarity }));
	});
	const counted = [...Map.groupBy(said, ({ department }) => department)]
		.map(([id, found]) => ({ id, ...countPolarities(found) }))
		.filter(({ positive, negative }) => positive + negative > 0);
	const ids = counted.map(({ id }) => id);
	return counted.map((row) => {
		const includes = departmentsIn(row.id, ids);
		return includes.length > 0 ? { ...row, includes } : row;
	});
}

function countPolarities(found: readonly { readonly polarity: Polarity | undefined }[]) {
	return {
		positive: found.filter(({ polarity }) => polarity === 'positive').length,
		negative: found.filter(({ polarity }) => polarity === 'negative').length,
	};
}

function withoutP<Found extends Pick<Tested, 'p' | 'p_adjusted'>>({
	p,
	p_adjusted,
	...found
}: Found) {
	return found;
}
