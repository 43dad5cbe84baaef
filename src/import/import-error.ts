/** An error that stops an import before anything is written. */
export class ImportError extends Error {
	override readonly name: string = 'ImportError';
}

/**
 * A file without reviews of the business. If the operator named the file, the import stops; in a
 * folder or an archive, the file is listed as ignored, with `reason`.
 */
export class NotAnExport extends ImportError {
	override readonly name = 'NotAnExport';
	readonly reason: string;

	constructor(file: string, reason: string, remedy?: string) {
		super(`Cannot import "${file}": ${reason}${remedy === undefined ? '' : `. ${remedy}`}`);
		this.reason = reason;
	}
}
