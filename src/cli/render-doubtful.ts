import type { FileReport } from '../import/import-report.ts';

/** More ids than a command line needs. */
const MAX_IDS = 20;
const WHY = [
	['consent withdrawn', 'no clear permission'],
	['platform removal', 'not shown at the source'],
] as const;

/** Names the stored reviews that the files no longer permit or show, with the commands that remove them. */
export function renderDoubtful(files: readonly Pick<FileReport, 'doubtful'>[]): string[] {
	const all = files.flatMap(({ doubtful }) => doubtful);
	if (all.length === 0) return [];
	const commands = WHY.flatMap(([reason, why]) => {
		const ids = new Set(all.flatMap((one) => (one.reason === reason ? [one.id] : [])));
		if (ids.size === 0) return [];
		const more = ids.size > MAX_IDS ? ` and ${ids.size - MAX_IDS} more (--json)` : '';
		const shown = [...ids].slice(0, MAX_IDS).join(' ');
		return [`  ${ids.size} with ${why}: npm run remove -- --reason "${reason}" ${shown}${more}`];
	});
	return [
		'WARNING: reviews stay stored, and may be public, although these files no longer clearly allow it. To remove them:',
		...commands,
	];
}
