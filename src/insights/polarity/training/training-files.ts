import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	parseLines,
	parseMams,
	parseTabbed,
	type LabelledCategories,
	type LabelledSentence,
} from './labelled-text.ts';
import { readMarkedSentences, type MarkedSentence } from './marked-sentences.ts';

/** A file of labelled text; it is read from a folder that the project does not hold, or is part of it. */
export interface TrainingFile {
	readonly name: string;
	readonly source: string;
	readonly licence: string;
	readonly encoding: 'utf8' | 'latin1';
	/** How much one sentence of it counts. */
	readonly weight: number;
	/** How it tells what is expressed towards spans; absent for files of other fields than services. */
	readonly teachesSpans?: 'by category' | 'by sentence' | 'by mark';
	/** It stands in `own/`, beside this module. */
	readonly isOwn?: true;
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
	teachesSpans: 'by mark',
	isOwn: true,
	read: (text: string) => ({ marked: readMarkedSentences(text) }),
} as const;
const OWN_DIR = fileURLToPath(new URL('own/', import.meta.url));

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
	{ name: 'told.txt', ...OWN },
	{ name: 'restaurants.txt', ...OWN },
	{ name: 'dealerships.txt', ...OWN },
	{ name: 'services.txt', ...OWN },
	{ name: 'hard.txt', ...OWN },
];

/** Where a file is read from, if the others are in the given folder. */
export function pathOf({ name, isOwn }: TrainingFile, dataDir: string): string {
	return isOwn ? join(OWN_DIR, name) : join(dataDir, name);
}
