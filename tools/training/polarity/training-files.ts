import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLabelledLines, type LabelledText } from '../aspects/labelled-lines.ts';
import { OWN_DIR, OWN_FILES } from '../aspects/own-files.ts';
import {
	parseLines,
	parseMams,
	parseTabbed,
	type LabelledCategories,
	type LabelledSentence,
} from './labelled-text.ts';
import { readMarkedSentences, type MarkedSentence } from './marked-sentences.ts';

/** A file of labeled text, from a folder outside the project or from the project. */
export interface TrainingFile {
	readonly name: string;
	readonly source: string;
	readonly licence: string;
	readonly encoding: 'utf8' | 'latin1';
	/** Weight of each of its sentences. */
	readonly weight: number;
	/** How its spans are labeled; absent for files that do not train spans. */
	readonly teachesSpans?: 'by category' | 'by sentence' | 'by mark';
	/** Its folder in this project, if it is a project file. */
	readonly ownDir?: string;
	readonly read: (text: string) => FileContent;
}

export interface FileContent {
	readonly marked?: readonly MarkedSentence[];
	readonly sentences?: readonly LabelledSentence[];
	readonly categories?: readonly LabelledCategories[];
}

const MAMS = {
	source:
		'MAMS-for-ABSA, aspect categories (Jiang et al. 2019), without sentences of public test sets',
	licence: 'Apache-2.0',
	encoding: 'utf8',
	weight: 1,
	teachesSpans: 'by category',
	read: (text: string) => ({ categories: parseMams(text) }),
} as const;
const UCI = {
	source: 'UCI Sentiment Labelled Sentences (Kotzias et al. 2015)',
	licence: 'CC-BY-4.0',
	encoding: 'utf8',
	weight: 1,
	teachesSpans: 'by sentence',
	read: (text: string) => ({ sentences: parseTabbed(text) }),
} as const;
const PANG_LEE = {
	source: 'Sentence polarity dataset 1.0 (Pang and Lee 2005)',
	licence: 'CC-BY-4.0',
	encoding: 'latin1',
	weight: 0.4,
} as const;

const OWN = {
	source: 'written for this project',
	licence: 'MIT',
	encoding: 'utf8',
	weight: 1,
} as const;
const MARKED = {
	...OWN,
	teachesSpans: 'by mark',
	ownDir: fileURLToPath(new URL('own/', import.meta.url)),
	read: (text: string) => ({ marked: readMarkedSentences(text) }),
} as const;
const VISITS = {
	...OWN,
	ownDir: OWN_DIR,
	read: (text: string) => ({ sentences: readLabelledLines(text).flatMap(toJudgedWords) }),
} as const;

export const TRAINING_FILES: readonly TrainingFile[] = [
	{ name: 'mams-acsa-train.xml', ...MAMS },
	{ name: 'mams-acsa-val.xml', ...MAMS },
	{ name: 'mams-acsa-test.xml', ...MAMS },
	{ name: 'yelp_labelled.txt', ...UCI },
	{ name: 'amazon_cells_labelled.txt', ...UCI },
	{ name: 'imdb_labelled.txt', ...UCI },
	{
		name: 'rt-polarity.pos',
		...PANG_LEE,
		read: (text) => ({ sentences: parseLines(text, true) }),
	},
	{
		name: 'rt-polarity.neg',
		...PANG_LEE,
		read: (text) => ({ sentences: parseLines(text, false) }),
	},
	{ name: 'told.txt', ...MARKED },
	{ name: 'restaurants.txt', ...MARKED },
	{ name: 'dealerships.txt', ...MARKED },
	{ name: 'services.txt', ...MARKED },
	{ name: 'hard.txt', ...MARKED },
	...OWN_FILES.map((name) => ({ name, ...VISITS })),
];

/** Returns the path of a file: in its project folder if it has one, otherwise in `dataDir`. */
export function pathOf({ name, ownDir }: TrainingFile, dataDir: string): string {
	return join(ownDir ?? dataDir, name);
}

/**
 * Returns the whole text if it only praises or only complains, otherwise the words of each label.
 */
function toJudgedWords({ text, labels }: LabelledText): LabelledSentence[] {
	const judged = labels.filter(
		({ polarity }) => polarity === 'positive' || polarity === 'negative',
	);
	const [one, other] = new Set(labels.map(({ polarity }) => polarity));
	if (one !== undefined && other === undefined && judged.length > 0) {
		return [{ text, isPraise: one === 'positive' }];
	}
	return judged.map(({ start, end, polarity }) => ({
		text: text.slice(start, end),
		isPraise: polarity === 'positive',
	}));
}
