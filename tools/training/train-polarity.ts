import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { toLesson } from './polarity/corpus.ts';
import { ModelManifest, sha256, toManifest } from './polarity/manifest.ts';
import { trainModel } from './polarity/train-model.ts';
import { pathOf, TRAINING_FILES } from './polarity/training-files.ts';
import { toJson, writeOrCompare } from './model-files.ts';
import { UsageError } from '../../src/cli/describe-failure.ts';

export interface TrainingSurroundings {
	/** The folder of the model and its manifest. */
	readonly modelDir: string;
	readonly stdout: { write(text: string): unknown };
	readonly stderr: { write(text: string): unknown };
}

const MODEL = 'polarity-model.json';
const MANIFEST = 'polarity-model.manifest.json';
const MODEL_DIR = fileURLToPath(new URL('../../src/insights/polarity/', import.meta.url));
const OPTIONS = {
	data: { type: 'string' },
	check: { type: 'boolean', default: false },
	'accept-data': { type: 'boolean', default: false },
	help: { type: 'boolean', short: 'h', default: false },
} as const;

const HELP = `Trains the model that tells praise from complaints.

  npm run train:polarity -- --data DIR [--check | --accept-data]

  --data DIR      folder of the labeled texts: ${TRAINING_FILES[0]?.name} and the others that
                  ${MANIFEST} names
  --check         write nothing; fail if training gives a different model
  --accept-data   accept the files as they are and write a new manifest

Exit status: 0 if the model was written or is the same, 1 otherwise.
`;

/** `npm run train:polarity`: returns the exit status. */
export async function runTrainPolarity(
	argv: readonly string[],
	{ modelDir, stdout, stderr }: TrainingSurroundings,
): Promise<0 | 1> {
	try {
		const values = parseUsage(argv);
		if (values.help) {
			stdout.write(HELP);
			return 0;
		}
		if (!values.data) throw new UsageError('train:polarity', '--data needs a folder');
		const bytesOf = await readTrainingFiles(values.data);
		if (!values['accept-data']) await requireKnownFiles(modelDir, bytesOf);

		const lessons = TRAINING_FILES.map((file) =>
			toLesson(file, (bytesOf.get(file.name) ?? Buffer.alloc(0)).toString(file.encoding)),
		);
		const model = toJson(trainModel(lessons));
		const manifest = toJson(toManifest(bytesOf, model));
		await writeOrCompare(modelDir, { [MODEL]: model, [MANIFEST]: manifest }, values.check, stdout);
		return 0;
	} catch (error) {
		stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		return 1;
	}
}

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

function parseUsage(argv: readonly string[]) {
	try {
		return parseArgs({ args: [...argv], options: OPTIONS }).values;
	} catch (cause) {
		throw new UsageError('train:polarity', cause);
	}
}

if (import.meta.main) {
	const { stdout, stderr } = process;
	process.exitCode = await runTrainPolarity(process.argv.slice(2), {
		modelDir: MODEL_DIR,
		stdout,
		stderr,
	});
}
