import { fold } from '../../reviews/fold.ts';
import { toVisitType } from '../values/cell-values.ts';
import { consentOf } from './generic-consent.ts';
import { contentIdOf } from '../stored/content-id.ts';
import { disclosedBy } from './disclosed-by.ts';
import { findNestedReplies } from '../formats/find-replies.ts';
import { toFlatRecord, type FlatRecord } from './flat-record.ts';
import {
	authorOf,
	fullNameOf,
	namingOf,
	saysIfNamed,
	otherNamesOf,
	secretsOf,
	sourceUrlOf,
} from './generic-author.ts';
import { genericAspects } from './generic-aspects.ts';
import { isRated as isRatedIn, recommendsOf } from './generic-recommendation.ts';
import * as record from './generic-record.ts';
import type { SettledAnswers } from '../formats/import-format.ts';
import type { ReadRecord } from '../formats/read-record.ts';
import type { RecordProblem } from '../import-report.ts';
import { toDraft } from '../formats/platform-draft.ts';
import { toReplies } from '../formats/platform-reply.ts';
import { withoutPrivateReplies } from '../formats/private-replies.ts';
import { reviewIdOf } from '../stored/review-id.ts';
import { isOrderNumber } from '../formats/survey.ts';
import { mayAskForAnonymity, mayAskForPrivacy, wishProblem } from '../values/stated-wish.ts';
import { firstNameOf } from '../values/shorten-name.ts';
import { isTestEntry, maybeTest } from '../values/test-entry.ts';
import { readDate } from '../values/written-date.ts';

