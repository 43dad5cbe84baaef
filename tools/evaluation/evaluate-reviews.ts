import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { readYaml } from '../../src/content/read-yaml.ts';
import { Aspect } from '../../src/insights/aspect.ts';
import type { AspectFind } from '../../src/insights/aspects/aspect-find.ts';
import { OtherPerson, OtherService } from '../named-by-others.ts';
import type { PlacedReading } from '../../src/insights/readings/place-reading.ts';
import { createTextReader } from '../../src/insights/text-reader.ts';
import { wilsonShare, type Share } from '../../src/insights/statistics/wilson.ts';
import {
	evaluateAspects,
	isHit,
	toScores,
	type AspectCase,
	type AspectScores,
	type GoldAspect,
	type PredictedAspect,
	type Scores,
} from './evaluate-aspects.ts';
import { REVIEW_CASES_DIR, type ReviewCase } from './review-cases.ts';

/**
 * Scores on whole reviews: the share of findings that are right (precision), and of labels found (recall).
 */
export interface ReviewScores {
	readonly all: AspectScores;
	readonly byAspect: Readonly<Record<string, AspectScores>>;
	readonly byLength: Readonly<Record<string, AspectScores>>;
	readonly byStars: Readonly<Record<string, AspectScores>>;
	/** Complaints in reviews with four or five stars. */
	readonly complaintsAgainstStars: Scores;
	/** Praise in reviews with one or two stars. */
	readonly praiseAgainstStars: Scores;
	readonly people: Scores;
	readonly services: Scores;
	/** The share of statements that are right, by published confidence. */
	readonly reliability: Readonly<Record<string, Share | undefined>>;
}

/** A review with its labels and the findings of the reader. */
interface ReadCase extends AspectCase {
	readonly review: ReviewCase;
	readonly reading: PlacedReading;
	readonly found: readonly PredictedAspect[];
}

