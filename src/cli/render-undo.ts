import type { UndoReport } from '../import/stored/undo-import.ts';

export function renderUndo(report: UndoReport): string {
	const { dry_run: isDry, undone, removed, tombstones, restored, kept } = report;
	const published = tombstones === 0 ? '' : ` (${tombstones} published, with tombstones)`;
	const lines = [
		`Import ${undone.number} of ${undone.at}: removed the ${removed} reviews that it added${published}, and restored the ${restored} that it changed or removed.`,
		...(kept.length === 0
			? []
			: [`Not undone, because they have changed since or cannot be restored: ${kept.join(', ')}`]),
		isDry ? 'Dry run: nothing written.' : 'Next: npm run publish',
	];
	return `${lines.join('\n')}\n`;
}
