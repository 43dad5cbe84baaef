import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readLabelledLines } from './aspects/labelled-lines.ts';
import { OWN_FILES, pathOfOwn } from './aspects/own-files.ts';
import { SETTINGS, trainAspects } from './aspects/train-aspects.ts';
import { sha256 } from './polarity/manifest.ts';
import { defineTraining, runTraining } from './define-training.ts';
import { toJson } from './model-files.ts';

const MODEL = 'aspect-model.json';
const MANIFEST = 'aspect-model.manifest.json';
const MODEL_DIR = fileURLToPath(new URL('../../src/insights/aspects/', import.meta.url));

const HELP = `Trains the model that tells which aspects a sentence judges, on the project's labeled texts.

  npm run train:aspects -- [--check]

  --check   write nothing; fail if training gives a different model

Exit status: 0 if the model was written or is the same, 1 otherwise.
`;

/** `npm run train:aspects`: returns the exit status. */
export const runTrainAspects = defineTraining({
	name: 'train:aspects',
	help: HELP,
	files: [MODEL, MANIFEST],
	async train() {
		const files = await Promise.all(
			OWN_FILES.map(async (name) => ({ name, text: await readFile(pathOfOwn(name), 'utf8') })),
		);
		const model = toJson(trainAspects(files.flatMap(({ text }) => readLabelledLines(text))));
		const manifest = toJson({
			files: files.map(({ name, text }) => ({
				name,
				source: 'written for this project',
				licence: 'MIT',
				sha256: sha256(text),
			})),
			settings: SETTINGS,
			model: { name: MODEL, sha256: sha256(model) },
		});
		return { model, manifest };
	},
});

if (import.meta.main) await runTraining(runTrainAspects, MODEL_DIR);
