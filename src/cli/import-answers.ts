import { STATUSES } from '../import/values/cell-values.ts';
import { CONSENTS } from '../import/values/consent.ts';
import { NO_LOCATION } from '../import/find-location.ts';
import { ImportError } from '../import/import-error.ts';
import type { GivenAnswers } from '../import/file-answers.ts';
import type { OperatorAnswers } from '../import/formats/import-format.ts';
import { MEANINGS, type ColumnAnswers } from '../import/generic/column-answers.ts';
import { loadImportMap } from '../import/generic/import-map.ts';
import { SCALE_NAMES } from '../import/values/rating-scale.ts';
import { ENCODINGS } from '../import/files/text-encoding.ts';
import { isTimeZone } from '../reviews/calendar-date.ts';
import { Slug } from '../reviews/slug.ts';

const REPEATED = { type: 'string', multiple: true } as const;

/** Flags for details that import files leave open, such as the order of dates. */
export const ANSWER_OPTIONS = {
	alias: REPEATED,
	stars: REPEATED,
	consent: REPEATED,
	status: REPEATED,
	column: REPEATED,
	location: REPEATED,
	'location-for-all': REPEATED,
	source: REPEATED,
	'source-name': REPEATED,
	'first-party': REPEATED,
	'date-order': REPEATED,
	scale: REPEATED,
	proof: REPEATED,
	'time-zone': REPEATED,
	encoding: REPEATED,
	map: REPEATED,
	format: REPEATED,
} as const;
type Flag = keyof typeof ANSWER_OPTIONS;
type FileFlag = Exclude<Flag, 'alias' | 'stars' | 'consent' | 'status' | 'column'>;

export const ANSWER_HELP = `Answers to questions about the files. Each applies to all files; for one file, write FILE=ANSWER (not for
--alias, --stars, --consent, --status and --column):
  --location ID        location for reviews that do not name one; none skips them
  --location-for-all ID
                       same, and also for reviews that name an unknown location
  --alias NAME=ID      location that files call NAME; saved in business.yaml. NAME=none skips its reviews
  --source ID          source of the reviews: an id in business.yaml, or a platform such as yelp
  --source-name NAME   name of a new source, shown to readers
  --first-party ANSWER for a new source: yes if you asked for its reviews yourself, as in a survey;
                       no if a review site collected them from its accounts
  --date-order ORDER   order in dates like 03/04/2026: dmy (April 3) or mdy (March 4)
  --scale NAME         scale of the ratings: ${SCALE_NAMES.join(', ')} (10 is 1-10; in
                       6-1 and 5-1, 1 is best)
  --stars WORD=N       stars for a word: "Very satisfied=5"
  --consent WORD=WHAT  meaning of an answer about publication: yes, no, anonymous or first-name
  --status WORD=WHAT   whether readers see reviews with a status: published or withheld
  --column NAME=MEANING
                       what a column contains: a field such as rating, date, text, author or reply; or
                       what a yes in it means: consent (publish), named (show the name), anonymous (hide
                       the name), confidential (do not publish). ignore skips the column. Remembered for
                       files with the same columns
  --proof COLUMN       column with the order numbers, which must be in your records: readers see "Verified" and
                       "matched to a repair order or deal" on these reviews; or "invited after the visit",
                       if that is the method of the source in business.yaml
  --time-zone ZONE     time zone of times that have none, like America/New_York; by default,
                       only their day is used
  --encoding NAME      encoding of files that are not UTF-8: ${ENCODINGS.slice(0, 4).join(', ')},
                       ${ENCODINGS.slice(4).join(', ')}
  --map FILE           mapping file, YAML or JSON: what each column contains (docs/run/importing.md)`;

export type AnswerFlags = { readonly [One in Flag]?: readonly string[] | undefined };

export interface ParsedAnswers extends Required<GivenAnswers> {
	/** Location ids by the names in the files. */
	readonly aliases: ReadonlyMap<string, string>;
}

/**
 * Parses the flags.
 * @throws {ImportError} that lists the allowed values of a flag.
 */
