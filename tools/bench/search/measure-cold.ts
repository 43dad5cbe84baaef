import type { ColdFigures } from './measure-once.ts';
import { CLASSES, type QuestionClass, type Questions } from './question.ts';
import type { Processes, Task } from './tasks.ts';

const MOST_PROCESSES = 5;
/** Slow contestants are started less often. */
const MOST_MS = 2_000;

export interface ColdClasses {
	/** The median time of each class. */
	readonly milliseconds: Readonly<Partial<Record<QuestionClass, number>>>;
	/** Memory after the first result: the median of the class that needs the most. */
	readonly megabytes: number;
}

/** Measures first results, each in a new process with a different question of the class. */
export async function measureColdClasses(
	processes: Processes,
	task: Task,
	questions: Partial<Questions>,
): Promise<ColdClasses> {
	const milliseconds: Partial<Record<QuestionClass, number>> = {};
	let megabytes = 0;
	for (const name of CLASSES) {
		const list = questions[name];
		if (list === undefined) continue;
		const begin = performance.now();
		const figures: ColdFigures[] = [];
		while (figures.length < MOST_PROCESSES && performance.now() - begin < MOST_MS) {
			const question =
				list[(figures.length * Math.floor(list.length / MOST_PROCESSES)) % list.length];
			figures.push(await processes.run<ColdFigures>({ ...task, ...(question && { question }) }));
		}
		milliseconds[name] = medianOf(figures.map((each) => each.milliseconds));
		megabytes = Math.max(megabytes, medianOf(figures.map((each) => each.megabytes)));
	}
	return { milliseconds, megabytes };
}

function medianOf(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
