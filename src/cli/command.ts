import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { describeFailure, UsageError, type CommandName } from './describe-failure.ts';

interface Output {
	write(text: string): unknown;
}

/** The output streams of a command. */
export interface CommandStreams {
	readonly stdout: Output;
	readonly stderr: Output;
}

type ProcessStreams = Pick<NodeJS.Process, 'stdout' | 'stderr'>;

const HELP_OPTION = { help: { type: 'boolean', short: 'h', default: false } } as const;

type Given<Options extends ParseArgsOptionsConfig> = ReturnType<
	typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>;

interface Command<Options extends ParseArgsOptionsConfig, Surroundings> {
	readonly name: CommandName;
	readonly help: string;
	/** Without `--help`, which every command has. */
	readonly options: Options;
	readonly allowPositionals?: boolean;
	readonly run: (given: Given<Options>, surroundings: Surroundings) => Promise<0 | 1 | 2>;
}

/**
 * Defines a command. It prints its help if asked for, runs otherwise, and returns the exit status:
 * 2 after an error, which it prints to stderr.
 */
export function defineCommand<
	Options extends ParseArgsOptionsConfig,
	Surroundings extends CommandStreams,
>({ name, help, options, allowPositionals = false, run }: Command<Options, Surroundings>) {
	return async (argv: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> => {
		try {
			const config = { options: { ...options, ...HELP_OPTION }, allowPositionals };
			const given = parseUsage(name, () => parseArgs({ args: [...argv], ...config }));
			if (!('help' in given.values && given.values.help)) {
				// The values of `options`, and of `--help`.
				return await run(given as unknown as Given<Options>, surroundings);
			}
			surroundings.stdout.write(help);
			return 0;
		} catch (error) {
			surroundings.stderr.write(`${describeFailure(error)}\n`);
			return 2;
		}
	};
}

/** @throws {UsageError} if the arguments cannot be parsed. */
export function parseUsage<Parsed>(command: CommandName, parse: () => Parsed): Parsed {
	try {
		return parse();
	} catch (cause) {
		throw new UsageError(command, cause);
	}
}

/**
 * Runs a command as this process.
 * @param collect reads the inputs of the command; its errors are reported as well
 */
export async function runProcess<Inputs extends object>(
	command: (argv: readonly string[], inputs: NoInfer<Inputs> & ProcessStreams) => Promise<number>,
	collect: () => Inputs,
): Promise<void> {
	const { argv, stdout, stderr } = process;
	try {
		process.exitCode = await command(argv.slice(2), { ...collect(), stdout, stderr });
	} catch (error) {
		stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 2;
	}
}

/**
 * Handles the arguments of a command that takes none: prints the help if asked.
 * @returns whether the help was printed, so that there is nothing left to do.
 * @throws {UsageError} for any other argument.
 */
export function handleHelp(
	command: CommandName,
	help: string,
	[argument]: readonly string[],
	stdout: Output,
): boolean {
	if (argument === undefined) return false;
	if (argument !== '--help' && argument !== '-h') {
		throw new UsageError(command, `unexpected argument "${argument}"`);
	}
	stdout.write(help);
	return true;
}

/** Calls `stop` with the exit status at each signal that ends a process. */
export function onSignal(stop: (exitCode: number) => void): void {
	for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })) {
		process.on(signal, () => stop(128 + number));
	}
}
