import { describeFullDisk } from '../platform/full-disk.ts';
import { OperationError } from '../platform/operation-error.ts';
import { ContentBusyError } from '../content/content-lock.ts';
import { ContentError } from '../content/content-error.ts';
import { ImportError } from '../import/import-error.ts';
import { MovedReviewError } from '../log/append-entries.ts';

/** The actions of the npm scripts, for error messages. */
const COMMANDS = {
	import: 'import',
	sync: 'sync',
	find: 'find reviews',
	remove: 'remove reviews',
	redact: 'redact a review',
	read: 'read reviews',
	annotate: 'annotate',
	build: 'build',
	smoke: 'check a deployment',
	'content:new': 'create a content folder',
	'content:check': 'check the content',
	'train:polarity': 'train',
	'train:aspects': 'train',
	'train:mentions': 'train',
	'train:statements': 'train',
	'log:key': 'start a log',
	receipt: 'write a receipt',
	monitor: 'watch a log',
	publish: 'publish',
	start: 'start',
} as const;
export type CommandName = keyof typeof COMMANDS;

/** A command called with invalid arguments. */
export class UsageError extends TypeError {
	override readonly name = 'UsageError';

	/** @param cause the error from `parseArgs`, or a text that describes the problem */
	constructor(command: CommandName, cause: unknown) {
		// Keep only the first sentence of `parseArgs`; the others are generic advice.
		const [problem] = cause instanceof Error ? cause.message.split('. ') : [String(cause)];
		super(`Cannot ${COMMANDS[command]}: ${problem}; run npm run ${command} -- --help`, { cause });
	}
}

const EXPECTED = [
	OperationError,
	UsageError,
	ContentError,
	ContentBusyError,
	ImportError,
	MovedReviewError,
];

/** Describes an error for the operator. Unexpected errors are bugs and keep their stack trace. */
export function describeFailure(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const full = describeFullDisk(error);
	if (full !== undefined) return full;
	const isExpected = EXPECTED.some((kind) => error instanceof kind) || 'code' in error;
	return isExpected ? error.message : (error.stack ?? error.message);
}
