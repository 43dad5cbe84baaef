import { STARS } from '../reviews/star-counts.ts';
import type { MissingReport } from '../import/import-report.ts';
import { opinionIn } from './render-found.ts';

/** Further reviews are only counted; `--json` lists all of them. */
const MAX_LINES = 50;

/** Renders the stored reviews that a complete export does not have, with the stars of the others. */
export function renderMissing({ removed, needsForce, reviews, stars }: MissingReport): string[] {
	const { length: count } = reviews;
	if (count === 0)
		return ['Every stored review of these sources and locations is in the export.', ''];
	const more = count - MAX_LINES;
	const toRow = (name: string, cells: readonly (string | number)[]) =>
		`  ${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(7)).join('')}`;
	const countsOf = (counts: MissingReport['stars']['rest']) => STARS.map((star) => counts[star]);
	return [
		`Stored, but not in the export: ${count}`,
		...reviews
			.slice(0, MAX_LINES)
			.map((one) => `  ${one.id}  ${one.date}  ${opinionIn(one)}  ${one.location}`),
		...(more > 0 ? [`  … and ${more} more (--json)`] : []),
		toRow('stars', STARS),
		toRow('not in export', countsOf(stars.missing)),
		toRow('in the export', countsOf(stars.rest)),
		removed
			? `Removed with reason "platform removal": ${count}`
			: `To remove them with reason "platform removal", import again with --complete --yes ${count}${needsForce ? ' --force' : ''}`,
		'',
	];
}
