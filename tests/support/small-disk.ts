import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system, small enough to fill up. */
export interface SmallDisk {
	readonly folder: string;
	/** Fills the disk up to this many free bytes. */
	fill(freeBytes?: number): void;
	empty(): void;
	remove(): void;
}

/** Mounts a file system in memory; returns `undefined` if this process has no permission. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-disk-'));
	try {
		const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'forecourt-test', folder];
		execFileSync('mount', mount, { stdio: 'ignore' });
	} catch {
		rmSync(folder, { recursive: true });
		return undefined;
	}
	const filler = join(folder, 'filler');
	return {
		folder,
		fill(freeBytes = 0) {
			const { bavail, bsize } = statfsSync(folder);
			writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)));
		},
		empty: () => rmSync(filler, { force: true }),
		remove() {
			execFileSync('umount', [folder]);
			rmSync(folder, { recursive: true });
		},
	};
}
