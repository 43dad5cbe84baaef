import { CONTESTANTS } from './contestants.ts';
import { measureBuild, measureCold } from './measure-once.ts';
import { measureWarm } from './measure-warm.ts';
import type { Task } from './tasks.ts';

/** Runs in a contestant's process: performs one task and prints the result. */
const [argument = ''] = process.argv.slice(2);
// The bench wrote this argument.
const task = JSON.parse(argument) as Task;
process.stdout.write(JSON.stringify(await perform(task)));

async function perform({ kind, contestant: name, place, questionsFile, question }: Task) {
	const contestant = await CONTESTANTS[name]?.();
	if (contestant === undefined)
		throw new RangeError(`Cannot ask "${name}": it is not a contestant`);
	if (kind === 'build') return measureBuild(contestant, place);
	if (kind === 'warm') return measureWarm(contestant, place, questionsFile);
	return measureCold(contestant, place, question);
}
