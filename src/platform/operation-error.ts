/** An error that the operator can fix. Commands print only the message, without a stack trace. */
export class OperationError extends Error {
	override name = 'OperationError';
	/** Output of a failed program, printed before the message. */
	readonly output: string;

	constructor(message: string, options: ErrorOptions & { output?: string } = {}) {
		super(message, options);
		this.output = options.output ?? '';
	}
}
