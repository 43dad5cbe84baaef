import { describeFullDisk } from '../platform/full-disk.ts';
import { ContentBusyError } from '../content/content-lock.ts';
import { ContentError } from '../content/content-error.ts';
import { ImportError } from '../import/import-error.ts';

/** What the npm scripts do, by their names. */
const COMMANDS = {
	import: 'import',
	annotate: 'annotate',
	build: 'build',
	smoke: 'look at a deployment',
	'content:new': 'make a content folder',
	'content:check': 'check the content',
	'train:polarity': 'train',
	'train:aspects': 'train',
	publish: 'publish',
	start: 'start',
} as const;
export type CommandName = keyof typeof COMMANDS;

/** A command that was called with arguments that it does not take. */
export class UsageError extends TypeError {
	override readonly name = 'UsageError';

	/** The cause is what `parseArgs` threw, or a text that says what is wrong. */
	constructor(command: CommandName, cause: unknown) {
		// The sentences of `parseArgs` behind the first speak of its own options.
		const [problem] = cause instanceof Error ? cause.message.split('. ') : [String(cause)];
		super(`Cannot ${COMMANDS[command]}: ${problem}; see npm run ${command} -- --help`, { cause });
	}
}

const EXPECTED = [UsageError, ContentError, ContentBusyError, ImportError];

/** What a command says of an error. A mistake of ours keeps its stack, which nobody needs for theirs. */
export function describeFailure(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const full = describeFullDisk(error);
	if (full !== undefined) return full;
	const isExpected = EXPECTED.some((kind) => error instanceof kind) || 'code' in error;
	return isExpected ? error.message : (error.stack ?? error.message);
}
