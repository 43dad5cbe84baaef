import { asksForTime } from '../../search/asking-words.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { FaqAnswer } from '../../insights/insights.ts';
import { splitByAnswers } from '../../insights/owner/derive-responses.ts';
import { claimAnswers } from '../../insights/summary/answers-claim.ts';
import { wordClaim } from '../../insights/summary/claim-messages.ts';
import { isReadable } from '../../insights/topics/find-topics.ts';
import { translatorFor } from '../../reviews/messages/catalogs.ts';
import type { Review } from '../../reviews/review.ts';
import { totalOf } from '../../reviews/rating-summary.ts';
import { totalStars } from '../../reviews/star-counts.ts';
import { stemsOf, translationsOf, wordsOfQuestion } from './agent-words.ts';
import type { Edition } from './edition.ts';
import { countByReason } from './count-by-reason.ts';
import { listed } from './listed.ts';
import { listStatedTimes } from './stated-times.ts';

interface AgentQuestion extends Partial<Pick<FaqAnswer, 'source' | 'signed'>> {
	readonly id: string;
	readonly question: string;
	readonly answer: string;
	/** The counts behind the answer. */
	readonly basis: object & Partial<Pick<FaqAnswer['basis'], 'by_location'>>;
	readonly review_ids?: readonly string[];
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
		/** The words of its outcomes, as stems. */
		readonly outcomes: readonly string[];
		/** Phrases that mean the question, as stems. */
		readonly phrases: readonly (readonly string[])[];
		/** The question in other languages. */
		readonly asked_in: Readonly<Record<string, string>>;
		/** For facts about reviews: lists of stems; a question needs one of each list, and two in all. */
		readonly needs?: readonly (readonly string[])[];
		/** For facts about reviews: a word that a question in another language needs. */
		readonly needs_in?: Readonly<Record<string, string>>;
	};
}

const REMOVING =
	'removed removal deleted hidden hide withheld withhold edited edit altered censored suppressed';
/** As many ids as a model needs to look at examples. */
const MAX_IDS = 30;

/** Lists the questions that are answered: those that reviews speak to, and those about the reviews themselves. */
export function listAgentQuestions(
	edition: Edition,
	reviewOf: (evidenceId: string) => Review | undefined,
): AgentQuestion[] {
	const { insights, reviews, baseUrl, questions } = edition;
	const url = (path: string) => absoluteUrl(baseUrl, path);
	const foreign = reviews.filter(
		(review) => review.text !== '' && review.language !== 'und' && !isReadable(review),
	);
	const needs_in = translationsOf('page.reviews');
	const none = { outcomes: [], phrases: [] };
	const counted = insights.faq.map(({ evidence, ...answer }) => {
		const asked = questions.find(({ id }) => id === answer.id);
		const cited = [...new Set(evidence.flatMap((id) => reviewOf(id)?.id ?? []))];
		const isDerived = answer.source === 'derived';
		return {
			...answer,
			...listed('review_ids', cited, MAX_IDS),
			// The evidence has at most 200 of the reviews that a computed answer counts.
			...(isDerived &&
				answer.basis.n > MAX_IDS && { review_ids_left_out: answer.basis.n - MAX_IDS }),
			...(isDerived &&
				describeUncounted(
					foreign,
					new Set(evidence.map((id) => reviewOf(id)?.id)),
					answer.basis.n,
				)),
			...(asksForTime(answer.question) && { times: listStatedTimes({ evidence }, reviewOf) }),
			search: {
				url: url(`${PATHS.insightPages}#questions`),
				aspects: asked?.match.aspects ?? [],
				own: stemsOf(answer.question),
				stems: stemsOf(`${answer.id} ${answer.question}`),
				...(asked ? wordsOfQuestion(edition, asked) : { ...none, asked_in: {} }),
			},
		};
	});
	return [
		...counted,
		...describeReplies(edition).map((answer) => ({
			...{
				id: 'replies',
				question: translatorFor('en')('question.replies'),
				...answer,
			},
			search: {
				...{ url: url(`${PATHS.insightPages}#answers`), aspects: [], own: [], ...none },
				asked_in: translationsOf('question.replies'),
				stems: stemsOf(
					'answer reply replies respond response bad negative complaint review business owner',
				),
				needs_in,
				needs: [
					stemsOf('review complaint reply'),
					stemsOf('answer reply replied respond responded response'),
				],
			},
		})),
		{
			...{ id: 'removed-reviews', question: translatorFor('en')('question.removed') },
			...describeRemovals(edition),
			search: {
				...{ url: url(PATHS.verificationPage), aspects: [], own: [], ...none },
				asked_in: translationsOf('question.removed'),
				stems: stemsOf(`review complaint author customer ${REMOVING}`),
				needs_in,
				needs: [stemsOf('review complaint'), stemsOf(REMOVING)],
			},
		},
	];
}

