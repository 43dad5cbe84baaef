import type { WarmFigures } from './measure-warm.ts';
import { TEXT_CLASSES } from './question.ts';
import { rounded, type TotalReport } from './report.ts';

/** Groups the times of text questions by the power of ten of their matches. */
export function groupByTotal({ classes }: WarmFigures): TotalReport[] {
	const groups = new Map<number, number[]>();
	for (const name of TEXT_CLASSES) {
		const { answered = [], each = [] } = classes[name] ?? {};
		for (const [index, { total }] of answered.entries()) {
			const time = each[index];
			if (time === null || time === undefined) continue;
			const least = total === 0 ? 0 : 10 ** (String(total).length - 1);
			groups.set(least, [...(groups.get(least) ?? []), time]);
		}
	}
	return [...groups]
		.toSorted(([a], [b]) => a - b)
		.map(([least, times]) => {
			const p50 = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
			return { least, questions: times.length, p50: rounded(p50) };
		});
}
