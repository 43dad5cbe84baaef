import { GIVEN_NAMES, MEANINGS } from '../../mentions/name-lists.ts';
import communication from './communication.json' with { type: 'json' };
import facility from './facility.json' with { type: 'json' };
import financing from './financing.json' with { type: 'json' };
import general from './general.json' with { type: 'json' };
import honesty from './honesty.json' with { type: 'json' };
import loaner from './loaner.json' with { type: 'json' };
import price from './price.json' with { type: 'json' };
import salesProcess from './sales-process.json' with { type: 'json' };
import speed from './speed.json' with { type: 'json' };
import staff from './staff.json' with { type: 'json' };
import topics from './topics.json' with { type: 'json' };
import tradeIn from './trade-in.json' with { type: 'json' };
import workQuality from './work-quality.json' with { type: 'json' };

/**
 * Words and phrases that mention or judge an aspect. Each field holds patterns (see text/pattern.ts), one
 * per line. A pattern that begins with "~" is weak evidence, which the stars can overrule.
 */
export interface AspectLexicon {
	/** Things that belong to the aspect. An opinion near one of them judges the aspect. */
	readonly nouns: string;
	/** Words that judge the aspect on their own; "not" before them reverses them. */
	readonly good: string;
	readonly bad: string;
	/** Phrases that judge the aspect as they are, including any negation. */
	readonly praise: string;
	readonly complaints: string;
	/** Phrases that mention the aspect without judging it. */
	readonly facts: string;
}

/** Short names that usually mean parts, abbreviations or exclamations in reviews of cars. */
const THINGS = new Set('ant cal cam cat char dot herb jesus len mat reg sol vin viola'.split(' '));
const OTHER_MEANINGS = [MEANINGS.word, MEANINGS.brand, MEANINGS.time, MEANINGS.place, THINGS];

/** Word choices that the data files refer to in braces. */
const CHOICES: Readonly<Record<string, string>> = {
	/** Given names that have no other meaning. */
	'{GIVEN_NAME}': [...GIVEN_NAMES]
		.filter((name) => !OTHER_MEANINGS.some((others) => others.has(name)))
		.join('/'),
	/** Words that customers use for the cars that they bring in. */
	'{CAR_NAME}': general.car_names.join('/'),
};

export const ASPECT_LEXICON: Readonly<Record<string, AspectLexicon>> = {
	staff: patternLists(staff),
	communication: patternLists(communication),
	price: patternLists(price),
	speed: patternLists(speed),
	honesty: patternLists(honesty),
	work_quality: patternLists(workQuality),
	facility: patternLists(facility),
	sales_process: patternLists(salesProcess),
	financing: patternLists(financing),
	trade_in: patternLists(tradeIn),
	loaner: patternLists(loaner),
};

/**
 * Words that hint at an aspect without naming it. A single one is weak evidence. In a short review they show
 * which aspect the stars are for.
 */
export const TOPICS: Readonly<Record<string, string>> = patternLists(topics);

/** Phrases that judge whatever they refer to. */
export const GENERAL_PRAISE = patterns(general.praise);
export const GENERAL_COMPLAINTS = patterns(general.complaints);

/** Phrases that refer to no aspect; they keep other patterns from matching inside them. */
export const ASIDES = patterns(general.asides);

/** Concessions such as "at least": praise follows them, even with few stars. */
export const GRUDGING = patterns(general.grudging);

function patternLists<Key extends string>(
	lists: Readonly<Record<Key, readonly string[]>>,
): Record<Key, string>;
function patternLists(lists: Readonly<Record<string, readonly string[]>>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(lists).map(([field, lines]) => [field, patterns(lines)]),
	);
}

function patterns(lines: readonly string[]): string {
	if (lines.length === 0) return '';
	return `\n${lines.join('\n')}\n`.replace(/\{[A-Z_]+\}/g, (name) => CHOICES[name] ?? name);
}
