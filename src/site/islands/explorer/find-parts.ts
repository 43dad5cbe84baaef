/**
 * Finds the largest parts of a search that have reviews, then smaller ones with the words that those lack: "oil change"
 * and "wait" for "oil change wait". Of one size, words that follow one another come first.
 * @param most The largest size of a part.
 * @param count Counts the reviews with all words of a part.
 */
export async function findParts(
	words: readonly string[],
	most: number,
	count: (part: string) => Promise<number>,
): Promise<readonly (readonly [string, number])[]> {
	const found: { readonly part: readonly string[]; readonly total: number }[] = [];
	for (let size = Math.min(words.length, most); size > 0; size--) {
		const lacking = words.filter((word) => !found.some(({ part }) => part.includes(word)));
		const parts = partsOf(words, size).filter((part) => part.some((one) => lacking.includes(one)));
		const counted = parts.map(async (part) => ({ part, total: await count(part.join(' ')) }));
		found.push(...(await Promise.all(counted)).filter(({ total }) => total > 0));
	}
	return found.map(({ part, total }) => [part.join(' '), total]);
}

function partsOf(words: readonly string[], size: number): string[][] {
	const sets = Array.from({ length: 2 ** words.length }, (_, bits) =>
		[...words.keys()].filter((at) => bits & (1 << at)),
	).filter((places) => places.length === size);
	const span = (places: readonly number[]) => (places.at(-1) ?? 0) - (places[0] ?? 0);
	return sets
		.toSorted((a, b) => span(a) - span(b))
		.map((places) => places.flatMap((at) => words[at] ?? []));
}
