import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { FaqAnswer } from '../../insights/insights.ts';
import type { Responses } from '../../insights/owner/owner-insights.ts';
import { isReadable } from '../../insights/topics/find-topics.ts';
import { translatorFor } from '../../reviews/messages/catalogs.ts';
import type { Review } from '../../reviews/review.ts';
import { splitWords } from '../../reviews/words.ts';
import { stemOf } from '../../search/read-question.ts';
import type { Edition } from './edition.ts';
import { asksForTime, listStatedTimes } from './stated-times.ts';

interface AgentQuestion extends Partial<Pick<FaqAnswer, 'source' | 'signed'>> {
	readonly id: string;
	readonly question: string;
	readonly answer: string;
	/** The counts behind the answer. */
	readonly basis: object;
	readonly not_counted?: string;
	/** Sentences that state a time, if the question asks for one. */
	readonly times?: ReturnType<typeof listStatedTimes>;
	readonly search: {
		readonly url: string;
		/** None if the answer is no opinion. */
		readonly aspects: readonly string[];
		/** The words of the question, and those that find it, without their endings. */
		readonly own: readonly string[];
		readonly stems: readonly string[];
	};
}

/** Lists the questions that are answered: those that reviews speak to, and those about the reviews themselves. */
export function listAgentQuestions(
	edition: Edition,
	reviewOf: (evidenceId: string) => Review | undefined,
): AgentQuestion[] {
	const { insights, reviews, baseUrl, questions } = edition;
	const url = (path: string) => absoluteUrl(baseUrl, path);
	const unread = reviews.filter((review) => review.text !== '' && !isReadable(review)).length;
	const counted = insights.faq.map(({ evidence, ...answer }) => ({
		...answer,
		...(unread > 0 && { not_counted: `${unread} texts that are not in English` }),
		...(asksForTime(answer.question) && { times: listStatedTimes({ evidence }, reviewOf) }),
		search: {
			url: url(`${PATHS.insightPages}#questions`),
			aspects: questions.find(({ id }) => id === answer.id)?.match.aspects ?? [],
			own: stemsOf(answer.question),
			stems: stemsOf(`${answer.id} ${answer.question}`),
		},
	}));
	return [
		...counted,
		...describeReplies(edition).map((answer) => ({
			...{
				id: 'replies',
				question: 'Does the business reply to reviews, and how fast?',
				...answer,
			},
			search: {
				...{ url: url(PATHS.insightPages), aspects: [], own: [] },
				stems: stemsOf(
					'answer reply replies respond response bad negative complaint review business owner',
				),
			},
		})),
		{
			...{ id: 'removed-reviews', question: 'Were reviews removed, deleted or hidden?' },
			...describeRemovals(edition),
			search: {
				...{ url: url(PATHS.verificationPage), aspects: [], own: [] },
				stems: stemsOf('review removed removal deleted hidden hide'),
			},
		},
	];
}

function stemsOf(text: string): string[] {
	return [...new Set(splitWords(text).map(stemOf))];
}

/** How often the business replied, and how many low-star reviews came from sources where it never did. */
export function summarizeReplies({ insights, reviews }: Pick<Edition, 'insights' | 'reviews'>) {
	const { sources, overall, low_stars } = insights.responses;
	const other = reviews.filter(({ source }) => !sources.includes(source.id));
	const never_replied = {
		sources: [...new Set(other.map(({ source }) => source.id))],
		low_stars: other.filter(({ rating }) => rating <= 2).length,
	};
	return {
		overall: withoutInterval(overall),
		low_stars: withoutInterval(low_stars),
		never_replied,
	};
}

/** All reviews are counted, so that a share of them needs no margin of error. */
function withoutInterval(rate: Responses['overall']) {
	if (!rate) return undefined;
	const { ci95: _, ...counts } = rate;
	return counts;
}

function describeReplies(edition: Edition) {
	const basis = summarizeReplies(edition);
	const { overall, low_stars: low, never_replied: never } = basis;
	if (!overall || !low) return [];
	const { n, answered, median_days: days } = low;
	const t = translatorFor('en');
	const names = edition.policy.sources.filter(({ id }) => never.sources.includes(id));
	const sentences = [
		days === undefined
			? t('claim.answers', { n, answered })
			: t('claim.answers_within', { n, answered, days }),
		`Of all ${overall.n} reviews there, ${overall.answered} have a reply.`,
		never.low_stars > 0 &&
			`Not counted: ${never.low_stars} with 1 or 2 stars from sources where the business has never replied (${names.map(({ name }) => name).join(', ')}).`,
	];
	return [{ answer: sentences.filter(Boolean).join(' '), basis }];
}

/** Counts removed reviews by reason. */
export function countRemoved({ removed }: Pick<Edition, 'removed'>) {
	const by_reason = [...Map.groupBy(removed, ({ reason }) => reason)].map(([reason, group]) => ({
		...{ reason, count: group.length },
	}));
	return { total: removed.length, by_reason };
}

function describeRemovals(edition: Edition) {
	const basis = countRemoved(edition);
	const reasons = basis.by_reason.map(({ reason, count }) => `${count} ${reason}`).join(', ');
	const answer =
		basis.total === 0
			? 'No published review has been removed so far.'
			: `Removed after publication: ${basis.total} (${reasons}).`;
	return { answer, basis };
}
