import { daysBefore } from '../../../src/reviews/calendar-date.ts';
import { fold } from '../../../src/reviews/fold.ts';
import type { SearchParams } from '../../../src/search/search-params.ts';
import { createRandom, type Random } from '../../../tests/support/random.ts';
import { NEWEST_DAY, type Corpus } from './corpus.ts';
import { SERVICES, TECHNICIANS } from './people.ts';
import type { Question, QuestionClass, Questions } from './question.ts';
import { createWord } from './vocabulary.ts';

const EACH = 60;
const YEARS = 8 * 365;
/** The vocabulary ranks at which common words end and rare words begin. */
const COMMON_RANKS = 400;
const RARE_RANKS = 10_000;
const SHORTEST_COMMON = 3;
const SHORTEST_RARE = 6;

type Facts = Partial<SearchParams>;

type Draw = (random: Random) => Facts;

/** The filters that combined questions add to the text. */
const COMBINATIONS: readonly (readonly [Draw, Draw?])[] = [
	[drawStars],
	[drawDays],
	[drawFacet],
	[drawDays, drawStars],
	[drawFacet, drawStars],
];

/** Draws 60 different questions per class; the same corpus gives the same questions. */
export function drawQuestions({ vocabulary, sample }: Corpus): Questions {
	const random = createRandom(2);
	const texts = sample.map(({ text }) => text);
	const common = vocabulary.slice(0, COMMON_RANKS).filter((word) => word.length >= SHORTEST_COMMON);
	const rare = vocabulary.slice(RARE_RANKS).filter((word) => word.length >= SHORTEST_RARE);
	const drawWord = () => ({ query: random.pick(words(random.pick(texts))) });
	const draws: Record<Exclude<QuestionClass, 'none' | 'since'>, () => Facts> = {
		rating: () => ({ ...drawStars(random), limit: 16 + random.below(5) }),
		date: () => drawDays(random),
		both: () => ({ ...drawStars(random), ...drawDays(random) }),
		facet: () => drawFacet(random),
		common: () => ({ query: common[random.rankBelow(common.length)] ?? '' }),
		infix: () => ({ query: drawInfix(random, texts) }),
		rare: () => ({ query: random.pick(rare) }),
		'no hit': () => ({ query: drawAbsent(random, vocabulary) }),
		two: () => ({ query: drawTwo(random, texts) }),
		phrase: () => ({ query: drawPhrase(random, texts) }),
		combined: () => {
			const [first, second] = random.pick(COMBINATIONS);
			return { ...drawWord(), ...first(random), ...second?.(random) };
		},
	};
	const drawn = Object.entries(draws).map(([name, draw]) => [name, distinct(draw)]);
	return {
		none: numbers(EACH).map((limit) => toSearch({ limit })),
		// The entries have the keys of `draws`.
		...(Object.fromEntries(drawn) as Record<keyof typeof draws, Question[]>),
		since: numbers(EACH).map((age) => ({ kind: 'since', day: daysBefore(NEWEST_DAY, age) })),
	};
}

function distinct(draw: () => Facts): Question[] {
	const drawn = new Map<string, Question>();
	while (drawn.size < EACH) {
		const facts = draw();
		drawn.set(JSON.stringify(facts), toSearch(facts));
	}
	return [...drawn.values()];
}

function toSearch(facts: Facts): Question {
	return { kind: 'search', params: { sort: 'newest', limit: 20, ...facts } };
}

function drawStars(random: Random): Facts {
	if (random.number() < 0.5) return { rating: 1 + random.below(5) };
	const least = 1 + random.below(4);
	return { min_rating: least, max_rating: least + 1 + random.below(5 - least) };
}

function drawDays(random: Random): Facts {
	const since = random.below(YEARS);
	return {
		since: daysBefore(NEWEST_DAY, since),
		until: daysBefore(NEWEST_DAY, random.below(since)),
	};
}

function drawFacet(random: Random): Facts {
	return random.number() < 0.6
		? { mentions_technician: random.pick(TECHNICIANS) }
		: { mentions_service: random.pick(SERVICES) };
}

function drawInfix(random: Random, texts: readonly string[]): string {
	const word = random.pick(words(random.pick(texts)).filter(({ length }) => length >= 6));
	const begin = 1 + random.below(word.length - 4);
	return word.slice(begin, begin + 3 + random.below(Math.min(3, word.length - begin - 3)));
}

/** Draws a word that no text contains, although half of these look as if one could. */
function drawAbsent(random: Random, vocabulary: readonly string[]): string {
	const all = fold(vocabulary.join(' '));
	for (;;) {
		const word = createWord(random, vocabulary.length) + (random.number() < 0.5 ? 'x' : '');
		if (word.length >= 6 && !all.includes(fold(word))) return word;
	}
}

function drawTwo(random: Random, texts: readonly string[]): string {
	const characters = [...random.pick(texts)];
	const begin = random.below(characters.length - 2);
	return characters.slice(begin, begin + 2).join('');
}

/** Draws several consecutive words; may start and end mid-word. */
function drawPhrase(random: Random, texts: readonly string[]): string {
	const parts = random.pick(texts).split(' ');
	const begin = random.below(parts.length - 4);
	const phrase = parts.slice(begin, begin + 2 + random.below(3)).join(' ');
	return random.number() < 0.5 ? phrase : phrase.slice(1, -1).trim();
}

function words(text: string): string[] {
	return text.match(/[\p{L}\p{M}]{3,}/gu) ?? [text];
}

function numbers(count: number): number[] {
	return Array.from({ length: count }, (_, index) => index + 1);
}
