import { createNameFinder } from '../../../src/insights/mentions/name-finder.ts';
import {
	MENTION_BUCKETS,
	type MentionKind,
	type MentionModelFile,
} from '../../../src/insights/mentions/mention-model-file.ts';
import { bucketsOf } from '../../../src/insights/mentions/mention-model.ts';
import type { Person } from '../../../src/insights/mentions/person.ts';
import { createServiceFinder } from '../../../src/insights/mentions/service-finder.ts';
import type { NamedService } from '../../../src/insights/mentions/services/named-service.ts';
import { packBuckets } from '../pack-weights.ts';
import { parseText } from '../../../src/insights/text/parse-text.ts';
import type { MentionSet } from '../../evaluation/evaluate-mentions.ts';
import type { ReviewCase } from '../../evaluation/review-cases.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { shuffledIndexes } from '../polarity/shuffled-indexes.ts';

/** A match in a text that may mean a person or a service, and whether it does. */
interface MentionExample {
	readonly buckets: Uint32Array;
	readonly isTrue: boolean;
	/** How much the example counts. 1 by default. */
	readonly weight?: number;
}

export const SETTINGS = {
	epochs: 8,
	rate: 0.1,
	/** How strongly weights are pulled toward 0. */
	decay: 0.5,
	/** The minimum number of examples for a feature to be learned. */
	minExamples: 5,
	/** Smaller weights are left out of the model. */
	minWeight: 0.05,
	seed: 1,
} as const;

const SMALL = 1e-2;

/** Trains on labeled reviews, and on sets of labeled sentences, each with its own staff and service lists. */
export function trainMentions(
	reviews: readonly ReviewCase[],
	sets: readonly MentionSet[],
	templates: { readonly names: readonly string[]; readonly services: readonly string[] },
	{
		people,
		services,
	}: { readonly people: readonly Person[]; readonly services: readonly NamedService[] },
): MentionModelFile {
	const names = [
		...namesInReviews(reviews, people),
		...sets.flatMap(namesInSet),
		...templates.names.flatMap(namesInTemplate),
	];
	const found = [
		...servicesInReviews(reviews, services),
		...sets.flatMap(servicesInSet),
		...servicesInTemplates(templates.services, services),
	];
	return { person: pack(fit(names)), service: pack(fit(found)) };
}

/**
 * Lists the names in labeled reviews. A label says who is named, but not where. Of several matches for the
 * same person, lowercase ones are skipped if a capitalized one exists.
 */
function namesInReviews(reviews: readonly ReviewCase[], people: readonly Person[]) {
	/** `key` stands for the person in the review. */
	const examples: (MentionExample & { readonly isSmall: boolean; readonly key: string })[] = [];
	let review: ReviewCase | undefined;
	const find = createNameFinder(people, (features, { parsed, first }, { forms }) => {
		const labels = new Set(review?.people.map(({ id }) => id));
		const ids = forms.map(({ person }) => person.id);
		const id = ids.find((one) => labels.has(one));
		const letter = parsed.text[parsed.tokens[first]?.start ?? 0] ?? '';
		examples.push({
			buckets: toBuckets(features),
			isTrue: id !== undefined,
			key: `${review?.id} ${id ?? ids[0]}`,
			isSmall: letter === letter.toLowerCase(),
		});
		return id !== undefined;
	});
	for (review of reviews) find(parseText(textOf(review)), {});
	const large = new Set(examples.filter(({ isSmall }) => !isSmall).map(({ key }) => key));
	return examples.filter(({ isTrue, isSmall, key }) => !isTrue || !isSmall || !large.has(key));
}

function servicesInReviews(
	reviews: readonly ReviewCase[],
	services: readonly NamedService[],
): MentionExample[] {
	const examples: MentionExample[] = [];
	let review: ReviewCase | undefined;
	const find = createServiceFinder(services, (features, [{ id = '' } = {}]) => {
		const isTrue = review?.services.some((label) => label.id === id) ?? false;
		examples.push({ buckets: toBuckets(features), isTrue });
		return isTrue;
	});
	for (review of reviews) find(parseText(textOf(review)));
	return examples;
}

function namesInSet({ rosters, cases }: MentionSet): MentionExample[] {
	const examples: MentionExample[] = [];
	for (const { kind, text, roster = '', author, location, expected, ambiguous = [] } of cases) {
		if (kind !== 'technician') continue;
		const spans = [...expected, ...ambiguous];
		const find = createNameFinder(rosters[roster] ?? [], (features, { parsed, first }, { end }) => {
			const start = parsed.tokens[first]?.start ?? 0;
			const stop = parsed.tokens[end - 1]?.end ?? 0;
			const isTrue = spans.some((span) => span.start < stop && span.end > start);
			examples.push({ buckets: toBuckets(features), isTrue });
			return isTrue;
		});
		find(parseText(text), { author, location });
	}
	return examples;
}

/**
 * Names for the templates, as declared and as written. `NAMES` are only names, some with another spelling;
 * `WORDS` are also ordinary words.
 */
