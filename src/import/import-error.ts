/** An error that stops an import before anything is written. */
export class ImportError extends Error {
	override readonly name: string = 'ImportError';
}

/**
 * A file that may hold reviews but cannot be read. If the operator named the file, the import stops; in
 * a folder or an archive, the file is listed as not read, with `reason`.
 */
export class UnreadableFile extends ImportError {
	override readonly name: string = 'UnreadableFile';
	readonly reason: string;

	constructor(file: string, reason: string, options?: ErrorOptions) {
		super(`Cannot import "${file}": ${reason}`, options);
		this.reason = reason;
	}
}

/** A file without reviews of the business. In a folder or an archive, it is listed as ignored. */
export class NotAnExport extends ImportError {
	override readonly name = 'NotAnExport';
	readonly reason: string;

	constructor(file: string, reason: string, remedy?: string) {
		super(`Cannot import "${file}": ${reason}${remedy === undefined ? '' : `. ${remedy}`}`);
		this.reason = reason;
	}
}
