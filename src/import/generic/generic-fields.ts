import { isReplies, isReplyDate } from '../formats/reply-names.ts';
import { choiceOf } from '../files/choice-headings.ts';
import { isConsentChoice } from './choice-columns.ts';
import { fieldOfHeading } from './plain-headings.ts';
import { isOwn, SCALE, toBareName, toPlainName } from './column-name.ts';
import names from './generic-fields.json' with { type: 'json' };
import { kindOfColumn } from './personal-columns.ts';
import { questionsFor } from './generic-questions.ts';
import { asksForConsent, isAboutMore } from './privacy-columns.ts';

/** Review fields that a generic table or object can have. */
export type GenericField = keyof typeof names;
// `Object.keys` returns strings.
export const GENERIC_FIELDS = Object.keys(names) as GenericField[];

/** The meaning of each column. Several columns can be `personal`, `withheld` or `shown`. */
export interface Columns {
	readonly fields: ReadonlyMap<GenericField, string>;
	/** Further columns for a field, used where the first one is empty. The answers to questions are joined. */
	readonly others?: ReadonlyMap<GenericField, readonly string[]>;
	/**
	 * Columns with names of the customer other than the author's, addresses and numbers. Their values are masked in
	 * texts and never stored.
	 */
	readonly personal: readonly string[];
	/** Columns that contain yes, or a date, for reviews that the platform does not publish. */
	readonly withheld: readonly string[];
	/** Columns that contain no for reviews that the platform does not publish. */
	readonly shown: readonly string[];
	/** Columns that say whether the author stays anonymous. */
	readonly anonymous: readonly string[];
	/** The column of the text, if only its cells show that it is one. */
	readonly proseText?: string | undefined;
	/** Fields for which several columns fit equally well. */
	readonly open: readonly { readonly field: GenericField; readonly columns: readonly string[] }[];
}

/**
 * Column names, as lower-case letters and digits, in tiers. Names in earlier tiers are more
 * specific. `url` has no names: only a mapping file can name that column, because most URLs identify
 * the author, or lead to another page. Neither has `edited`: most exports count replies as updates.
 * `anonymous`, `confidential` and `named` are found by patterns.
 */
const NAMES: Readonly<Record<GenericField, readonly string[]>> = names;
const WITHHELD =
	/^(?:review|meta|date|is|was)*(?:filtered|pending|hidden|deleted|removed|spam|draft|unpublished)(?:at|on|date)?$|^istest$|^test(?:entry|record|response|review)$/;
const SHOWN =
	/^(?:review|meta|is)*(?:published|approved|visible|public)$|^commentapproved$|^(?:ist)?(?:freigeschaltet|sichtbar|online)$|^(?:publicad|aprobad)[oa]$|^(?:publiée?|approuvée?|validée?)$/;
/** Except ids, which trackers give to anonymous visitors. */
const ANONYMOUS =
	/^(?!.*id$).*(?:anonym|an[oó]nim)|^(?:is|was)?(?:hide|hidden|mask|masked)(?:my|the|author|reviewer|customer|user|display)*name$/;
/** Names of a column that has the last name if another has the first name. */
const LAST_NAME = /^(?:(?:your|ihr|votre|tu|su)?(?:name|nom))$/;
/** Stars for a part of the business, which are the rating only if there is no other part. */
const PARTIAL_RATING = /^(?:service|product)rating$/;
const RATING = /(?:ratings?|stars|score)$/;
/** Names of the stars in some exports and of the text in others. */
const EITHER = 'bewertung';
/** Fields that define a review. If several columns fit one of these, the operator must choose. */
const DECISIVE: ReadonlySet<GenericField> = new Set(['id', 'rating', 'date', 'text', 'location']);

/** Fields of which readers see the words or the effect. Brackets in a heading may say who may read the answer: "(only for us)". */
const PUBLISHED: ReadonlySet<GenericField> = new Set([
	...(['author', 'first_name', 'title', 'text', 'consent', 'status'] as const),
]);

/** Whether a heading is a usual one for a field. */
export function isUsualName(field: GenericField, name: string): boolean {
	return NAMES[field].some((tier) => tier.split(' ').includes(toPlainName(name)));
}

/** Returns all columns of a field, in the order of preference. */
export function columnsFor({ fields, others }: Columns, field: GenericField): string[] {
	return [...(fields.has(field) ? [fields.get(field) ?? ''] : []), ...(others?.get(field) ?? [])];
}

/**
 * Assigns the columns of an export to fields, by their names, or by the questions that they ask.
 * @param prose columns with sentences, which do not answer a question about consent
 * @param unrated columns that do not answer a question for the rating
 * @param rated columns with ratings only, which are not the text
 */
