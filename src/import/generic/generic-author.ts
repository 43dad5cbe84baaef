import { fold } from '../../reviews/fold.ts';
import { identifiesAuthor } from '../values/author-in-url.ts';
import { isNothing, toAnswer, withoutZeros } from '../values/cell-values.ts';
import { toConsent } from '../values/consent.ts';
import { isPlaceholder } from '../values/placeholder-name.ts';
import { shortenName, shortenRealName } from '../values/shorten-name.ts';
import { withoutPlace } from '../values/without-place.ts';
import { choiceOf } from '../files/choice-headings.ts';
import { isTick } from './choice-columns.ts';
import { toPlainName } from './column-name.ts';
import { columnsFor } from './generic-fields.ts';
import { sourceOf, type GenericRecord } from './generic-record.ts';
import { kindOfCell, kindOfColumn } from './personal-columns.ts';
import type { Secret } from '../personal-data/redact-personal-data.ts';
import { isRefusal } from './privacy-columns.ts';

const DISPLAY_NAME = /display|anzeige|public|nick|alias|user|nutzer|usuario|utilisateur|pseudo/;
/** Phone numbers and streets. */
const NO_NAME =
	/^(?:\d[\d\s().-]*|\d+ .*\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|way|boulevard|blvd)\.?)$/i;
/** A name in a column that may also have sentences or codes. */
const SHORT_NAME = /^(?=.*\p{L})\S+(?:\s\S+){0,4}$/u;
const ACCOUNT_COLUMN =
	/(?:author|reviewer|user|customer|consumer|member|client|contributor|profile)(?:account|profile)?(?:id|uid|uuid|guid|number|no|name|handle|slug|url|link)$/;

/** Words of exports for an author who may be named. */
const NAMED = new Set(['named', 'public', 'visible', 'shown']);

/** Words of questions about publication without the name. */
const NAMELESS =
	/anonym|an[oó]nim|without (?:your |my )?name|ohne (?:ihren |meinen )?namen|sin (?:su |mi )?nombre|sans (?:votre |mon )?nom/;

/** Answers for a name as it is shown anyway, with an initial. */
const FULL_NAME =
	/^(?:(?:yes|ja|s[ií]|oui)[, ]+)?(?:(?:my |with |mit |con |avec )*(?:full|first and last|volle[rmn]?|vollständige[rmn]?|ganze[rmn]?|vor- und nach) ?name|first name (?:and|\+) (?:last )?initial|nombre completo|nom complet)$/;

/** Returns how the export says that the author may be named. Only a clear answer allows the name. */
export function namingOf(row: GenericRecord): 'yes' | 'first-name' | 'anonymous' {
	const { flat, reading } = row;
	const { columns } = reading;
	const answerIn = (name: string) => fold((flat[name] ?? '').trim());
	const namings = columnsFor(columns, 'named').map((name) => namingIn(row, name));
	const asked = columns.fields.get('consent') ?? '';
	const isAsked = choiceOf(asked).question === undefined && NAMELESS.test(asked);
	const isHidden = [...columns.anonymous, ...columnsFor(columns, 'anonymous')].some((name) => {
		const answer = answerIn(name);
		if (isNothing(answer)) return reading.denied.has(name);
		return toAnswer(answer) !== false && !NAMED.has(answer);
	});
	if (isAsked || isHidden || namings.includes('anonymous')) return 'anonymous';
	return namings.includes('first-name') ? 'first-name' : 'yes';
}

function namingIn({ flat, reading, warnings }: GenericRecord, name: string) {
	const answer = withoutZeros(fold((flat[name] ?? '').trim()));
	const told = reading.values.consent.get(answer);
	if (reading.coded.has(name) && /^\d+$/.test(answer)) return told === 'yes' ? 'yes' : 'anonymous';
	if ((isTick(answer, name) && !isRefusal(name)) || FULL_NAME.test(answer)) return 'yes';
	const said = told ?? toConsent(answer, 'show');
	if (said === undefined && !isNothing(answer)) {
		warnings.push(
			`name not shown: "${name}" is not clear; to show it: --consent "THE ANSWER=yes", or =first-name`,
		);
	}
	return said === 'yes' || said === 'first-name' ? said : 'anonymous';
}

