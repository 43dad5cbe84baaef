import type { FileReport } from '../import/import-report.ts';

/** The most ids shown in one command. */
const MAX_IDS = 20;
const WHY = [
	['consent withdrawn', 'without clear permission'],
	['platform removal', 'not shown at the source'],
] as const;

/** Names the stored reviews that the files no longer permit or show, with the commands that remove them. */
export function renderDoubtful(files: readonly Pick<FileReport, 'doubtful'>[]): string[] {
	const all = files.flatMap(({ doubtful }) => doubtful);
	if (all.length === 0) return [];
	const commands = WHY.flatMap(([reason, why]) => {
		const ids = new Set(all.flatMap((one) => (one.reason === reason ? [one.id] : [])));
		if (ids.size === 0) return [];
		const more = ids.size > MAX_IDS ? ` # and ${ids.size - MAX_IDS} more: see --json` : '';
		const shown = [...ids].slice(0, MAX_IDS).join(' ');
		return [`  ${ids.size} ${why}: npm run remove -- --reason "${reason}" ${shown}${more}`];
	});
	return [
		'WARNING: these stored reviews may be public, but the files no longer clearly allow that. To remove them:',
		...commands,
	];
}
