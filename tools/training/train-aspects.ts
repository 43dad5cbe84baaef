import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readLabelledLines } from './aspects/labelled-lines.ts';
import { OWN_FILES, pathOfOwn } from './aspects/own-files.ts';
import { SETTINGS, trainAspects } from './aspects/train-aspects.ts';
import { sha256 } from './polarity/manifest.ts';
import { toJson, writeOrCompare } from './model-files.ts';
import { UsageError } from '../../src/cli/describe-failure.ts';

export interface AspectTrainingSurroundings {
	/** The folder of the model and its manifest. */
	readonly modelDir: string;
	readonly stdout: { write(text: string): unknown };
	readonly stderr: { write(text: string): unknown };
}

const MODEL = 'aspect-model.json';
const MANIFEST = 'aspect-model.manifest.json';
const MODEL_DIR = fileURLToPath(new URL('../../src/insights/aspects/', import.meta.url));
const OPTIONS = {
	check: { type: 'boolean', default: false },
	help: { type: 'boolean', short: 'h', default: false },
} as const;

const HELP = `Trains the model that tells which aspects a sentence judges, on the project's labeled texts.

  npm run train:aspects -- [--check]

  --check   write nothing; fail if training gives a different model

Exit status: 0 if the model was written or is the same, 1 otherwise.
`;

/** `npm run train:aspects`: returns the exit status. */
export async function runTrainAspects(
	argv: readonly string[],
	{ modelDir, stdout, stderr }: AspectTrainingSurroundings,
): Promise<0 | 1> {
	try {
		const values = parseUsage(argv);
		if (values.help) {
			stdout.write(HELP);
			return 0;
		}
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
		await writeOrCompare(modelDir, { [MODEL]: model, [MANIFEST]: manifest }, values.check, stdout);
		return 0;
	} catch (error) {
		stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		return 1;
	}
}

function parseUsage(argv: readonly string[]) {
	try {
		return parseArgs({ args: [...argv], options: OPTIONS }).values;
	} catch (cause) {
		throw new UsageError('train:aspects', cause);
	}
}

if (import.meta.main) {
	const { stdout, stderr } = process;
	process.exitCode = await runTrainAspects(process.argv.slice(2), {
		modelDir: MODEL_DIR,
		stdout,
		stderr,
	});
}
