import type { BusinessFile } from '../../reviews/business/business-file.ts';
import { fold } from '../../reviews/fold.ts';
import { createAnswerCounter } from './answer-columns.ts';
import { mayProveVisits, withAnswers } from './proof-columns.ts';
import {
	askAboutAuthor,
	askAboutPrivacy,
	askAboutRatings,
	askAboutTexts,
	meaningsOf,
	ratedColumns,
	unreadTexts,
} from './column-questions.ts';
import { aspectColumns } from './generic-aspects.ts';
import { assertHas, mapColumns, unreadColumns, unusedColumns } from './generic-columns.ts';
import { areDatesRelative, countCells, type Recognizer } from './column-values.ts';
import { gatherEvidence, type Evidence } from './generic-evidence.ts';
import { columnsFor, type Columns } from './generic-fields.ts';
import { withPreset } from './import-map.ts';
import { ImportError, UnreadableFile } from '../import-error.ts';
import { locationNamed, NO_LOCATION } from '../find-location.ts';
import { knownSource, sourceNamed } from '../formats/known-sources.ts';
import { areOfPlatforms, firstPartySources } from './first-party.ts';
import type { GenericReading } from './generic-reading.ts';
import type { OperatorAnswers, RawRecord, SettledAnswers } from '../formats/import-format.ts';
import type { OpenQuestion } from '../open-questions.ts';
import { askAboutAnswers, createAnswerCollector } from './consent-answers.ts';
import { describeColumns } from './describe-columns.ts';
import { mayRecommend } from './generic-recommendation.ts';
import { placeColumns } from './place-columns.ts';
import { mayBeReplies } from '../formats/reply-names.ts';
import type { FlatRecord } from './flat-record.ts';
import { isReplyMark } from '../formats/private-replies.ts';
import { toPlainName } from './column-name.ts';
import { SCALES } from '../values/rating-scale.ts';
import { settleRating } from './settle-rating.ts';
import { settleDates, settleSource, type Settled } from './settle-questions.ts';

/** The smallest number of records in which equal titles are no coincidence. */
const MIN_SAME = 3;

/**
 * Reads a table or a list of objects to find its source, the order of day and month, and the rating
 * scale.
 * @param names column names in lower case
 * @param headings the names as written in the file
 * @throws {ImportError} if a column is missing.
 */
