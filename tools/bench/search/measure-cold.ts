import type { ColdFigures } from './measure-once.ts';
import { CLASSES, type QuestionClass, type Questions } from './question.ts';
import type { Processes, Task } from './tasks.ts';

const MOST_PROCESSES = 5;
/** Slow contestants are started less often. */
const MOST_MS = 2_000;

export interface ColdClasses {
	/** The median time of each class. */
	readonly milliseconds: Readonly<Record<QuestionClass, number>>;
	/** Memory after the first result: the median of the class that needs the most. */
	readonly megabytes: number;
}

/** Measures first results, each in a new process with a different question of the class. */
export async function measureColdClasses(
	processes: Processes,
	task: Task,
	questions: Questions,
): Promise<ColdClasses> {
	let megabytes = 0;
	const medians: [QuestionClass, number][] = [];
	for (const name of CLASSES) {
		const list = questions[name];
		const begin = performance.now();
		const figures: ColdFigures[] = [];
		while (figures.length < MOST_PROCESSES && performance.now() - begin < MOST_MS) {
			const question =
				list[(figures.length * Math.floor(list.length / MOST_PROCESSES)) % list.length];
			figures.push(await processes.run<ColdFigures>({ ...task, ...(question && { question }) }));
		}
		medians.push([name, medianOf(figures.map((each) => each.milliseconds))]);
		megabytes = Math.max(megabytes, medianOf(figures.map((each) => each.megabytes)));
	}
	// There is an entry for each class.
	const milliseconds = Object.fromEntries(medians) as ColdClasses['milliseconds'];
	return { milliseconds, megabytes };
}

function medianOf(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
