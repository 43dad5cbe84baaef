import { aspectColumns } from './generic-aspects.ts';
import { columnsFor } from './generic-fields.ts';
import { isQuestion } from './generic-questions.ts';
import type { GenericReading } from './generic-reading.ts';
import { listColumns } from './list-columns.ts';

/** Says in notes for the report what each column was taken for. */
export function describeColumns(
	names: readonly string[],
	{ columns, denied }: Pick<GenericReading, 'columns' | 'denied'>,
	unused: readonly string[],
): string[] {
	const taken = [...columns.fields].map(([field, name]) => {
		const more = field === 'text' ? 0 : columnsFor(columns, field).length - 1;
		return `${field} from "${name}"${more > 0 ? ` and ${more} more` : ''}`;
	});
	const { withheld, shown, anonymous } = columns;
	const aspects = aspectColumns(names, columns);
	const personal = names.filter((name) => columns.personal.includes(name));
	const texts = columnsFor(columns, 'text');
	return [
		`columns: ${taken.join(', ')}`,
		...(texts.length > 1 && texts.some(isQuestion)
			? [`the text is from ${listColumns(texts)}; each question comes before its answer`]
			: []),
		...(aspects.length === 0 ? [] : [`stars for aspects: ${listColumns(aspects)}`]),
		...(columns.proseText === undefined
			? []
			: [`the text is from ${listColumns([columns.proseText])}, the only column with sentences`]),
		...(withheld.length === 0
			? []
			: [`reviews are left out if these columns say yes: ${listColumns(withheld)}`]),
		...(shown.length === 0
			? []
			: [`reviews are left out if these columns say no: ${listColumns(shown)}`]),
		...hiding(
			anonymous.filter((name) => !denied.has(name)),
			'it is empty or says no',
		),
		...hiding(
			anonymous.filter((name) => denied.has(name)),
			'it says no',
		),
		...(personal.length === 0
			? []
			: [`masked in texts and never stored: ${listColumns(personal)}`]),
		...(unused.length === 0 ? [] : [`not used: ${listColumns(unused)}`]),
	];
}

function hiding(columns: readonly string[], unless: string): string[] {
	return columns.map((name) => `${listColumns([name])} hides the author unless ${unless}`);
}
