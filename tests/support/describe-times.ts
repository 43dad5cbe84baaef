import { relative } from 'node:path';
import { ROOT } from './content.ts';
import { readReports, readTimedWork, type TimedWork } from './test-reports.ts';

const SLOWEST = 10;

/** Lists where the time of a test run went: the slowest test files, builds and installations. */
export function describeTimes(folder: string): string {
	const files = readReports(folder)
		.flatMap((report) => report?.testResults ?? [])
		.map(({ name, startTime, endTime }) => ({
			what: relative(ROOT, name),
			seconds: (endTime - startTime) / 1000,
		}))
		.toSorted((a, b) => b.seconds - a.seconds);
	const work = readTimedWork(folder);
	const builds = sumUp(work.filter(({ kind }) => kind === 'build'));
	const installations = sumUp(work.filter(({ kind }) => kind === 'installation'));
	return [
		'',
		`The ${SLOWEST} slowest test files, in seconds:`,
		...files.slice(0, SLOWEST).map(line),
		'Builds that ran alongside the tests, in seconds:',
		...builds.map(line),
		line({ what: 'all builds', seconds: total(builds) }),
		...(installations.length > 0
			? ['Installed for the tests, in seconds:', ...installations.map(line)]
			: []),
	].join('\n');
}

interface Entry {
	readonly what: string;
	readonly seconds: number;
}

/** Merges entries with the same name and appends the number of times to the name. */
function sumUp(work: readonly TimedWork[]): readonly Entry[] {
	const groups = Map.groupBy(work, ({ what }) => what);
	return [...groups].map(([what, entries]) => ({
		what: entries.length > 1 ? `${what}, ${entries.length} times` : what,
		seconds: total(entries),
	}));
}

function total(entries: readonly Entry[]): number {
	return entries.reduce((sum, { seconds }) => sum + seconds, 0);
}

function line({ what, seconds }: Entry): string {
	return `${seconds.toFixed(1).padStart(8)}  ${what}`;
}
