import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readYaml } from '../../src/content/read-yaml.ts';
import { Aspect } from '../../src/insights/aspect.ts';
import { createAspectRules } from '../../src/insights/aspects/aspect-rules.ts';
import { readReviewCases, REVIEW_CASES_DIR, type ReviewCase } from '../evaluation/review-cases.ts';
import { readLabelledLines } from './aspects/labelled-lines.ts';
import { OWN_FILES, pathOfOwn } from './aspects/own-files.ts';
import { defineTraining, runTraining } from './define-training.ts';
import { toJson } from './model-files.ts';
import { sha256 } from './polarity/manifest.ts';
import { SETTINGS, trainStatements, type LabeledReview } from './statements/train-statements.ts';

const MODEL = 'statement-model.json';
const MANIFEST = 'statement-model.manifest.json';
const MODEL_DIR = fileURLToPath(new URL('../../src/insights/aspects/', import.meta.url));

const HELP = `Trains the model that finds statements in whole reviews, on the labeled reviews of
tools/evaluation/data/reviews/train.jsonl and the labeled sentences of tools/training/aspects/own.

  npm run train:statements -- [--check]

  --check   write nothing; fail if training gives a different model

Exit status: 0 if the model was written or is the same, 1 otherwise.
`;
/** Single sentences count half, because the model is meant for whole reviews. */
const SENTENCE_WEIGHT = 0.5;

/** `npm run train:statements`: returns the exit status. */
export const runTrainStatements = defineTraining({
	name: 'train:statements',
	help: HELP,
	files: [MODEL, MANIFEST],
	async train() {
		const path = fileURLToPath(new URL('aspects.yaml', REVIEW_CASES_DIR));
		const aspects = await readYaml(path, z.array(Aspect));
		const texts = await Promise.all(
			OWN_FILES.map(async (name) => readLabelledLines(await readFile(pathOfOwn(name), 'utf8'))),
		);
		const sentences = texts.flat().map(({ text, rating, labels }) => ({
			...{ group: '', text, rating, statements: labels, weight: SENTENCE_WEIGHT },
		}));
		const trained = trainStatements(
			[...readReviewCases('train').map(toLabelled), ...sentences],
			createAspectRules(aspects),
			aspects.map(({ id }) => id),
		);
		const model = `${JSON.stringify(trained)}\n`;
		const digestOf = async (url: URL | string) => sha256(await readFile(url, 'utf8'));
		const manifest = toJson({
			reviews: await digestOf(new URL('train.jsonl', REVIEW_CASES_DIR)),
			word_vectors: await digestOf(join(MODEL_DIR, 'word-vectors.json')),
			settings: SETTINGS,
			model: { name: MODEL, sha256: sha256(model) },
		});
		return { model, manifest };
	},
});

function toLabelled({ voice, text, rating, statements }: ReviewCase): LabeledReview {
	const placed = statements.flatMap(({ subject, quote, ...statement }) => {
		const start = text.indexOf(quote);
		return subject === 'us' && start >= 0
			? [{ ...statement, start, end: start + quote.length }]
			: [];
	});
	return { group: voice, text, rating, statements: placed, weight: 1 };
}

if (import.meta.main) await runTraining(runTrainStatements, MODEL_DIR);
