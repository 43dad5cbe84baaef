import { UsageError, type CommandName } from './describe-failure.ts';

/**
 * Answers the arguments of a command that takes none: its help goes to standard output where it is
 * asked for.
 * @returns whether that was all there is to do.
 * @throws {UsageError} for any other argument, before anything is done.
 */
export function isAnswered(
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
