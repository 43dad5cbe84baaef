import { isNegatedAt } from '../text/negation.ts';
import type { ParsedText } from '../text/parse-text.ts';
import { tokenize, type Span } from '../text/tokens.ts';
import { mentionProbability, isLearned } from './mention-model.ts';
import { DECLARED, serviceFeaturesOf, wordFeaturesOf } from './service-features.ts';
import type { NamedService } from './services/named-service.ts';
import { kindsOf, toOfferedKinds } from './services/offered-kinds.ts';
import {
	createPatternMatcher,
	stemText,
	type PatternHit,
	type StemmedText,
} from './services/pattern-matcher.ts';
import { SERVICE_KINDS } from './services/service-kinds.ts';
import { parsePatterns, type ServicePattern } from './services/service-pattern.ts';
import { createStems } from './services/stems.ts';

/** A span of text that mentions a service. */
export interface ServiceFind extends Span {
	readonly id: string;
	/** Whether the customer says that it was not done or not needed. */
	readonly negated: boolean;
}

export type ServiceFinder = (parsed: ParsedText) => ServiceFind[];

/** Decides from features whether candidate matches mean the service. */
export type ServiceDecision = (
	features: ReadonlySet<string>,
	finds: readonly ServiceFind[],
) => boolean;

/**
 * Minimum probability that a match means a service, chosen on the training part and the labeled sentences
 * (decision 0052). It is lower for the operator's own words that the model never saw in training.
 */
const MIN_PROBABILITY = { learned: 0.78, declared: 0.5 } as const;

const decideByModel: ServiceDecision = (features) => {
	const isNew = features.has(DECLARED) && !wordFeaturesOf(features).some(isLearnedWord);
	return (
		mentionProbability('service', features) >=
		(isNew ? MIN_PROBABILITY.declared : MIN_PROBABILITY.learned)
	);
};
const isLearnedWord = (feature: string) => isLearned('service', feature);

/** Ids of the services that a pattern stands for. */
type Ids = readonly string[];

/**
 * Creates a finder for services mentioned in a text. It looks for the operator's names and synonyms, and for
 * common phrases for services with that id or name. Of overlapping matches, the longest wins.
 */
export function createServiceFinder(
	services: readonly NamedService[],
	isMeant: ServiceDecision = decideByModel,
): ServiceFinder {
	const offered = toOfferedKinds(services, SERVICE_KINDS);
	const patterns: ServicePattern<Ids>[] = [
		...services.flatMap(toDeclaredPatterns),
		...[...offered].flatMap(([{ words }, { ids, isBroader }]) =>
			parsePatterns(words, ids).map((pattern) => ({ ...pattern, isBroader })),
		),
	];
	const others = SERVICE_KINDS.filter((kind) => !offered.has(kind))
		.flatMap(({ words }) => parsePatterns(words, NOTHING))
		.filter(isLongName);
	const written = wordsIn(patterns);
	const capitals = new Set(written.filter((word) => word !== word.toLowerCase()));
	const stemsOf = createStems([...written, ...wordsIn(others)].map((word) => word.toLowerCase()));
	const findPatterns = createPatternMatcher(patterns);
	const findOthers = createPatternMatcher(others);

	return (parsed) => {
		const stemmed = stemText(parsed, stemsOf, capitals);
		const hits = findPatterns(parsed, stemmed);
		if (hits.length === 0) return [];
		const longer = findOthers(parsed, stemmed);
		const finds = choose(hits.filter((hit) => !longer.some((other) => contains(other, hit))))
			.flatMap((hit) => toFinds(hit, parsed, stemmed))
			.toSorted((a, b) => a.start - b.start || a.end - b.end);
		const byId = Map.groupBy(finds, ({ id }) => id);
		const meant = [...byId].filter(([, some]) =>
			isMeant(
				serviceFeaturesOf(
					some.map(({ place }) => place),
					byId.size,
				),
				some,
			),
		);
		const ids = new Set(meant.map(([id]) => id));
		return finds.filter(({ id }) => ids.has(id)).map(({ place: _place, ...find }) => find);
	};
}

const NOTHING: Ids = [];

function wordsIn(patterns: readonly ServicePattern<Ids>[]): string[] {
	return patterns.flatMap(({ phrases }) => phrases.flat(2));
}

/** Tells whether a pattern is one phrase of several words, such as "heater core" or "oil pump". */
function isLongName({ phrases, weak }: ServicePattern<Ids>): boolean {
	return !weak && phrases.length === 1 && (phrases[0]?.length ?? 0) > 1;
}

function contains(other: PatternHit<Ids>, { tokens }: PatternHit<Ids>): boolean {
	return other.tokens.length > tokens.length && tokens.every((at) => other.tokens.includes(at));
}

function toDeclaredPatterns(service: NamedService): ServicePattern<Ids>[] {
	const { id, name, synonyms = [] } = service;
	const known = kindsOf(service, SERVICE_KINDS).length > 0;
	return [name, ...synonyms]
		.map((text) => ({ text, words: wordsOf(text) }))
		.filter(({ text, words }) => words.length > (known && text === name ? 1 : 0))
		.map(({ words }) => ({
			meaning: [id],
			phrases: [words.map((word) => [word])],
			ordered: false,
			weak: false,
			isDeclared: true,
		}));
}

/** Splits a name into lower-case words; abbreviations keep their capitals. */
function wordsOf(text: string): string[] {
	return tokenize(text)
		.filter(({ kind }) => kind !== 'sign')
		.map(({ word, start, end }) => {
			const asWritten = text.slice(start, end);
			return /^\p{Lu}[\p{Lu}\p{N}]{1,4}$/u.test(asWritten) ? asWritten : word;
		});
}

/**
 * Picks the longest hits first. A hit is dropped if its first phrase is taken. Its other words can be
 * shared, as in "replaced the brakes and the battery".
 */
function choose(hits: readonly PatternHit<Ids>[]): PatternHit<Ids>[] {
	const taken = new Set<number>();
	const sentences = new Set<number>();
	const chosen: PatternHit<Ids>[] = [];
	const ordered = hits.toSorted(
		(a, b) =>
			Number(a.pattern.weak) - Number(b.pattern.weak) ||
			b.tokens.length - a.tokens.length ||
			(a.tokens[0] ?? 0) - (b.tokens[0] ?? 0),
	);
	for (const hit of ordered) {
		if (hit.pattern.weak && sentences.has(hit.sentence)) continue;
		const isTaken = (token: number) => taken.has(token);
		if (hit.tokens.slice(0, hit.leading).some(isTaken) || hit.tokens.every(isTaken)) continue;
		chosen.push(hit);
		sentences.add(hit.sentence);
		for (const token of hit.tokens) taken.add(token);
	}
	return chosen;
}

function toFinds({ pattern, tokens }: PatternHit<Ids>, parsed: ParsedText, stemmed: StemmedText) {
	const place = {
		parsed,
		first: Math.min(...tokens),
		last: Math.max(...tokens),
		stems: tokens.map((token) => stemmed[token]?.[0] ?? ''),
		isDeclared: pattern.isDeclared === true,
		isBroader: pattern.isBroader === true,
	};
	const start = parsed.tokens[place.first]?.start ?? 0;
	const end = parsed.tokens[place.last]?.end ?? start;
	const negated = isNegatedAt(parsed, place.first);
	return pattern.meaning.map((id) => ({ id, start, end, negated, place }));
}
