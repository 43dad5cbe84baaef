import { toPlainName } from './column-name.ts';
import { withColumns } from './column-answers.ts';
import type { ColumnValues } from './column-values.ts';
import { ImportError } from '../import-error.ts';
import { listColumns } from './list-columns.ts';
import type { ImportMap } from './import-map.ts';
import type { OperatorAnswers, SettledAnswers } from '../formats/import-format.ts';
import { sourcePolicyOf, type ImportContext } from '../import-context.ts';
import type { FileReport } from '../import-report.ts';
import { weakerMethod } from '../../reviews/method-strength.ts';

/** Names of order numbers in the four languages; not customer numbers or numbers of answers. */
const ORDER =
	/^(?:repair|work|service|sales)?(?:order|invoice|ticket|job|deal|contract)(?:id|number|no|nr|num)?$|^(?:ro|wo|dms)(?:id|number|no|nr)?$|^(?:auftrag|rechnung|vorgang|beleg|vertrag|werkstattauftrag)s?(?:id|nummer|nr)?$|^(?:número|numero|nº|n)?(?:de|del)?(?:pedido|orden|factura|contrato)$|^(?:numéro|numero|n|nº)?(?:de)?(?:commande|facture|contrat|ordre)$/;

/** Returns the column that seems to have order numbers in most rows. */
export function mayProveVisits(names: readonly string[], values: ColumnValues): string | undefined {
	return names.find((name) => {
		const { filled = 0, ratings = 0, days = 0 } = values.get(name) ?? {};
		return filled > 0 && (ratings + days) * 2 < filled && ORDER.test(toPlainName(name));
	});
}

/**
 * Adds the operator's answers to the mapping of a file.
 * @throws {ImportError} if the only file of the import lacks the column of the proof
 */
export function withAnswers(
	file: string,
	{ map, columns, proof, isOnlyFile }: OperatorAnswers,
	names: readonly string[],
): ImportMap | undefined {
	const mapped = withColumns(map, columns, names);
	if (proof === undefined) return mapped;
	const column = proof.toLowerCase();
	if (names.includes(column)) {
		// The most that a proof can claim: how much of it holds, the operator states in the source's policy.
		const method = 'invited_after_transaction' as const;
		return { constants: {}, values: {}, fields: {}, ...mapped, proof: { column, method } };
	}
	if (isOnlyFile !== true) return mapped;
	throw new ImportError(
		`Cannot use --proof "${proof}" for "${file}": it has no such column; its columns are ${listColumns(names)}`,
	);
}

/** Returns the column with the order numbers as the file writes it, and what its source lets them claim. */
export function proofIn(
	context: ImportContext,
	{ reading, source = '' }: SettledAnswers,
): FileReport['proof'] {
	const policy = sourcePolicyOf(context, source);
	if (reading?.proof === undefined || policy === undefined) return undefined;
	const { column, method } = reading.proof;
	return {
		column: reading.headings.get(column) ?? column,
		method: weakerMethod(policy.method, method),
	};
}
