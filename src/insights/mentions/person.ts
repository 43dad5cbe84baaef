/** The details of a person that help to find them in reviews. */
export interface Person {
	readonly id: string;
	readonly name: string;
	readonly aliases?: readonly string[] | undefined;
	readonly nicknames?: readonly string[] | undefined;
	/** Names that may mean this person or someone else. They are never attributed. */
	readonly ambiguous?: readonly string[] | undefined;
	/** An ordinary word that looks like the name, with examples in parentheses. */
	readonly ordinary_word?: string | undefined;
	readonly location?: string | undefined;
	readonly locations?: readonly string[] | undefined;
	readonly department?: string | undefined;
	readonly role?: string | undefined;
	readonly areas?: readonly string[] | undefined;
}

/** Returns the locations where the person works; empty means any location. */
export function locationsOf({ location, locations = [] }: Person): readonly string[] {
	return location === undefined ? locations : [location, ...locations];
}