export async function settleGeneric(
	file: string,
	[answered, business]: readonly [OperatorAnswers, BusinessFile],
	names: readonly string[],
	records: () => AsyncIterable<RawRecord>,
	headings: GenericReading['headings'] = new Map(),
): Promise<SettledAnswers> {
	assertHas(file, names, answered);
	const given = { ...answered, map: withAnswers(file, answered, names) };
	const map = withPreset(given.map, given.preset);
	const answers = { ...given, map };
	const recognizer = createRecognizer(business);
	const values = await countCells(records(), recognizer);
	const assigned = mapColumns(file, names, { ...given, values });
	const { columns: named, consents } = assigned;
	const isOwn = isSurvey(given);
	// Names of members may be personal; those of columns are not.
	const isNamed = (name: string) => headings.has(name) || !name.includes('@');
	const marksReply = (name: string) =>
		named.fields.has('reply') && isReplyMark(name) && !/\?|\b(?:my|your)\b/.test(name);
	const open = unreadColumns(names, named, given).filter(
		(name) => isNamed(name) && !marksReply(name),
	);
	const told = (['consent', 'named', 'anonymous'] as const)
		.flatMap((field) => given.map?.fields[field] ?? [])
		.map((name) => name.toLowerCase());
	const permissions = columnsFor(named, 'consent');
	const asked = [
		...permissions,
		...columnsFor(named, 'named'),
		...columnsFor(named, 'anonymous'),
		...named.anonymous,
	];
	const { isPlace } = recognizer;
	const counter = createAnswerCounter([...new Set([...open, ...asked, ...consents])], isPlace);
	if (areDatesRelative(named, values)) {
		throw new UnreadableFile(
			file,
			'its dates are relative, like "3 months ago"; export it with absolute dates',
		);
	}
	const collector = createAnswerCollector(permissions);
	const counted = { add: (row: FlatRecord) => (counter.add(row), collector.add(row)) };
	const stars = folded({ ...map?.values.rating, ...answers.stars });
	const evidence = await gatherEvidence(records(), named, stars, counted, {
		datePattern: map?.date_pattern,
	});
	const { columns, notes: titleNotes } = withoutSameTitle(named, evidence);
	const dates = settleDates(evidence, answers, columns.fields.get('date'));
	const scale = settleRating(evidence, answers, columns.fields.get('rating'));
	const from = { file, column: columns.fields.get('source') };
	const source = settleSource(evidence, answers, business, from);
	const parts: readonly Settled<unknown>[] = [source, dates, scale];
	const sources = answerOr(source, { usual: '', byCell: new Map() });
	const ids = [sources.usual, ...sources.byCell.values()];
	const asker = areOfPlatforms(ids, business, answers) ? 'unknown' : 'business';
	const found = counter.found(
		permissions,
		[...told, ...named.anonymous],
		isOwn ? asker : 'platform',
	);
	const privacy = [...new Set([...consents, ...found])];
	const texts = unreadTexts(assigned.unused, values).filter((name) => {
		return !privacy.includes(name) && (isOwn || mayBeReplies(toPlainName(name)));
	});
	const places = placeColumns(open, named, values, business.locations.length);
	const { fields } = named;
	const isWithoutStars = fields.has('recommends') && !fields.has('rating');
	const rated = isWithoutStars
		? ratedColumns([...assigned.unused, ...aspectColumns(names, named)], values)
		: [];
	const recommends = privacy.filter((name) => mayRecommend(name, named, values));
	const meanings = meaningsOf(privacy, { location: places, rating: rated, recommends }, values);
	const others = assigned.unused.filter((name) => ![...privacy, ...texts].includes(name));
	const spell = (columnNames: readonly string[]) =>
		columnNames.map((one) => headings.get(one) ?? one);
	const questions: OpenQuestion[] = [
		...assigned.questions,
		...(texts.length === 0 ? [] : [askAboutTexts(file, spell(texts), named)]),
		...askAboutRatings(file, spell(rated.filter((name) => !privacy.includes(name)))),
		...(isOwn ? askAboutAuthor(file, others, named, values, spell) : []),
		...(privacy.length === 0
			? []
			: [askAboutPrivacy(file, spell(privacy), privacy.map(counter.shown), meanings)]),
		...parts.flatMap((part) =>
			'questions' in part ? part.questions.map((one) => ({ file, ...one })) : [],
		),
	];
	const location = map?.constants.location;
	const known = business.locations.map(({ id }) => id);
	if (location !== undefined && !known.includes(location)) {
		throw new ImportError(
			`Cannot import "${file}": the mapping file names the location "${location}", but the locations in business.yaml are ${known.join(', ')}`,
		);
	}

	const mapped = Object.entries(map?.values.location ?? {});
	const reading: GenericReading = {
		...{ columns, names },
		headings,
		dates: answerOr(dates, { dateOrder: 'dmy' as const }),
		scale: answerOr(scale, SCALES['0-100']),
		location,
		language: map?.constants.language,
		values: {
			rating: new Map([...questions.flatMap(pretendedStars), ...stars]),
			recommends: folded(map?.values.recommends),
			visitType: folded(map?.values.visit_type),
			incentive: folded(map?.values.incentive),
			relationship: folded(map?.values.relationship),
			location: folded(Object.fromEntries(mapped.filter(([, id]) => id !== NO_LOCATION))),
			status: folded({ ...map?.values.status, ...answers.status }),
			consent: folded({ ...map?.values.consent, ...answers.consent }),
			confidential: folded(map?.values.confidential),
			source: sources.byCell,
		},
		proof: map?.proof && { ...map.proof, column: map.proof.column.toLowerCase() },
		firstParty: firstPartySources(business, answers),
		coded: new Set(counter.coded(asked)),
		denied: new Set(asker === 'business' ? counter.denied(asked) : []),
		source: sources.usual,
	};
	questions.push(...askAboutAnswers(file, collector.cells(), reading));
	const [sourceNotes = [], ...otherNotes] = parts.map((part) =>
		'notes' in part ? part.notes : [],
	);
	const notes = [
		...sourceNotes,
		...describeColumns(names, reading, unusedColumns(names, columns, { ...given, values })),
		...otherNotes.flat(),
		...titleNotes,
	];
	const mayProve = map?.proof === undefined ? mayProveVisits(names, values) : undefined;
	const proofs = spell(mayProve === undefined ? [] : [mayProve]);
	const mayPlace = spell(location === undefined ? places : []);
	const away = mapped.flatMap(([name, id]) => (id === NO_LOCATION ? [name] : []));
	const elsewhere = [...(given.elsewhere ?? []), ...away];
	const settled = { reading, notes, questions, mayProve: proofs[0], mayPlace, elsewhere };
	return { ...given, ...settled, source: sources.usual };
}

/** Whether the columns are not all known, as those of a platform are. */
function isSurvey({ preset }: OperatorAnswers): boolean {
	return knownSource(preset?.constants.source ?? '')?.first_party ?? true;
}

/** While the stars of a word are open, its records still say what else they leave open. */
function pretendedStars({ flag, name }: Pick<OpenQuestion, 'flag' | 'name'>) {
	return flag === 'stars' && name !== undefined ? [[fold(name).trim(), 3] as const] : [];
}

/** Recognizes the locations and sources of a business. */
export function createRecognizer({ locations, review_policy: policy }: BusinessFile): Recognizer {
	return {
		isPlace: (cell) => locationNamed(locations, cell) !== undefined,
		isPlatform: (cell) => sourceNamed(cell, policy.sources) !== undefined,
	};
}

function answerOr<Answer>(part: Settled<Answer>, otherwise: Answer): Answer {
	return 'answer' in part ? part.answer : otherwise;
}

/** A title that never changes is the name of the business, or of the form. */
function withoutSameTitle(columns: Columns, { titles }: Evidence) {
	const { title, ...rest } = { title: columns.fields.get('title'), ...columns };
	if (title === undefined || titles.others || titles.count < MIN_SAME) {
		return { columns, notes: [] };
	}
	const fields = new Map([...columns.fields].filter(([field]) => field !== 'title'));
	return {
		columns: { ...rest, fields },
		notes: [`"${title}" is not used as the title: it is the same in every record`],
	};
}

function folded<Value>(values: Readonly<Record<string, Value>> = {}): ReadonlyMap<string, Value> {
	return new Map(Object.entries(values).map(([cell, value]) => [fold(cell).trim(), value]));
}