export function columnsOf(
	columns: readonly string[],
	prose: readonly string[] = [],
	unrated: readonly string[] = [],
	rated: readonly string[] = [],
): Columns {
	const others = new Map<GenericField, readonly string[]>();
	const fields = new Map<GenericField, string>();
	const byPlainName = Map.groupBy(columns, toPlainName);
	const byBareName = Map.groupBy(
		columns.filter((name) => [undefined, 'name'].includes(kindOfColumn(name))),
		toBareName,
	);
	const isAsked = questionsFor(columns, prose, unrated).has('rating');
	const open: { field: GenericField; columns: string[] }[] = [];
	for (const field of GENERIC_FIELDS) {
		for (const tier of NAMES[field]) {
			const wanted = tier.split(' ');
			const exact = wanted.flatMap((one) => byPlainName.get(one) ?? []);
			const bare = wanted.flatMap((one) => byBareName.get(one) ?? []);
			const named =
				exact.length > 0 || PUBLISHED.has(field)
					? exact
					: bare.filter((name) => field.startsWith('reply') || isOwn(name));
			const found = named.filter((name) => {
				if (SCALE.test(name) && field !== 'rating') return false;
				if (field === 'reply' && fields.get('text') === name) return false;
				if (toPlainName(name) !== EITHER || SCALE.test(name)) return true;
				const isRating = fields.get('rating') === name || rated.includes(name);
				return field === 'text' ? !isRating : !isAsked && !unrated.includes(name);
			});
			const [first] = found;
			if (first === undefined) continue;
			if (found.length > 1 && DECISIVE.has(field)) open.push({ field, columns: found });
			fields.set(field, first);
			break;
		}
	}
	for (const name of columns) {
		const field = fieldOfHeading(name);
		const isKnown = field === undefined || fields.has(field);
		const isOther = rated.includes(name) || [...fields.values()].includes(name);
		if (!isKnown && !isOther && !(field === 'author' && fields.has('first_name'))) {
			fields.set(field, name);
		}
	}
	const author = fields.get('author');
	const isLastName = fields.has('first_name') && LAST_NAME.test(toPlainName(author ?? ''));
	if (author !== undefined && isLastName && !fields.has('last_name')) {
		fields.delete('author');
		fields.set('last_name', author);
	}
	const stars = fields.get('rating') ?? '';
	const further = rated.filter((name) => name !== stars && RATING.test(toPlainName(name)));
	if (PARTIAL_RATING.test(toPlainName(stars)) && further.length > 0) {
		open.push({ field: 'rating', columns: [stars, ...further] });
	}
	const replies = {
		reply: columns.filter((name) => {
			// The comment of an owner of a car, unless there is another text.
			const isText = toPlainName(name) === 'ownercomment' && !fields.has('text');
			return isReplies(toPlainName(name)) && !rated.includes(name) && !isText;
		}),
		reply_date: columns.filter((name) => isReplyDate(toPlainName(name))),
	};
	for (const field of ['reply', 'reply_date'] as const) {
		const known = fields.get(field);
		const used = new Set(fields.values());
		const found = replies[field].filter((name) => !used.has(name));
		const [first, ...rest] = known === undefined ? found : [known, ...found];
		if (first !== undefined) fields.set(field, first);
		if (rest.length > 0) others.set(field, rest);
	}
	const taken = new Set([...fields.values(), ...[...others.values()].flat()]);
	const questions = questionsFor(
		columns.filter((name) => !taken.has(name)),
		prose,
		unrated,
		rated,
	);
	for (const [field, [first = '', ...rest]] of questions) {
		if (fields.has(field) || field === 'consent') continue;
		fields.set(field, first);
		taken.add(first);
		// The answers to several questions are one text.
		const isOpen = field !== 'text' && DECISIVE.has(field);
		if (isOpen && rest.length > 0) open.push({ field, columns: [first, ...rest] });
	}
	const choices = columns.filter((name) => isConsentChoice(name) && name !== fields.get('consent'));
	const consents = columns.filter((name) => {
		if (choiceOf(name).question !== undefined) return false;
		const isConsent = questions.get('consent')?.includes(name) === true || asksForConsent(name);
		const isOther = [fields.get('consent'), fields.get('text')].includes(name);
		return isConsent && !isOther && !prose.includes(name);
	});
	if (consents.length === 1 && !fields.has('consent')) fields.set('consent', consents[0] ?? '');
	else if (consents.length > 0) open.push({ field: 'consent', columns: consents });
	const [firstChoice, ...furtherChoices] = choices;
	if (firstChoice !== undefined && !fields.has('consent')) {
		fields.set('consent', firstChoice);
		others.set('consent', furtherChoices);
	} else if (choices.length > 0) others.set('consent', choices);
	for (const name of [...choices, fields.get('consent') ?? '']) taken.add(name);
	const matching = (pattern: RegExp) => columns.filter((name) => pattern.test(toPlainName(name)));
	return {
		fields,
		others,
		open,
		personal: columns.filter((name) => !taken.has(name) && kindOfColumn(name) !== undefined),
		withheld: matching(WITHHELD),
		anonymous: matching(ANONYMOUS).filter((name) => !taken.has(name) && !isAboutMore(name)),
		shown: matching(SHOWN).filter((name) => !taken.has(name)),
	};
}

/** Whether there are ratings, or recommendations instead. */
export function hasOpinion({ fields }: Pick<Columns, 'fields'>): boolean {
	return fields.has('rating') || fields.has('recommends');
}

const MIN_CONFIDENCE = 0.6;
/** Lower than the confidence of a specific format whose required columns are all present. */
const MAX_CONFIDENCE = 0.69;

/**
 * Returns the confidence that columns belong to a review export. It is 0 unless there are a rating or a
 * recommendation, a date, and a text or an id. Each additional field increases it.
 */
export function confidenceOf(columns: Columns): number {
	const { fields } = columns;
	const isWhole =
		hasOpinion(columns) && fields.has('date') && (fields.has('id') || fields.has('text'));
	return isWhole
		? Math.min(MAX_CONFIDENCE, Math.round((MIN_CONFIDENCE + 0.01 * (fields.size - 3)) * 100) / 100)
		: 0;
}
