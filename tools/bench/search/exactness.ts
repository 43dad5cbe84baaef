import type { WarmFigures } from './measure-warm.ts';
import { CLASSES, type Questions } from './question.ts';

/** @throws {TypeError} at the first result that differs from the exact one. */
export function requireSameAnswers(
	exact: WarmFigures,
	other: WarmFigures,
	questions: Questions,
	name: string,
): void {
	for (const kind of CLASSES) {
		for (const [index, question] of questions[kind].entries()) {
			const [right, given] = [exact, other].map(({ classes }) =>
				JSON.stringify(classes[kind].answered[index]),
			);
			if (right === given) continue;
			const asked = JSON.stringify(question);
			throw new TypeError(`Cannot compare: ${name} answers ${asked} with ${given}, not ${right}`);
		}
	}
}
