import { fold } from '../reviews/fold.ts';
import type { Evidence } from './generic-evidence.ts';
import type { BusinessFacts, OperatorAnswers } from './import-format.ts';
import type { Settled } from './settlement.ts';

export interface SettledSources {
	/** The source of records that do not name one. */
	readonly usual: string;
	/** Source ids by the folded cells that name them. */
	readonly byCell: ReadonlyMap<string, string>;
}

const MOST_SHOWN = 8;

/** Determines the source of the reviews: the operator's answer, or the file's source column. */
export function settleSource(
	{ sources: cells }: Evidence,
	answers: OperatorAnswers,
	business: BusinessFacts,
	column: string | undefined,
): Settled<SettledSources> {
	const told = answers.source ?? answers.map?.constants.source;
	if (told !== undefined) {
		const notes =
			column === undefined ? [] : [`the source is "${told}", as you say, whatever "${column}" has`];
		return { answer: { usual: told, byCell: new Map() }, notes };
	}
	const ids = business.sources.map(({ id }) => id);
	if (column === undefined) {
		return {
			question: `where its reviews are from: --source ID, one of ${ids.join(', ')} (review_policy.sources in business.yaml)`,
		};
	}

	const mapped = Object.entries(answers.map?.values.source ?? {});
	const byCell = new Map([
		...business.sources.flatMap(
			({ id, name }) =>
				[
					[fold(id), id],
					[fold(name), id],
				] as const,
		),
		...mapped.map(([cell, id]) => [fold(cell).trim(), id] as const),
	]);
	const unknown = [...cells.keys()].filter((cell) => !byCell.has(fold(cell)));
	const wrong = mapped.find(([, id]) => !ids.includes(id));
	if (unknown.length > 0 || wrong !== undefined) {
		const shown = unknown.slice(0, MOST_SHOWN).map(show).join(', ');
		const what = wrong === undefined ? shown : `"${wrong[1]}"`;
		return {
			question: `which source ${what} in "${column}" is: in a mapping file (--map) as values: { source: { … } }, or for the whole file with --source ID; there are ${ids.join(', ')} (review_policy.sources in business.yaml)`,
		};
	}
	const [first = ''] = cells.keys();
	const counts = [...cells].map(([cell, count]) => `${byCell.get(fold(cell))} (${count})`);
	return {
		answer: { usual: byCell.get(fold(first)) ?? '', byCell },
		notes: [`sources by "${column}": ${counts.join(', ')}`],
	};
}

/** Does not show long cells: they are not names of sources. */
function show(cell: string): string {
	if (cell === '') return 'an empty cell';
	return cell.length > 40 || cell.includes('@')
		? `a text of ${cell.length} characters`
		: `"${cell}"`;
}
