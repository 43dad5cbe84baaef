/** A schema.org node. `undefined` members are omitted. */
export interface Node {
	readonly '@type': string | readonly string[];
	readonly [property: string]: unknown;
}

/** The content of a script element of type `application/ld+json`. */
export interface StructuredData {
	readonly '@context': 'https://schema.org';
	readonly '@graph': readonly Node[];
}

export function toStructuredData(nodes: readonly Node[]): StructuredData {
	return { '@context': 'https://schema.org', '@graph': nodes };
}

/** A reference to a node by its `@id`. */
export function refTo(id: string): { readonly '@id': string } {
	return { '@id': id };
}
