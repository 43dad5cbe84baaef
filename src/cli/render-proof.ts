import type { FileReport } from '../import/import-report.ts';
import { shellWord } from '../mcp/discovery/shell-word.ts';
import { translatorFor } from '../reviews/messages/catalogs.ts';
import type { VerificationMethod } from '../reviews/review.ts';

const TRUE_ONLY_IF: Record<Exclude<VerificationMethod, 'platform_account_only'>, string> = {
	invited_after_transaction: 'you sent each of these invitations for the order with this number',
	transaction_match: 'these numbers are in your records',
	documents: 'you have seen a document with this number',
};

/** Says what an order number makes readers see, when that is true, and why other reviews are held back. */
export function renderProof(file: FileReport): string[] {
	const { proof, source, may_prove: column, held_back: held } = file;
	const shown = proof === undefined ? [] : describeProof(proof, source);
	if (held === 0) return shown;
	const where = column === undefined ? 'If a column' : `If "${column}"`;
	const word = column === undefined ? '"COLUMN"' : shellWord(column);
	const why =
		proof === undefined
			? `nothing proves a visit. ${where} contains order numbers, add --proof ${word}`
			: `they have no order number in "${proof.column}"`;
	return [...shown, `  held back ${held}: stored but not shown to readers, because ${why}`];
}

function describeProof({ column, method }: NonNullable<FileReport['proof']>, source: string) {
	if (method === 'platform_account_only' || method === 'none') return [];
	const words = translatorFor('en');
	const badge = `${words('card.verified')} · ${words(`verification.${method}.short`)}`;
	return [
		`  readers will see "${badge}" on reviews with a number in "${column}"`,
		`  This is true only if ${TRUE_ONLY_IF[method]}. Otherwise, change "method" of "${source}" in business.yaml, or leave out --proof`,
	];
}
