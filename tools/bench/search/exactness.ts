import type { ClassFigures, WarmFigures } from './measure-warm.ts';
import { CLASSES, type QuestionClass, type Questions } from './question.ts';
import { rounded } from './report.ts';

/** @throws {TypeError} at the first result that differs from the exact one. */
export function requireSameAnswers(
	exact: WarmFigures,
	other: WarmFigures,
	questions: Partial<Questions>,
	name: string,
	withPages: boolean,
): void {
	for (const kind of CLASSES) {
		for (const [index, question] of (questions[kind] ?? []).entries()) {
			const [right, given] = [exact, other].map(({ classes }) => {
				const { total, distribution, digest } = classes[kind]?.answered[index] ?? {};
				return JSON.stringify({ total, distribution, ...(withPages && { digest }) });
			});
			if (right === given) continue;
			const asked = JSON.stringify(question);
			throw new TypeError(`Cannot compare: ${name} answers ${asked} with ${given}, not ${right}`);
		}
	}
}

/** Computes how many of the matches a word index finds, and how many of its results match. */
export function compareWith(
	exact: WarmFigures,
	found: ClassFigures,
	kind: QuestionClass,
): { recall: number; precision: number } {
	const [recall, precision]: [number[], number[]] = [[], []];
	for (const [index, { total, right = 0 }] of found.answered.entries()) {
		const matching = exact.classes[kind]?.answered[index]?.total ?? 0;
		if (matching > 0) recall.push(right / matching);
		if (total > 0) precision.push(right / total);
	}
	return { recall: meanOf(recall), precision: meanOf(precision) };
}

/** Returns the mean, or 1 if there are no values. */
function meanOf(shares: readonly number[]): number {
	if (shares.length === 0) return 1;
	return rounded(shares.reduce((sum, share) => sum + share, 0) / shares.length);
}
