/** A reason for which an import stops before it has written anything. */
export class ImportError extends Error {
	override readonly name = 'ImportError';
}