/** Says how many texts of other languages are not among the replies. The evidence has at most 200 of these. */
function describeUncounted(
	foreign: readonly Review[],
	replies: ReadonlySet<string | undefined>,
	n: number,
) {
	const count = foreign.filter(({ id }) => !replies.has(id)).length;
	if (count === 0) return {};
	const most = n > replies.size ? 'at most ' : '';
	return { not_counted: `${most}${count} texts that are not in English` };
}

/** How often the business replied, and how many low-star reviews came from sources where it never did. */
export function summarizeReplies({ insights, reviews }: Pick<Edition, 'insights' | 'reviews'>) {
	const { sources, overall, low_stars } = insights.responses;
	const other = splitByAnswers(reviews, sources).silent;
	const never_replied = {
		sources: [...new Set(other.map(({ source }) => source.id))],
		low_stars: other.filter(({ rating }) => rating <= 2).length,
	};
	return { overall, low_stars, never_replied };
}

function describeReplies(edition: Edition) {
	const basis = summarizeReplies(edition);
	const { overall } = basis;
	if (edition.reviews.length === 0) return [];
	if (!overall) return [{ answer: 'No review has a reply.', basis }];
	const names = new Map(edition.policy.sources.map(({ id, name }) => [id, name]));
	const claim = claimAnswers(edition.reviews, edition.insights.responses);
	const sentences = [
		claim && wordClaim(translatorFor('en'), claim, (_, id) => names.get(id) ?? id),
		`Of all ${overall.n} reviews from sources with replies, ${overall.answered} ${overall.answered === 1 ? 'has' : 'have'} a reply.`,
	];
	return [{ answer: sentences.filter(Boolean).join(' '), basis }];
}

/** Counts removed reviews by reason, with those that the policy of their source withdrew. */
export function countRemoved({ removed, log }: Pick<Edition, 'removed' | 'log'>) {
	const removals = log?.removals ?? removed;
	const by_reason = countByReason(removals).map(({ reason, stars }) => ({
		...{ reason, count: totalOf(stars) },
	}));
	return { total: removals.length, by_reason };
}

/** Counts stored reviews that are not published, and those that were not imported. */
export function countWithheld({ audit }: Pick<Edition, 'audit'>) {
	return { held_back: totalOf(totalStars(audit.heldBack)), left_out: audit.leftOut.length };
}

function describeRemovals(edition: Edition) {
	const { held_back, left_out } = countWithheld(edition);
	const edited = edition.reviews.filter(({ edited_at }) => edited_at !== undefined);
	const basis = {
		...countRemoved(edition),
		...{ edited: edited.length, held_back, left_out },
		...listed(
			'edited_reviews',
			edited.map(({ id }) => id),
			MAX_IDS,
		),
	};
	const reasons = basis.by_reason.map(({ reason, count }) => `${count} ${reason}`).join(', ');
	const sentences = [
		basis.total === 0
			? 'No published review has been removed so far.'
			: `Removed after publication: ${basis.total} (${reasons}).`,
		`Edited by their authors: ${edited.length} ("edited_at" says when).`,
		held_back === 0
			? 'No stored review is withheld.'
			: `Stored but not published, because unverified or against the policy of the source: ${held_back}.`,
		left_out > 0 && `Not imported, because their platform does not publish them: ${left_out}.`,
		'Answers whose authors did not agree to publication are never stored, so they are not counted.',
		'For the rules, see part "policy" of get_business, or fetch "policy".',
	];
	return { answer: sentences.filter(Boolean).join(' '), basis };
}
