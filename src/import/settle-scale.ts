import type { Evidence } from './generic-evidence.ts';
import type { OperatorAnswers } from './import-format.ts';
import { SCALES, type Scale } from './rating-scale.ts';
import type { Settled } from './settlement.ts';

/**
 * Determines the rating scale: five, unless a rating shows that it is higher. Then only the
 * operator can know.
 */
export function settleScale(evidence: Evidence, answers: OperatorAnswers): Settled<Scale> {
	const told = SCALES.find((scale) => scale === (answers.scale ?? answers.map?.scale));
	if (told !== undefined) {
		const notes = told === 5 ? [] : [`ratings are out of ${told}, as you say, and ${told} is best`];
		return { answer: told, notes };
	}
	const [, stated] = [...evidence.scales].find(([scale]) => scale !== 5) ?? [];
	const exhibit = stated ?? evidence.aboveFive;
	const reason = exhibit && `line ${exhibit.line} has ${show(exhibit.cell)}`;
	if (reason === undefined) return { answer: 5, notes: [] };
	return {
		question: `how many the best rating has, because ${reason}: --scale ${SCALES.slice(0, -1).join(', ')} or ${SCALES.at(-1)}; ratings that do not fit are rejected`,
	};
}

/** Does not show long numbers, which may be phone numbers instead of ratings. */
function show(cell: string): string {
	return cell.length <= 16 && !/\d{4}/.test(cell) ? `"${cell}"` : 'a larger number';
}
