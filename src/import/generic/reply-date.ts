import { toPlainName } from './column-name.ts';
import { NONE, type ColumnValues } from './column-values.ts';
import type { Columns } from './generic-fields.ts';

/** Returns the column with the days of the replies that is named after theirs: "Public Comment Date". */
export function replyDateOf(
	names: readonly string[],
	{ fields }: Pick<Columns, 'fields'>,
	values: ColumnValues,
): string | undefined {
	const reply = fields.get('reply');
	if (reply === undefined || fields.has('reply_date')) return undefined;
	const taken = new Set(fields.values());
	return names.find((name) => {
		const { filled, days } = values.get(name) ?? NONE;
		const isNamed = toPlainName(name).startsWith(toPlainName(reply));
		return isNamed && !taken.has(name) && filled > 0 && days === filled;
	});
}
