import { readdirSync, readFileSync } from 'node:fs';

/** The resources of a process at one moment. */
export interface ProcessSample {
	/** Resident memory in megabytes. */
	readonly megabytes: number;
	readonly descriptors: number;
}

/** Samples a Linux process once a second. */
export interface ProcessWatch {
	readonly samples: readonly ProcessSample[];
	look(): ProcessSample;
	stop(): void;
}

export function watchProcess(pid: number): ProcessWatch {
	const samples: ProcessSample[] = [];
	const look = () => ({
		megabytes:
			Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
		descriptors: readdirSync(`/proc/${pid}/fd`).length,
	});
	const timer = setInterval(() => samples.push(look()), 1000);
	return { samples, look, stop: () => clearInterval(timer) };
}

export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
