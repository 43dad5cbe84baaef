import type { UndoReport } from '../import/stored/undo-import.ts';
import { reviews } from '../import/place-reviews.ts';

export function renderUndo(report: UndoReport): string {
	const { dry_run: isDry, undone, removed, tombstones, restored, permitted, named, kept } = report;
	const published = tombstones === 0 ? '' : ` (${tombstones} published, with tombstones)`;
	const [undo, remove, restore, back] = isDry
		? ['Would undo', 'remove', 'restore', 'Would be']
		: ['Undid', 'removed', 'restored', 'Now'];
	const done = [
		...(removed === 0 ? [] : [`${remove} ${reviews(removed)} that it added${published}`]),
		...(restored === 0 ? [] : [`${restore} ${reviews(restored)} that it changed or removed`]),
	];
	const lines = [
		`${undo} import ${undone.number} of ${undone.at}: ${done.join(', ') || 'no review changed'}.`,
		...(kept.length === 0
			? []
			: [`Not undone, because they have changed since or cannot be restored: ${kept.join(', ')}`]),
		...(permitted.length === 0
			? []
			: [
					`${back} back, although consent was withdrawn. To remove: npm run remove -- --reason "consent withdrawn" ${permitted.join(' ')}`,
				]),
		...(named.length === 0
			? []
			: [`${back} named again, although the import had made them anonymous: ${named.join(', ')}`]),
		isDry ? 'Dry run: nothing written.' : 'Next: npm run publish',
	];
	return `${lines.join('\n')}\n`;
}
