import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { readCaseSettings } from '../evaluation/evaluate-reviews.ts';
import { readMentionSet } from '../evaluation/mention-sets.ts';
import { readReviewCases, REVIEW_CASES_DIR } from '../evaluation/review-cases.ts';
import { SETTINGS, trainMentions } from './mentions/train-mentions.ts';
import { defineTraining, runTraining } from './define-training.ts';
import { toJson } from './model-files.ts';
import { sha256 } from './polarity/manifest.ts';

const MODEL = 'mention-model.json';
const MANIFEST = 'mention-model.manifest.json';
const MODEL_DIR = fileURLToPath(new URL('../../src/insights/mentions/', import.meta.url));

const HELP = `Trains the model that tells whether words mean a person or a service, on the labeled reviews of
tools/evaluation/data/reviews/train.jsonl and the labeled sentences of tools/evaluation/data and
tools/training/mentions.

  npm run train:mentions -- [--check]

  --check   write nothing; fail if training gives a different model

Exit status: 0 if the model was written or is the same, 1 otherwise.
`;

/** `npm run train:mentions`: returns the exit status. */
export const runTrainMentions = defineTraining({
	name: 'train:mentions',
	help: HELP,
	files: [MODEL, MANIFEST],
	async train() {
		const english = readReviewCases('train').filter(({ language }) => language === undefined);
		const sets = (['dev', 'own', 'former'] as const).map(readMentionSet);
		const templates = {
			names: await readLines('name-templates.txt'),
			services: await readLines('service-templates.txt'),
		};
		const model = toJson(trainMentions(english, sets, templates, await readCaseSettings()));
		const manifest = toJson({
			reviews: sha256(await readFile(new URL('train.jsonl', REVIEW_CASES_DIR), 'utf8')),
			templates: sha256(JSON.stringify(templates)),
			settings: SETTINGS,
			model: { name: MODEL, sha256: sha256(model) },
		});
		return { model, manifest };
	},
});

async function readLines(name: string): Promise<string[]> {
	const text = await readFile(new URL(`mentions/${name}`, import.meta.url), 'utf8');
	return text.trim().split('\n');
}

if (import.meta.main) await runTraining(runTrainMentions, MODEL_DIR);
