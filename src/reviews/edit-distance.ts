/**
 * Returns the number of edits that turn one word into the other. An edit inserts, deletes, changes or swaps
 * adjacent letters.
 */
export function editDistance(a: string, b: string): number {
	let [older, old, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at), []];
	for (let i = 1; i <= a.length; i++) {
		row = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let least = Math.min((old?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old?.[j - 1] ?? 0) + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				least = Math.min(least, (older?.[j - 2] ?? 0) + 1);
			}
			row.push(least);
		}
		[older, old] = [old, row];
	}
	return old?.at(-1) ?? 0;
}
