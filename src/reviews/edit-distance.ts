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

/** Whether one edit turns one word into the other. Much faster than the distance. */
export function isOneEdit(a: string, b: string): boolean {
	if (a === b) return false;
	let at = 0;
	while (a[at] === b[at]) at++;
	return (
		a.slice(at + 1) === b.slice(at + 1) ||
		a.slice(at + 1) === b.slice(at) ||
		a.slice(at) === b.slice(at + 1) ||
		(a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2))
	);
}
