import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toLesson } from './polarity/corpus.ts';
import { ModelManifest, sha256, toManifest } from './polarity/manifest.ts';
import { trainModel } from './polarity/train-model.ts';
import { pathOf, TRAINING_FILES } from './polarity/training-files.ts';
import { defineTraining, runTraining } from './define-training.ts';
import { toJson } from './model-files.ts';
import { UsageError } from '../../src/cli/describe-failure.ts';

const MODEL = 'polarity-model.json';
const MANIFEST = 'polarity-model.manifest.json';
const MODEL_DIR = fileURLToPath(new URL('../../src/insights/polarity/', import.meta.url));

const HELP = `Trains the model that tells praise from complaints.

  npm run train:polarity -- --data DIR [--check | --accept-data]

  --data DIR      folder of the labeled texts: ${TRAINING_FILES[0]?.name} and the others that
                  ${MANIFEST} names
  --check         write nothing; fail if training gives a different model
  --accept-data   accept the files as they are and write a new manifest

Exit status: 0 if the model was written or is the same, 1 otherwise.
`;

/** `npm run train:polarity`: returns the exit status. */
export const runTrainPolarity = defineTraining({
	name: 'train:polarity',
	help: HELP,
	files: [MODEL, MANIFEST],
	options: { data: { type: 'string' }, 'accept-data': { type: 'boolean', default: false } },
	async train(values, modelDir) {
		const { data } = values;
		if (typeof data !== 'string') throw new UsageError('train:polarity', '--data needs a folder');
		const bytesOf = await readTrainingFiles(data);
		if (!values['accept-data']) await requireKnownFiles(modelDir, bytesOf);

		const lessons = TRAINING_FILES.map((file) =>
			toLesson(file, (bytesOf.get(file.name) ?? Buffer.alloc(0)).toString(file.encoding)),
		);
		const model = toJson(trainModel(lessons));
		const manifest = toJson(toManifest(bytesOf, model));
		return { model, manifest };
	},
});

async function readTrainingFiles(folder: string): Promise<Map<string, Buffer>> {
	const bytesOf = new Map<string, Buffer>();
	for (const file of TRAINING_FILES) {
		const path = pathOf(file, folder);
		const bytes = await readFile(path).catch((cause: unknown) => {
			throw new TypeError(`Cannot read "${path}" (${file.source}): the file does not exist`, {
				cause,
			});
		});
		bytesOf.set(file.name, bytes);
	}
	return bytesOf;
}

/** Refuses files whose bytes differ from the manifest. */
async function requireKnownFiles(
	modelDir: string,
	bytesOf: ReadonlyMap<string, Buffer>,
): Promise<void> {
	const { files } = ModelManifest.parse(
		JSON.parse(await readFile(join(modelDir, MANIFEST), 'utf8')),
	);
	for (const { name, sha256: known } of files) {
		const found = sha256(bytesOf.get(name) ?? '');
		if (found === known) continue;
		throw new RangeError(`Cannot train on "${name}": its sha256 is ${found}, not ${known}`);
	}
}

if (import.meta.main) await runTraining(runTrainPolarity, MODEL_DIR);
