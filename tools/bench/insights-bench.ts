import vader from 'vader-sentiment';
import { loadContent } from '../../src/content/load-content.ts';
import { createTextReader, isEnglish } from '../../src/insights/text-reader.ts';
import { CONTENT_DIR } from '../../tests/support/content.ts';
import type { Measurement } from './bench.ts';
import { createRandom } from '../../tests/support/random.ts';

const TEXTS = 10_000;
const WORDS = 60;
const ROUNDS = 5;
const CONTEXT = { rating: 4, location: 'alder-falls', isEnglish: true };

/**
 * Compares the full analysis of a text (opinions, people, services and places) with VADER, which
 * computes a single score. Each round reads the same texts with both. The ratio is VADER's median
 * time to ours.
 */
export async function benchInsights(): Promise<Measurement[]> {
	const { settings, records } = await loadContent(CONTENT_DIR);
	const { staff, services, serviceAreas, aspects } = settings;
	const read = createTextReader({ people: staff, services, areas: serviceAreas, aspects });
	const english = records.filter(({ language }) => isEnglish(language));
	const texts = mixSentences(english.map(({ text }) => text));

	const ours: number[] = [];
	const theirs: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		theirs.push(secondsOf(texts, (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text)));
		ours.push(secondsOf(texts, (text) => read(text, CONTEXT)));
	}
	return [
		{
			name: `insights: ${TEXTS} texts of ${WORDS} words, everything that is read`,
			ratio: medianOf(theirs) / medianOf(ours),
			to: 'VADER',
			details: { seconds: medianOf(ours), vaderSeconds: medianOf(theirs) },
		},
	];
}

/** Combines sentences of the sample into texts about as long as reviews. */
function mixSentences(texts: readonly string[]): string[] {
	const sentences = texts
		.flatMap((text) => text.split(/(?<=[.!?])\s+/))
		.filter((text) => text !== '');
	const random = createRandom(8);
	return Array.from({ length: TEXTS }, () => {
		let text = '';
		while (text.split(' ').length < WORDS)
			text += `${text === '' ? '' : ' '}${random.pick(sentences)}`;
		return text;
	});
}

function secondsOf(texts: readonly string[], work: (text: string) => unknown): number {
	const begin = performance.now();
	for (const text of texts) work(text);
	return (performance.now() - begin) / 1000;
}

function medianOf(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
