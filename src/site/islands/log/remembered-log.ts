import type { Memory } from '../../../log/verify.mjs';

/** Keeps what the visitor saw of a log, so that the next check can demand that it is still there. */
export interface RememberedLog {
	read(): Memory | undefined;
	/** @returns whether it will be known on the next visit; browsers may refuse to keep anything. */
	write(memory: Memory): boolean;
	forget(): void;
}

/**
 * Remembers the logs of a host under one key: a log that replaces another one must not start with an empty
 * memory.
 * @param origin of the log, such as `reviews.example/log` or `reviews.example/log/2`
 */
export function rememberLog(origin: string): RememberedLog {
	const key = `transparency log ${origin.replace(/\/\d+$/, '')}`;
	return {
		read() {
			try {
				const memory: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
				return isMemory(memory) ? memory : undefined;
			} catch {
				return undefined;
			}
		},
		write(memory) {
			try {
				localStorage.setItem(key, JSON.stringify(memory));
				return true;
			} catch {
				return false;
			}
		},
		forget() {
			try {
				localStorage.removeItem(key);
			} catch {
				// Nothing was kept.
			}
		},
	};
}

function isMemory(value: unknown): value is Memory {
	const { origin, keys, checkpoints }: Partial<Record<keyof Memory, unknown>> = Object(value);
	return typeof origin === 'string' && Array.isArray(keys) && Array.isArray(checkpoints);
}
