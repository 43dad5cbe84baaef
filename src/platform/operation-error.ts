/** Something that the operator can put right. Commands print the message alone, without a trace. */
export class OperationError extends Error {
	override name = 'OperationError';
	/** What another program printed while failing, to be shown before the message. */
	readonly output: string;

	constructor(message: string, options: ErrorOptions & { output?: string } = {}) {
		super(message, options);
		this.output = options.output ?? '';
	}
}
