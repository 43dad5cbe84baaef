/** Groups items as `Map.groupBy` does, but an item may be in several groups, or in none. */
export function groupByEach<Item, Key>(
	items: Iterable<Item>,
	keysOf: (item: Item) => Iterable<Key>,
): Map<Key, Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		for (const key of keysOf(item)) {
			const group = groups.get(key);
			if (group) group.push(item);
			else groups.set(key, [item]);
		}
	}
	return groups;
}
