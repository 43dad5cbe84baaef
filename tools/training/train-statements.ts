import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { UsageError } from '../../src/cli/describe-failure.ts';
import { readYaml } from '../../src/content/read-yaml.ts';
import { Aspect } from '../../src/insights/aspect.ts';
import { createAspectRules } from '../../src/insights/aspects/aspect-rules.ts';
import { readReviewCases, REVIEW_CASES_DIR, type ReviewCase } from '../evaluation/review-cases.ts';
import { readLabelledLines } from './aspects/labelled-lines.ts';
import { OWN_FILES, pathOfOwn } from './aspects/own-files.ts';
import { toJson, writeOrCompare } from './model-files.ts';
import { sha256 } from './polarity/manifest.ts';
import { SETTINGS, trainStatements, type LabeledReview } from './statements/train-statements.ts';

const MODEL = 'statement-model.json';
const MANIFEST = 'statement-model.manifest.json';
const MODEL_DIR = fileURLToPath(new URL('../../src/insights/aspects/', import.meta.url));
const OPTIONS = {
	check: { type: 'boolean', default: false },
	help: { type: 'boolean', short: 'h', default: false },
} as const;

const HELP = `Trains the model that finds statements in whole reviews, on the labeled reviews of
tools/evaluation/data/reviews/train.jsonl and the labeled sentences of tools/training/aspects/own.

  npm run train:statements -- [--check]

  --check   write nothing; fail if training gives a different model

Exit status: 0 if the model was written or is the same, 1 otherwise.
`;
/** Single sentences count half, because the model is meant for whole reviews. */
const SENTENCE_WEIGHT = 0.5;

/** `npm run train:statements`: returns the exit status. */
export async function runTrainStatements(
	argv: readonly string[],
	{
		modelDir,
		stdout,
		stderr,
	}: {
		readonly modelDir: string;
		readonly stdout: { write(text: string): unknown };
		readonly stderr: { write(text: string): unknown };
	},
): Promise<0 | 1> {
	try {
		const values = parseUsage(argv);
		if (values.help) {
			stdout.write(HELP);
			return 0;
		}
		const path = fileURLToPath(new URL('aspects.yaml', REVIEW_CASES_DIR));
		const aspects = await readYaml(path, z.array(Aspect));
		const texts = await Promise.all(
			OWN_FILES.map(async (name) => readLabelledLines(await readFile(pathOfOwn(name), 'utf8'))),
		);
		const sentences = texts.flat().map(({ text, rating, labels }) => ({
			...{ group: '', text, rating, statements: labels, weight: SENTENCE_WEIGHT },
		}));
		const model = trainStatements(
			[...readReviewCases('train').map(toLabelled), ...sentences],
			createAspectRules(aspects),
			aspects.map(({ id }) => id),
		);
		const text = `${JSON.stringify(model)}\n`;
		const digestOf = async (url: URL | string) => sha256(await readFile(url, 'utf8'));
		const manifest = toJson({
			reviews: await digestOf(new URL('train.jsonl', REVIEW_CASES_DIR)),
			word_vectors: await digestOf(join(MODEL_DIR, 'word-vectors.json')),
			settings: SETTINGS,
			model: { name: MODEL, sha256: sha256(text) },
		});
		await writeOrCompare(modelDir, { [MODEL]: text, [MANIFEST]: manifest }, values.check, stdout);
		return 0;
	} catch (error) {
		stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		return 1;
	}
}

function toLabelled({ voice, text, rating, statements }: ReviewCase): LabeledReview {
	const placed = statements.flatMap(({ subject, quote, ...statement }) => {
		const start = text.indexOf(quote);
		return subject === 'us' && start >= 0
			? [{ ...statement, start, end: start + quote.length }]
			: [];
	});
	return { group: voice, text, rating, statements: placed, weight: 1 };
}

function parseUsage(argv: readonly string[]) {
	try {
		return parseArgs({ args: [...argv], options: OPTIONS }).values;
	} catch (cause) {
		throw new UsageError('train:statements', cause);
	}
}

if (import.meta.main) {
	const { stdout, stderr } = process;
	process.exitCode = await runTrainStatements(process.argv.slice(2), {
		modelDir: MODEL_DIR,
		stdout,
		stderr,
	});
}
