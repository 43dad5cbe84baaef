import { ImportError } from '../import/import-error.ts';
import type { OperatorAnswers } from '../import/import-format.ts';
import { loadImportMap } from '../import/import-map.ts';
import { SCALES } from '../import/rating-scale.ts';
import { ENCODINGS } from '../import/text-encoding.ts';
import { isTimeZone } from '../reviews/calendar-date.ts';

/** Flags for details that import files leave open, such as the order of dates. */
export const ANSWER_OPTIONS = {
	source: { type: 'string' },
	'date-order': { type: 'string' },
	scale: { type: 'string' },
	'time-zone': { type: 'string' },
	encoding: { type: 'string' },
	map: { type: 'string' },
} as const;

export const ANSWER_HELP = `Answers to questions that a file leaves open:
  --source ID         source of the reviews, one of review_policy.sources in business.yaml
  --date-order ORDER  of dates like 03/04/2026: dmy (3 April) or mdy (March 4)
  --scale N           the best rating: ${SCALES.join(', ')}
  --time-zone ZONE    of times without a zone, like America/New_York; without it, only their day is used
  --encoding NAME     of files that are not UTF-8: ${ENCODINGS.slice(0, 4).join(', ')},
                      ${ENCODINGS.slice(4).join(', ')}
  --map FILE          mapping file, YAML or JSON: what each column contains (docs/importing.md)`;

type AnswerFlags = { readonly [Flag in keyof typeof ANSWER_OPTIONS]?: string | undefined };

/**
 * Parses the flags.
 * @throws {ImportError} that lists the allowed values of a flag.
 */
export async function parseAnswers(flags: AnswerFlags): Promise<OperatorAnswers> {
	const scale = oneOf('scale', flags.scale, SCALES.map(String));
	const timeZone = flags['time-zone'];
	if (timeZone !== undefined && !isTimeZone(timeZone)) {
		throw new ImportError(
			`Cannot use --time-zone "${timeZone}": it is not a time zone like America/New_York`,
		);
	}
	return {
		source: flags.source,
		dateOrder: oneOf('date-order', flags['date-order'], ['dmy', 'mdy'] as const),
		scale: scale === undefined ? undefined : Number(scale),
		timeZone,
		encoding: oneOf('encoding', flags.encoding?.toLowerCase(), ENCODINGS),
		map: flags.map === undefined ? undefined : await loadImportMap(flags.map),
	};
}

function oneOf<Choice extends string>(
	flag: string,
	value: string | undefined,
	choices: readonly Choice[],
): Choice | undefined {
	const choice = choices.find((one) => one === value);
	if (choice !== undefined || value === undefined) return choice;
	throw new ImportError(`Cannot use --${flag} "${value}": it must be one of ${choices.join(', ')}`);
}
