import type { UndoReport } from '../import/stored/undo-import.ts';

export function renderUndo(report: UndoReport): string {
	const { dry_run: isDry, undone, removed, tombstones, restored, kept } = report;
	const published = tombstones === 0 ? '' : ` (${tombstones} published, with tombstones)`;
	const [undo, remove, restore] = isDry
		? ['Would undo', 'remove', 'restore']
		: ['Undid', 'removed', 'restored'];
	const lines = [
		`${undo} import ${undone.number} of ${undone.at}: ${remove} ${removed} reviews that it added${published}, ${restore} ${restored} that it changed or removed.`,
		...(kept.length === 0
			? []
			: [`Not undone, because they have changed since or cannot be restored: ${kept.join(', ')}`]),
		isDry ? 'Dry run: nothing written.' : 'Next: npm run publish',
	];
	return `${lines.join('\n')}\n`;
}