const SHORT = 25;
const MIDDLE = 70;
const CONFIDENCES = [0, 0.25, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** Reads a labeled review and returns its findings. */
export type CaseReader = (review: ReviewCase) => PlacedReading;

/** Reads the people, services and aspects of the labeled reviews. */
export async function readCaseSettings() {
	const path = (name: string) => fileURLToPath(new URL(name, REVIEW_CASES_DIR));
	return {
		people: await readYaml(path('staff.yaml'), z.array(OtherPerson)),
		services: await readYaml(path('services.yaml'), z.array(OtherService)),
		areas: [],
		aspects: await readYaml(path('aspects.yaml'), z.array(Aspect)),
	};
}

/** Returns the engine as a reader of labeled reviews. */
export async function createCaseReader(): Promise<CaseReader> {
	const read = createTextReader(await readCaseSettings());
	return ({ title, text, rating }) => read(text, { title, rating, isEnglish: true });
}

/** Scores the findings of a reader in labeled English reviews. Each aspect counts once per review. */
export function evaluateReviews(reviews: readonly ReviewCase[], read: CaseReader): ReviewScores {
	const english = reviews.filter(({ language }) => language === undefined);
	const cases = english.map((review): ReadCase => {
		const { id, text, rating, statements } = review;
		const reading = read(review);
		const [gold, found] = [perAspect(statements), perAspect(reading.aspects)];
		return { id, text, rating, gold, review, reading, found };
	});
	const aspects = [...new Set(cases.flatMap(({ gold }) => gold.map(({ aspect }) => aspect)))];
	return {
		all: score(cases),
		byAspect: Object.fromEntries(
			aspects.toSorted().map((aspect) => [aspect, score(cases.map((one) => only(one, aspect)))]),
		),
		byLength: scoreGroups(cases, ({ text }) => lengthOf(text)),
		byStars: scoreGroups(cases, ({ rating }) => starsOf(rating)),
		complaintsAgainstStars: scoreAgainst(cases, 'negative', (rating) => rating >= 4),
		praiseAgainstStars: scoreAgainst(cases, 'positive', (rating) => rating <= 2),
		people: scoreNames(cases, 'people'),
		services: scoreNames(cases, 'services'),
		reliability: Object.fromEntries(
			CONFIDENCES.map((least, at) => {
				const below = CONFIDENCES[at + 1] ?? Infinity;
				return [`from ${least}`, reliabilityOf(cases, least, below)];
			}),
		),
	};
}

function score(cases: readonly ReadCase[]): AspectScores {
	const found = new Map(cases.map((one) => [one.text, one.found]));
	return evaluateAspects(cases, (text) => found.get(text) ?? []);
}

function scoreGroups(cases: readonly ReadCase[], groupOf: (one: ReadCase) => string) {
	const groups = Map.groupBy(cases, groupOf);
	return Object.fromEntries([...groups].toSorted().map(([name, some]) => [name, score(some)]));
}

/** Combines the statements about this business now by aspect; both polarities of one give "mixed". */
function perAspect(
	statements: readonly (Pick<AspectFind, 'aspect' | 'polarity'> & {
		readonly subject?: string;
		readonly alt?: readonly string[] | undefined;
	})[],
) {
	const joined = new Map<string, GoldAspect & PredictedAspect>();
	for (const { aspect, polarity, subject = 'us', alt = [] } of statements) {
		if (subject !== 'us' || polarity === undefined || polarity === 'neutral') continue;
		const known = joined.get(aspect);
		const isMixed = known !== undefined && known.polarity !== polarity;
		const all = [...(known?.alt ?? []), ...alt];
		joined.set(aspect, { aspect, polarity: isMixed ? 'mixed' : polarity, alt: all });
	}
	return [...joined.values()];
}

/** Keeps only one aspect: its labels, the findings that match them, and wrong findings of this aspect. */
function only(one: ReadCase, aspect: string): ReadCase {
	const gold = one.gold.filter((label) => label.aspect === aspect);
	const others = one.gold.filter((label) => label.aspect !== aspect);
	const found = one.found.filter(
		(find) =>
			gold.some((label) => isHit(find, label)) ||
			(find.aspect === aspect && !others.some((label) => isHit(find, label))),
	);
	return { ...one, gold, found };
}

function lengthOf(text: string): string {
	const words = text.split(/\s+/).length;
	if (words <= SHORT) return `1 to ${SHORT} words`;
	return words <= MIDDLE ? `${SHORT + 1} to ${MIDDLE} words` : `over ${MIDDLE} words`;
}

function starsOf(rating = 3): string {
	return rating <= 2 ? '1 or 2 stars' : rating >= 4 ? '4 or 5 stars' : '3 stars';
}

function scoreAgainst(
	cases: readonly ReadCase[],
	polarity: 'positive' | 'negative',
	isAgainst: (rating: number) => boolean,
): Scores {
	let right = 0;
	let found = 0;
	let labels = 0;
	for (const { review, reading } of cases) {
		if (!isAgainst(review.rating)) continue;
		const gold = review.statements.filter(
			(label) => label.subject === 'us' && label.polarity === polarity,
		);
		const finds = new Map(
			reading.aspects
				.filter((find) => find.polarity === polarity || find.polarity === 'mixed')
				.map((find) => [find.aspect, find]),
		);
		found += finds.size;
		labels += new Set(gold.map(({ aspect }) => aspect)).size;
		right += [...finds.values()].filter((find) => gold.some((label) => isHit(find, label))).length;
	}
	return toScores(right, found, labels);
}

function scoreNames(cases: readonly ReadCase[], kind: 'people' | 'services'): Scores {
	let right = 0;
	let found = 0;
	let labels = 0;
	for (const { review, reading } of cases) {
		const gold = new Set(review[kind].map(({ id }) => id));
		const finds = new Set(reading[kind].map(({ id }) => id));
		found += finds.size;
		labels += gold.size;
		right += [...finds].filter((id) => gold.has(id)).length;
	}
	return toScores(right, found, labels);
}

function reliabilityOf(cases: readonly ReadCase[], least: number, below: number) {
	const finds = cases.flatMap(({ review, reading }) =>
		reading.aspects
			.filter(({ polarity }) => polarity === 'positive' || polarity === 'negative')
			.filter(({ confidence = 0 }) => confidence >= least && confidence < below)
			.map((find) =>
				review.statements.some(
					(label) =>
						label.subject === 'us' && label.polarity === find.polarity && isHit(find, label),
				),
			),
	);
	return wilsonShare(finds.filter(Boolean).length, finds.length);
}