export async function parseAnswers(flags: AnswerFlags): Promise<ParsedAnswers> {
	const answers: OperatorAnswers = {
		stars: parseStars(flags.stars),
		consent: parseMeanings('consent', 'ANSWER', CONSENTS, flags.consent),
		status: parseMeanings('status', 'STATUS', STATUSES, flags.status),
		columns: parseColumns(flags.column),
	};
	const fileAnswers = new Map<string, OperatorAnswers>();
	for (const flag of Object.keys(PARSERS) as FileFlag[]) {
		for (const given of flags[flag] ?? []) {
			const [, file, value = given] = /^(.+)=([^=]*)$/s.exec(given) ?? [];
			const parsed = await PARSERS[flag](value);
			if (file === undefined) Object.assign(answers, parsed);
			else fileAnswers.set(file, Object.assign(fileAnswers.get(file) ?? {}, parsed));
		}
	}
	const places = parseAliases(flags.alias);
	const elsewhere = [...places].flatMap(([name, id]) => (id === NO_LOCATION ? [name] : []));
	const aliases = new Map([...places].filter(([, id]) => id !== NO_LOCATION));
	return { answers: { ...answers, elsewhere }, fileAnswers, aliases };
}

const PARSERS: Readonly<
	Record<FileFlag, (value: string) => OperatorAnswers | Promise<OperatorAnswers>>
> = {
	location: (location) => ({ location }),
	'location-for-all': (location) => ({ location, locationForAll: true }),
	source: (source) => ({ source: toSlug(source) }),
	'source-name': (sourceName) => ({ sourceName }),
	'first-party': (is) => ({ firstParty: oneOf('first-party', is, ['yes', 'no']) === 'yes' }),
	'date-order': (order) => ({ dateOrder: oneOf('date-order', order, ['dmy', 'mdy'] as const) }),
	scale: (scale) => ({ scale: oneOf('scale', scale, SCALE_NAMES) }),
	proof: (proof) => ({ proof }),
	'time-zone': (timeZone) => ({ timeZone: toTimeZone(timeZone) }),
	encoding: (encoding) => ({ encoding: oneOf('encoding', encoding.toLowerCase(), ENCODINGS) }),
	map: async (path) => ({ map: await loadImportMap(path) }),
	format: (format) => ({ format }),
};

/** Parses `NAME=ID` to location ids by name. */
function parseAliases(given: readonly string[] = []): ReadonlyMap<string, string> {
	return new Map(given.map((written) => toPair('alias', written, 'NAME IN THE FILE=ID')));
}

/** Parses `WORD=STARS` to whole stars by word. */
function parseStars(given: readonly string[] = []): Readonly<Record<string, number>> {
	const pairs = given.map((written) => {
		const [word, stars] = toPair('stars', written, 'WORD IN THE FILE=STARS');
		return [word, Number(oneOf('stars', stars, ['1', '2', '3', '4', '5']))];
	});
	return Object.fromEntries(pairs);
}

/** Parses `WORD=MEANING` to the meanings of words in the files. */
function parseMeanings<Meaning extends string>(
	flag: Flag,
	word: string,
	choices: readonly Meaning[],
	given: readonly string[] = [],
): Readonly<Record<string, Meaning>> {
	const pairs = given.map((written) => {
		const [cell, meaning] = toPair(flag, written, `${word} IN THE FILE=MEANING`);
		return [cell, oneOf(flag, meaning, choices)] as const;
	});
	return Object.fromEntries(pairs);
}

/** Parses `COLUMN=MEANING` to the meanings of columns. */
function parseColumns(given: readonly string[] = []): ColumnAnswers {
	const pairs = given.map((written) => {
		const [column, meaning] = toPair('column', written, 'COLUMN=MEANING');
		return [column.toLowerCase(), oneOf('column', meaning, MEANINGS)] as const;
	});
	return Object.fromEntries(pairs);
}

function toPair(flag: Flag, written: string, form: string): [name: string, value: string] {
	const [, name = '', value = ''] = /^(.+)=([^=]+)$/s.exec(written) ?? [];
	if (value !== '') return [name.trim(), value.trim()];
	throw new ImportError(`Cannot use --${flag} "${written}": write it as "${form}"`);
}

function toSlug(source: string): string {
	if (Slug.safeParse(source).success) return source;
	const name = JSON.stringify(source);
	throw new ImportError(
		`Cannot use --source ${name}: an id has lowercase letters, digits and "-"\n  For a new source, add its name: --source my-source --source-name ${name}`,
	);
}

function toTimeZone(zone: string): string {
	if (isTimeZone(zone)) return zone;
	throw new ImportError(
		`Cannot use --time-zone "${zone}": it is not a time zone like America/New_York`,
	);
}

function oneOf<Choice extends string>(
	flag: string,
	value: string,
	choices: readonly Choice[],
): Choice {
	const choice = choices.find((one) => one === value);
	if (choice !== undefined) return choice;
	throw new ImportError(`Cannot use --${flag} "${value}": it must be one of ${choices.join(', ')}`);
}
