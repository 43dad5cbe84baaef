/** A person whom reviews may name, as far as looking for the name goes. */
export interface Person {
	readonly id: string;
	readonly name: string;
	readonly aliases?: readonly string[] | undefined;
	readonly nicknames?: readonly string[] | undefined;
	/** Names that may mean this person or another: never attributed. */
	readonly ambiguous?: readonly string[] | undefined;
	/** A word of the language that looks like the name, with examples in parentheses. */
	readonly ordinary_word?: string | undefined;
	readonly location?: string | undefined;
	readonly locations?: readonly string[] | undefined;
	readonly department?: string | undefined;
	readonly role?: string | undefined;
	readonly areas?: readonly string[] | undefined;
}

/** Where the person works; empty: anywhere. */
export function locationsOf({ location, locations = [] }: Person): readonly string[] {
	return location === undefined ? locations : [location, ...locations];
}