/** Whether the export has columns that say whether names may be shown. */
export function saysIfNamed({ columns }: GenericRecord['reading']): boolean {
	const told = [...columnsFor(columns, 'named'), ...columnsFor(columns, 'anonymous')];
	return told.length + columns.anonymous.length > 0;
}

/** Returns the author's name as written, without a place after it, unless it is a placeholder. */
export function fullNameOf({ cell }: GenericRecord): string | undefined {
	const whole = withoutPlace(cell('author') || `${cell('first_name')} ${cell('last_name')}`);
	return isPlaceholder(whole) || NO_NAME.test(whole) ? undefined : whole;
}

/** Returns further names of the customer, to mask them in texts. */
export function otherNamesOf({ cell, cellsOf, flat, reading }: GenericRecord) {
	const [, ...authors] = cellsOf('author');
	const parts = cell('author') === '' ? '' : `${cell('first_name')} ${cell('last_name')}`;
	const named = personalCells({ flat, reading }).filter(({ kind }) => kind === 'name');
	const written = [...authors, parts, ...named.map(({ value }) => value)];
	const names = written
		.map(withoutPlace)
		.filter((name) => SHORT_NAME.test(name) && !isPlaceholder(name))
		.filter((name) => toAnswer(fold(name)) === undefined);
	return names.length === 0 ? undefined : names;
}

/** Returns the first name and an initial, even if the export has the full name. */
export function authorOf(record: GenericRecord): string | undefined {
	const whole = fullNameOf(record);
	if (whole === undefined) return undefined;
	return isChosen(record) ? shortenName(whole) : shortenRealName(whole);
}

/** Whether the author chose the name that is shown, or the export says that it is a first name. */
function isChosen(record: GenericRecord): boolean {
	const { cell, column, reading } = record;
	if (cell('author') === '') return cell('first_name') !== '';
	return (
		!reading.firstParty.has(sourceOf(record)) || DISPLAY_NAME.test(toPlainName(column('author')))
	);
}

/** Returns the review's URL at its source, unless it identifies the author. */
export function sourceUrlOf(record: GenericRecord): string | undefined {
	const { cell, flat, warnings } = record;
	const url = cell('url');
	if (url === '') return undefined;
	const accounts = Object.entries(flat)
		.filter(([name, value]) => ACCOUNT_COLUMN.test(toPlainName(name)) && value.trim() !== '')
		.map(([, value]) => value.trim());
	const names = hiddenWords(fullNameOf(record) ?? '', authorOf(record) ?? '');
	if (!identifiesAuthor(url, { accounts, names })) return url;
	warnings.push('source url left out: it identifies the author');
	return undefined;
}

/** Returns the parts of a name that the short form leaves out. */
function hiddenWords(whole: string, short: string): string[] {
	const shown = new Set(short.split(' '));
	return whole.split(/[\s,]+/).filter((word) => word !== '' && !shown.has(word));
}

/** Returns the customer's numbers, addresses and other data, to mask them in texts. */
export function secretsOf({ flat, reading }: GenericRecord) {
	const proof = { kind: 'order number' as const, value: flat[reading.proof?.column ?? ''] ?? '' };
	const { orders, phones, secrets } = Object.groupBy(
		[...personalCells({ flat, reading }), proof].filter(
			({ kind, value }) => kind !== 'name' && value.trim() !== '',
		),
		({ kind }) => (kind === 'order number' ? 'orders' : kind === 'phone' ? 'phones' : 'secrets'),
	);
	const valuesOf = (cells: readonly Secret[] = []) => cells.map(({ value }) => value.trim());
	return { orders: valuesOf(orders), phones: valuesOf(phones), secrets };
}

/** Returns the cells of personal columns with their kinds. */
function personalCells({ flat, reading }: Pick<GenericRecord, 'flat' | 'reading'>): Secret[] {
	return reading.columns.personal.map((column) => {
		const value = (flat[column] ?? '').trim();
		return { kind: kindOfColumn(column) ?? kindOfCell(value), value };
	});
}
