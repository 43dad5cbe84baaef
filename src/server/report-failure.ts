import { describeFullDisk } from '../platform/full-disk.ts';
import { OperationError } from '../platform/operation-error.ts';

/** Describes a failure for the operator: the output of a failed program, then one paragraph. */
export function describeFailure(error: unknown): string {
	const output = error instanceof OperationError ? error.output.trim() : '';
	return [output, messageOf(error)].filter((part) => part !== '').join('\n\n');
}

function messageOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const full = describeFullDisk(error);
	if (full !== undefined) return full;
	if (error instanceof OperationError || error.cause === undefined) return error.message;
	const cause = messageOf(error.cause);
	// Do not repeat a cause that the message already quotes.
	return error.message.includes(cause) ? error.message : `${error.message} (${cause})`;
}
