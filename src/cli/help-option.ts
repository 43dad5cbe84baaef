import { UsageError, type CommandName } from './describe-failure.ts';

/**
 * Handles the arguments of a command that takes none: prints the help if asked.
 * @returns whether the help was printed, so that there is nothing left to do.
 * @throws {UsageError} for any other argument.
 */
export function handleHelp(
	command: CommandName,
	help: string,
	[argument]: readonly string[],
	stdout: { write(text: string): unknown },
): boolean {
	if (argument === undefined) return false;
	if (argument !== '--help' && argument !== '-h') {
		throw new UsageError(command, `it takes no argument like "${argument}"`);
	}
	stdout.write(help);
	return true;
}
