/** A sentence labeled as a whole. */
export interface LabelledSentence {
	readonly text: string;
	readonly isPraise: boolean;
}

/** A sentence with a separate label for each category. */
export interface LabelledCategories {
	readonly text: string;
	readonly categories: readonly {
		readonly category: string;
		readonly polarity: CategoryPolarity;
	}[];
}

export type CategoryPolarity = 'positive' | 'negative' | 'neutral';

const ENTITIES: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&apos;': "'",
};

/** Parses UCI Sentiment Labelled Sentences: a sentence, a tab, 1 or 0. */
export function parseTabbed(text: string): LabelledSentence[] {
	return linesOf(text).map((line) => {
		const tab = line.lastIndexOf('\t');
		const label = line.slice(tab + 1).trim();
		if (tab < 0 || (label !== '0' && label !== '1')) {
			throw new SyntaxError(
				`Cannot read the sentence "${line.slice(0, 40)}": it does not end with a label`,
			);
		}
		return { text: line.slice(0, tab).trim(), isPraise: label === '1' };
	});
}

/** Parses Pang and Lee's sentences, one per line. A file contains only praise or only complaints. */
export function parseLines(text: string, isPraise: boolean): LabelledSentence[] {
	return linesOf(text).map((line) => ({ text: line.trim(), isPraise }));
}

/** Parses the XML of MAMS with aspect categories. */
export function parseMams(xml: string): LabelledCategories[] {
	return [...xml.matchAll(/<sentence>([^]*?)<\/sentence>/g)].map(([, sentence = '']) => {
		const text = /<text>([^]*?)<\/text>/.exec(sentence)?.[1];
		if (text === undefined) throw new SyntaxError('Cannot read a sentence of MAMS: it has no text');
		const labels = sentence.matchAll(/category="([^"]+)" polarity="(positive|negative|neutral)"/g);
		return {
			text: text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity).trim(),
			categories: [...labels].map(([, category = '', polarity]) => ({
				category,
				// The pattern allows only these three.
				polarity: polarity as CategoryPolarity,
			})),
		};
	});
}

function linesOf(text: string): string[] {
	return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}
