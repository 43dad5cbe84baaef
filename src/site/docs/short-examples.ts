/**
 * Shortens every list in the examples of a description to one entry, and says so in their
 * summaries. Complete examples would fill hundreds of lines.
 */
export function withShortExamples(value: unknown): unknown {
	return mapMembers(value, (name, member) =>
		name === 'examples' ? shortenEach(member) : withShortExamples(member),
	);
}

function shortenEach(examples: unknown): unknown {
	return mapMembers(examples, (_name, example) => {
		if (!isExample(example)) return example;
		const value = shorten(example.value);
		if (JSON.stringify(value) === JSON.stringify(example.value)) return example;
		return { ...example, summary: `${example.summary}; of each list, the first entry`, value };
	});
}

function shorten(value: unknown): unknown {
	if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
	return mapMembers(value, (_name, member) => shorten(member));
}

function mapMembers(value: unknown, change: (name: string, member: unknown) => unknown): unknown {
	if (Array.isArray(value)) return value.map((member) => change('', member));
	if (typeof value !== 'object' || value === null) return value;
	const members = Object.entries(value).map(([name, member]) => [name, change(name, member)]);
	return Object.fromEntries(members);
}

function isExample(value: unknown): value is { readonly summary: string; readonly value: unknown } {
	return typeof value === 'object' && value !== null && 'summary' in value && 'value' in value;
}