const NAMES = [
	['Heather'],
	['Geoffrey', 'Jeff'],
	['Priya'],
	['Stephanie', 'Stephany'],
	['Marcus'],
	['Jonathan', 'Johnathan'],
	['Dana'],
	['Michelle', 'Micehlle'],
] as const;
const WORDS = [['Will'], ['Grace'], ['Mark'], ['Rich'], ['Hope'], ['Art'], ['Penny']] as const;
/** The number of names that each template is used with. */
const NAMES_EACH = 3;
const TEMPLATE_WEIGHT = 0.5;

/**
 * Reads a line of `name-templates.txt`: a sign for what the name or word means, and a text with a gap for
 * the name or with the word in brackets.
 */
function namesInTemplate(line: string, at: number): MentionExample[] {
	const [label = '', template = ''] = [line[0], line.slice(2)];
	const word = /\[(\S+)\]/.exec(template)?.[1];
	const choices = label === '@' ? WORDS : NAMES;
	const names = word
		? [[word]]
		: Array.from(
				{ length: NAMES_EACH },
				(_, step) => choices[(at + step) % choices.length] ?? [''],
			);
	return names.flatMap(([name = '', spelled = name]) => {
		const start = template.search(/\{n\}|\[/);
		const rest = template.replace('{n}', '');
		const cased = rest === rest.toLowerCase() ? spelled.toLowerCase() : spelled;
		const written = word ?? (rest === rest.toUpperCase() ? spelled.toUpperCase() : cased);
		const text = template.replace(/\{n\}|\[\S+\]/, written);
		const person = { id: name, name: `${name[0]?.toUpperCase()}${name.slice(1)} Ackerly` };
		const examples: MentionExample[] = [];
		const isTrue = label === '+' || label === '@';
		const find = createNameFinder([person], (features, { parsed, first }) => {
			if (parsed.tokens[first]?.start !== start) return false;
			examples.push({ buckets: toBuckets(features), isTrue, weight: TEMPLATE_WEIGHT });
			return isTrue;
		});
		find(parseText(text), { author: label === '=' ? spelled : '' });
		return examples;
	});
}

function servicesInSet({ serviceCatalog, cases }: MentionSet): MentionExample[] {
	const labeled = cases
		.filter(({ kind }) => kind === 'service')
		.map(({ text, expected }) => ({ text, ids: new Set(expected.map(({ id }) => id)) }));
	return servicesInTexts(labeled, serviceCatalog);
}

/** Reads lines of `service-templates.txt`: comma-separated ids or "-", then " | ", then a text. */
function servicesInTemplates(
	lines: readonly string[],
	services: readonly NamedService[],
): MentionExample[] {
	const labeled = lines.map((line) => {
		const [ids = '', text = ''] = line.split(' | ');
		return { text, ids: new Set(ids.split(',')) };
	});
	return servicesInTexts(labeled, services);
}

function servicesInTexts(
	labeled: readonly { readonly text: string; readonly ids: ReadonlySet<string> }[],
	services: readonly NamedService[],
): MentionExample[] {
	const examples: MentionExample[] = [];
	let labels: ReadonlySet<string> = new Set();
	const find = createServiceFinder(services, (features, [{ id = '' } = {}]) => {
		const isTrue = labels.has(id);
		examples.push({ buckets: toBuckets(features), isTrue });
		return isTrue;
	});
	for (const { text, ids } of labeled) {
		labels = ids;
		find(parseText(text));
	}
	return examples;
}

function textOf({ title, text }: ReviewCase): string {
	return title === undefined ? text : `${title}\n${text}`;
}

function toBuckets(features: ReadonlySet<string>): Uint32Array {
	return Uint32Array.from(bucketsOf(features));
}

/** Fits a logistic regression with a learning rate per weight (AdaGrad, Duchi 2011). */
function fit(examples: readonly MentionExample[]): Float64Array {
	const { epochs, rate, decay, minExamples, minWeight, seed } = SETTINGS;
	const weights = new Float64Array(MENTION_BUCKETS);
	const squares = new Float64Array(MENTION_BUCKETS).fill(SMALL);
	const counts = new Uint32Array(MENTION_BUCKETS);
	for (const { buckets } of examples) for (const at of buckets) counts[at] = (counts[at] ?? 0) + 1;
	const random = createRandom(seed).number;
	for (let epoch = 0; epoch < epochs; epoch++) {
		for (const index of shuffledIndexes(examples.length, random)) {
			const example = examples[index];
			if (!example) continue;
			const { isTrue, weight: share = 1 } = example;
			const gap = ((isTrue ? 1 : 0) - probabilityOf(weights, example)) * share;
			for (const at of example.buckets) {
				const count = counts[at] ?? 0;
				if (count < minExamples) continue;
				const weight = weights[at] ?? 0;
				const gradient = gap - (decay * weight) / count;
				const square = (squares[at] ?? 0) + gradient * gradient;
				squares[at] = square;
				weights[at] = weight + (rate * gradient) / Math.sqrt(square);
			}
		}
	}
	return weights.map((weight) => (Math.abs(weight) < minWeight ? 0 : weight));
}

function probabilityOf(weights: Float64Array, { buckets }: MentionExample): number {
	let odds = 0;
	for (const at of buckets) odds += weights[at] ?? 0;
	return 1 / (1 + Math.exp(-odds));
}

function pack(weights: Float64Array): MentionModelFile[MentionKind] {
	const { unit, buckets } = packBuckets(weights);
	return { unit, weights: buckets };
}
