import { averageOf, countRatings } from '../../reviews/rating-summary.ts';
import type { Review } from '../../reviews/review.ts';
import { translatorFor } from '../../reviews/messages/catalogs.ts';
import { wordClaim, type NameOf } from './claim-messages.ts';
import { citeReviews, quoteOf, type EvidenceBook } from '../evidence-book.ts';
import type { Summary } from '../insights.ts';
import { inForce, type Overrides } from '../overrides.ts';
import {
	citeExamples,
	draftChanges,
	draftLocations,
	sinceOf,
	type Draft,
	type SummaryInput,
} from './summary-changes.ts';
import { draftCosts, draftPraise } from './summary-aspects.ts';
import { claimAnswers } from './answers-claim.ts';
import { draftDepartment } from './summary-department.ts';
import { isWordingOf, type WordedSummary } from './worded-summary.ts';
import { parseText, sentenceAt } from '../text/parse-text.ts';

const TESTED = 'A change or difference counts as clear only if it is too big to be luck.';
const ENGLISH = translatorFor('en');
const MOST_SENTENCES = 9;
/** Words for the summary other than the generated ones. */
interface Wordings {
	readonly authored: Overrides['summary'];
	readonly worded?: WordedSummary | undefined;
}

/** Sentences that are left out first if there are too many. */
const LEAST_IMPORTANT = ['people', 'praised', 'years', 'location', 'period', 'trend'];

/**
 * Summarizes the reviews in up to nine sentences, chosen by what is significant and large: what customers
 * value, what goes with fewer stars, what changed, how locations differ, and how the business answers. Uses
 * the author's own sentences if they are in force, or a language model's words if they fit these claims.
 */
export function deriveSummary(
	input: SummaryInput,
	{ authored, worded }: Wordings,
	name: NameOf,
	book: EvidenceBook,
): Summary {
	const { reviews } = input;
	const override = inForce(authored, reviews[0]?.date ?? '');
	if (override) {
		const evidence = citeReviews(override.evidence, reviews, book);
		const sentences = override.sentences.map((text) => ({ text, claims: [], evidence }));
		const disclosure = `${ENGLISH('claim.disclosure_author')} By ${override.author}, ${override.date}.`;
		return { source: 'author', disclosure, sentences };
	}
	const drafts = leaveOut([
		...draftOverall(reviews, book),
		...draftChanges(input, book),
		...draftPraise(input),
		...draftCosts(input, book),
		...draftDepartment(input, book),
		...draftLocations(input, book),
		...draftAnswers(input, book),
		...draftPeople(input, book),
	]);
	const sentences = drafts.map(({ claim, claims = [], cite }) => ({
		text: wordClaim(ENGLISH, claim, name),
		claim,
		claims,
		evidence: cite(),
	}));
	if (!worded || !isWordingOf(worded, sentences)) {
		return { source: 'derived', disclosure: ENGLISH('claim.disclosure'), sentences };
	}
	const disclosure =
		`Worded by the language model ${worded.reader.name} on ${worded.date} from the numbers of this ` +
		`document. Software compared its names, numbers and judgments with them. ${TESTED}`;
	const said = sentences.map((sentence, index) => {
		return { ...sentence, text: worded.sentences[index]?.worded ?? sentence.text };
	});
	return { source: 'model', disclosure, sentences: said };
}

function leaveOut(drafts: readonly Draft[]): Draft[] {
	const kept = [...drafts];
	for (const kind of LEAST_IMPORTANT) {
		const place = kept.findLastIndex(({ claim }) => claim.kind === kind);
		if (kept.length > MOST_SENTENCES && place >= 0) kept.splice(place, 1);
	}
	return kept.slice(0, MOST_SENTENCES);
}

function draftOverall(reviews: readonly Review[], book: EvidenceBook): Draft[] {
	const distribution = countRatings(reviews);
	const average = averageOf(distribution);
	if (average === null) return [];
	const high = distribution['5'] + distribution['4'];
	const low = distribution['1'] + distribution['2'];
	const of = reviews.length;
	const claims = [
		{ stars: [4, 5], n: high, of },
		{ stars: [1, 2], n: low, of },
	];
	const cite = () =>
		claims.flatMap(({ stars }) =>
			citeExamples(reviews, book, ({ rating }) => stars.includes(rating)),
		);
	return [
		{
			claim: { kind: 'overall', n: of, average, high, low, since: sinceOf(reviews) },
			claims,
			cite,
		},
	];
}

function draftAnswers({ reviews, responses }: SummaryInput, book: EvidenceBook): Draft[] {
	const claim = claimAnswers(reviews, responses);
	if (!claim) return [];
	const isMeant = ({ rating, responses: found }: Review) =>
		rating <= 2 && found.length > 0 === claim.answered > 0;
	return [{ claim, cite: () => citeExamples(reviews, book, isMeant) }];
}

function draftPeople({ technicians, reviews }: SummaryInput, book: EvidenceBook): Draft[] {
	const named = technicians.slice(0, 3).filter((person) => person.reviews > 0);
	if (named.length === 0) return [];
	const list = named.map(({ id, name, reviews: n }) => ({ id, name, n }));
	const claims = list.map(({ id, n }) => ({ technician: id, n }));
	const cite = () => named.flatMap(({ id }) => citeNaming(id, reviews, book));
	return [{ claim: { kind: 'people', people: list }, claims, cite }];
}

/**
 * Cites the newest review with 4 or 5 stars that names the person in its text, quoting that sentence. Falls back
 * to the newest such review that is tagged with the person.
 */
function citeNaming(person: string, reviews: readonly Review[], book: EvidenceBook): string[] {
	const high = reviews.filter(({ rating }) => rating >= 4);
	const places = high.flatMap((review) =>
		review.mention_sources
			.filter(({ kind, id }) => kind === 'technician' && id === person)
			.map((source) => ({ review, start: source.in ? undefined : source.start })),
	);
	const place = places.find(({ start }) => start !== undefined) ?? places[0];
	if (!place) return [];
	const { review, start } = place;
	if (start === undefined) return [book.cite(review, { basis: 'rating' })];
	const sentence = sentenceAt(parseText(review.text), start);
	return [book.cite(review, quoteOf(review, sentence))];
}