const NO_DAY = 'must be a real date, like 2024-03-04, "March 4, 2024" or "4 March 2024"';
const TEST_ENTRY = 'it looks like a test, not a review';
const TOTAL = 'it is a line of totals, not a review';
const TOTAL_WORD =
	/^(?:(?:(?:grand )?totals?|sums?|averages?|mean|gesamt|summen?|durchschnitt|mittelwert|sumas?|promedios?|medias?|somme|moyennes?|and|und|y|et|\s*[/&+,-])\s*)+(?:[:(].*)?$/i;
const MADE_ID =
	'this id was made from the day, location and text; if the text changes, the review counts as new';
const NO_IDENTITY = 'has no id, and no text, title or author to identify it; add a column of ids';

/** Reads a generic table row or JSON record with the settings determined for its file. */
export function readGeneric(written: unknown, { reading, preset }: SettledAnswers): ReadRecord {
	const { record: value, warnings: leftOut } = withoutPrivateReplies(written);
	const flat = toFlatRecord(value);
	if (flat === undefined || reading === undefined) {
		const reason = 'must be an object with named members';
		return { kind: 'rejected', problems: [{ field: '', reason }] };
	}
	const row = record.createGenericRecord(flat, reading);
	row.warnings.push(...leftOut);
	const { cell, warnings } = row;
	const id = record.idOf(row, value);
	const given = id.value;
	const sourceId = record.sourceOf(row);
	const withheld = record.withheldBy(row);
	const date = readDate(cell('date'), reading.dates);
	const author = authorOf(row);
	const location = record.locationOf(row);
	const words = { title: cell('title'), text: cell('text'), author: author ?? '' };
	const made = date && contentIdOf({ ...words, date, location: location.value });
	const reviewId = given ?? made;
	const consent = consentOf(row);
	// Platforms have published their reviews already.
	const wishes = reading.firstParty.has(sourceId) ? `${words.title}\n${words.text}` : '';
	const isWish =
		mayAskForPrivacy(wishes) && reading.values.consent.get(fold(reviewId ?? '')) !== 'yes';
	// A clear refusal counts whatever the status is.
	if (consent === 'no' && reviewId !== undefined) {
		return { kind: 'refused', reviewId, sourceId, isNameless: author === undefined };
	}
	if (withheld !== undefined && 'reason' in withheld) {
		return { kind: 'skipped', reviewId, sourceId, ...withheld, isWithheld: true };
	}
	const isDoubtful = typeof consent === 'object' || withheld !== undefined || isWish;
	const unpermitted = isDoubtful ? reviewId : undefined;
	const skipped = { kind: 'skipped', reviewId: given, sourceId, unpermitted } as const;
	const said = words.text === '' ? words.title : withoutLeads(words.text);
	// Somebody with a real complaint may be called Test.
	const isAuthorTest = isTestEntry(fullNameOf(row) ?? '');
	if (isTestEntry(said) || (isAuthorTest && (said === '' || maybeTest(said)))) {
		return { ...skipped, reason: TEST_ENTRY };
	}
	if (cell('date') === '' && author === undefined && isTotal(flat))
		return { ...skipped, reason: TOTAL };
	const recommends = recommendsOf(row);
	const isRated = isRatedIn(row);
	if (!isRated && recommends === undefined) return { ...skipped, reason: 'it has no stars' };

	const rated = isRated ? record.ratingOf(row) : undefined;
	const problems: RecordProblem[] = [];
	const reject = (field: Parameters<typeof cell>[0], reason: string, found?: string) =>
		problems.push({ field: row.column(field), reason, found });
	const isMisfit = rated !== undefined && 'reason' in rated;
	if (isMisfit) reject('rating', rated.reason, record.toShortEcho(cell('rating')));
	if (date === undefined) reject('date', dayRule(row), record.toShortEcho(cell('date')));
	if (typeof consent === 'object') problems.push(consent);
	if (isWish) problems.push(wishProblem(reviewId ?? 'ID'));
	if (withheld !== undefined) problems.push(withheld.problem);
	const disclosed = disclosedBy(row);
	problems.push(...disclosed.problems);
	if (id.problem !== undefined) reject('id', id.problem, record.toShortEcho(cell('id')));
	if (reviewId === undefined && problems.length === 0) reject('id', NO_IDENTITY);
	if (problems.length > 0 || isMisfit || date === undefined || reviewId === undefined) {
		return {
			kind: 'rejected',
			reviewId: given,
			sourceId,
			rating: rated?.stars,
			problems,
			unpermitted,
		};
	}

	if (isAuthorTest || maybeTest(said)) {
		const stored = reviewIdOf(sourceId, reviewId);
		warnings.push(
			`may be a test entry; if it is: npm run remove -- --reason "not a customer" ${stored}`,
		);
	}
	if (given === undefined) warnings.push(MADE_ID);
	const naming = [consent, namingOf(row)];
	const isNameless = naming.includes('anonymous') || mayAskForAnonymity(wishes);
	const shown = naming.includes('first-name') ? firstOf(row) : author;
	const { visitType } = reading.values;
	const replies = reading.columns.fields.has('reply')
		? { responses: record.repliesOf(row), warnings: [] }
		: toReplies(findNestedReplies(value, preset?.replies), reading.dates);
	return toDraft({
		reviewId,
		sourceId,
		rating: rated,
		location,
		date: { field: row.column('date'), value: date },
		editedAt: record.editedAt(row),
		experiencedOn: record.visitDayOf(row),
		title: words.title,
		text: words.text,
		sourceUrl: sourceUrlOf(row),
		fullName: fullNameOf(row),
		otherNames: otherNamesOf(row),
		authorName: isNameless ? undefined : shown,
		incentive: disclosed.incentive,
		relationship: disclosed.relationship,
		visitType: record.meaningOf(row, 'visit_type', visitType, toVisitType),
		aspectRatings: genericAspects(flat, reading),
		recommends,
		responses: replies.responses,
		technicians: cell('staff').split(/[;|]/),
		language: cell('language').replaceAll('_', '-') || reading.language,
		proven: provenBy(row, sourceId),
		lacks: {
			text: !reading.columns.fields.has('text'),
			proof: reading.proof === undefined,
			names: !saysIfNamed(reading),
		},
		...secretsOf(row),
		warnings: [...warnings, ...replies.warnings],
	});
}

/** Whether a cell of a row says that the others are totals or averages. */
function isTotal(flat: FlatRecord): boolean {
	return Object.values(flat).some((cell) => TOTAL_WORD.test(cell.trim()));
}

/** Returns the first name alone. */
function firstOf(row: record.GenericRecord): string | undefined {
	return firstNameOf(fullNameOf(row) ?? '');
}

/**
 * Returns the proof of the visit. A platform only shows that there is an account. Surveys by the business prove
 * nothing without a proof column.
 */
function provenBy({ flat, reading }: record.GenericRecord, sourceId: string) {
	const { proof, firstParty } = reading;
	if (proof !== undefined && isOrderNumber(flat[proof.column] ?? '')) return proof.method;
	return firstParty.has(sourceId) ? 'none' : 'platform_account_only';
}

/** Returns the answers to questions without the questions in brackets before them. */
function withoutLeads(text: string): string {
	return text.replaceAll(/^\[[^\]]*\]\n/gm, '');
}

function dayRule({ reading }: record.GenericRecord): string {
	const { datePattern, dateOrder } = reading.dates;
	if (datePattern !== undefined) return `must be a real date, as "${datePattern}"`;
	if (dateOrder === undefined) return NO_DAY;
	return `${NO_DAY}, or in numbers with the ${dateOrder === 'dmy' ? 'day' : 'month'} first`;
}
