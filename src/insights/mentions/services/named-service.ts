/** A service that the operator offers. */
export interface NamedService {
	readonly id: string;
	readonly name: string;
	readonly synonyms?: readonly string[] | undefined;
}
