import { spansOf, type SpanFinder } from './text-span.ts';

const MARK =
	'born|birth ?date|birthday|date of birth|d\\.?o\\.?b\\.?|geb(?:oren|\\.)|geburtsdatum|nac[ií](?:d[oa])?|fecha de nacimiento|née?|date de naissance';
const LINK =
	'(?:[\\s:,]{1,3}(?:is|was|am|on|the|ist|war|den|es|era|el|est|le)(?!\\p{L})){0,2}[\\s:]{0,3}';
/** A name of a month in English, German, Spanish or French, or its abbreviation. */
const MONTH =
	'(?:jan|feb|febr|f[eé]v|mar|m[aä]r|apr|abr|avr|ma[iy]|jun|jui|jul|aug|ago|ao[uû]|sep|set|o[ck]t|nov|de[czć]|d[eé]c|ene)\\p{L}{0,7}\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?';
const DATE = `\\d{1,4}[./-] ?\\d{1,2}[./-] ?\\d{2,4}|${MONTH} ${DAY},? \\d{4}|${DAY} (?:of |de )?${MONTH},? (?:de |del )?\\d{4}`;

const BIRTH_DATES = [new RegExp(`(?<!\\p{L})(?:${MARK})${LINK}(${DATE})(?!\\d)`, 'dgiu')];

/** Finds whole dates after a word about a birth. A year alone stays. */
export const findBirthDates: SpanFinder = (text) => spansOf(text, BIRTH_DATES);
