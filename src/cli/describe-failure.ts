import { ContentError } from '../content/content-error.ts';

/** A command that was called with arguments that it does not take. */
export class UsageError extends TypeError {
	override readonly name = 'UsageError';

	/** The cause is what `parseArgs` threw, or a text that says what is wrong. */
	constructor(verb: string, cause: unknown) {
		const told = cause instanceof Error ? cause.message : String(cause);
		const [problem] = told.split('. ');
		super(`Cannot ${verb}: ${problem}; see --help`, { cause });
	}
}

/** What a command says of an error. A mistake of ours keeps its stack, which nobody needs for theirs. */
export function describeFailure(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const isExpected =
		error instanceof UsageError || error instanceof ContentError || 'code' in error;
	return isExpected ? error.message : (error.stack ?? error.message);
}
