import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { parseUsage, type CommandStreams } from '../../src/cli/command.ts';
import type { CommandName } from '../../src/cli/describe-failure.ts';
import { writeOrCompare } from './model-files.ts';

export interface TrainingSurroundings extends CommandStreams {
	/** The folder of the model and its manifest. */
	readonly modelDir: string;
}

type Values = ReturnType<typeof parseArgs<{ options: ParseArgsOptionsConfig }>>['values'];

interface Training {
	readonly name: CommandName;
	readonly help: string;
	/** File names of the model and its manifest. */
	readonly files: readonly [model: string, manifest: string];
	/** Without `--check` and `--help`, which every training has. */
	readonly options?: ParseArgsOptionsConfig;
	/** Returns the contents of both files. */
	readonly train: (
		values: Values,
		modelDir: string,
	) => Promise<{ readonly model: string; readonly manifest: string }>;
}

const OPTIONS = {
	check: { type: 'boolean', default: false },
	help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * Defines a command that trains a model. It writes the model and its manifest, or compares them with
 * `--check`, and returns the exit status: 1 after an error, which it prints to stderr.
 */
export function defineTraining({ name, help, files, options, train }: Training) {
	return async (
		argv: readonly string[],
		{ modelDir, stdout, stderr }: TrainingSurroundings,
	): Promise<0 | 1> => {
		try {
			const config = { args: [...argv], options: { ...options, ...OPTIONS } };
			const { values } = parseUsage(name, () => parseArgs(config));
			if (values.help) {
				stdout.write(help);
				return 0;
			}
			const { model, manifest } = await train(values, modelDir);
			const contents = { [files[0]]: model, [files[1]]: manifest };
			await writeOrCompare(modelDir, contents, values.check, stdout);
			return 0;
		} catch (error) {
			stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
			return 1;
		}
	};
}

/** Runs a training as this process. */
export async function runTraining(
	run: ReturnType<typeof defineTraining>,
	modelDir: string,
): Promise<void> {
	const { stdout, stderr } = process;
	process.exitCode = await run(process.argv.slice(2), { modelDir, stdout, stderr });
}
