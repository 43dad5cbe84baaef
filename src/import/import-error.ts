/** A reason for which an import stops before it has written anything. */
export class ImportError extends Error {
	override readonly name: string = 'ImportError';
}

/**
 * A file that holds no reviews of the business. Named by the operator, it stops the import; found in
 * a folder or an archive, it is listed as ignored, with `reason`.
 */
export class NotAnExport extends ImportError {
	override readonly name = 'NotAnExport';
	readonly reason: string;

	constructor(file: string, reason: string, remedy?: string) {
		super(`Cannot import "${file}": ${reason}${remedy === undefined ? '' : `. ${remedy}`}`);
		this.reason = reason;
	}
}
