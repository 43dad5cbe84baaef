import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that processes see as their whole file system. */
export interface FileSystem {
	readonly root: string;
	/** Whether only `/tmp` and the volumes can be written. */
	readonly readOnly: boolean;
	/** Path in the file system → folder on this machine. */
	readonly volumes: Readonly<Record<string, string>>;
}

/** How a process runs in a container. */
export interface Surroundings {
	readonly fileSystem: FileSystem;
	readonly workdir: string;
	readonly user: string;
	readonly variables: Readonly<Record<string, string>>;
}

export interface Ended {
	readonly code: number | null;
	readonly output: string;
}

/** The users of the image `node`. */
const USERS: Readonly<Record<string, number>> = { root: 0, node: 1000 };
/** Folders of this machine that take the place of the base image. */
const LENT = ['usr', 'etc', 'dev', 'proc'];
const LINKS = ['bin', 'lib', 'lib64', 'sbin'];

/**
 * Mounts what $1 needs to be a file system, then runs the other arguments. The mounts end with the
 * process, because it has its own mount namespace.
 */
const MOUNT = `set -eu
root=$1 node=$2 mode=$3 volumes=$4
shift 4
mount --bind "$root" "$root"
for folder in ${LENT.join(' ')}; do mount --rbind "/$folder" "$root/$folder"; done
mount -o remount,ro,bind "$root/etc"
mount --bind "$root/accounts/passwd" "$root/etc/passwd"
mount --bind "$root/accounts/group" "$root/etc/group"
mount -t tmpfs tmpfs "$root/usr/local"
mkdir "$root/usr/local/bin"
touch "$root/usr/local/bin/node"
mount --bind "$node" "$root/usr/local/bin/node"
mount -o remount,ro "$root/usr/local"
mount -o remount,ro,bind "$root/usr"
if [ "$mode" = ro ]; then
	mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
	for volume in $volumes; do
		chown --reference="$root/\${volume%%=*}" "\${volume#*=}"
		mount --bind "\${volume#*=}" "$root/\${volume%%=*}"
	done
	mount -o remount,ro,bind "$root"
fi
exec "$@"`;

/** Returns whether this process may create mounts, as root usually may. */
export function mayMount(): boolean {
	try {
		execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
}

/** Creates the base of an image: this machine's programs with this process's Node. */
export function createBase(): string {
	const root = mkdtempSync(join(tmpdir(), 'forecourt-image-'));
	for (const folder of [...LENT, 'tmp', 'root', 'home', 'accounts']) mkdirSync(join(root, folder));
	for (const name of LINKS) symlinkSync(`usr/${name}`, join(root, name));
	execFileSync('chmod', ['755', root]);
	execFileSync('chmod', ['1777', join(root, 'tmp')]);
	const accounts = Object.entries(USERS);
	const passwd = accounts.map(([name, id]) => `${name}:x:${id}:${id}::/home/${name}:/bin/sh\n`);
	writeFileSync(join(root, 'accounts/passwd'), passwd.join(''));
	writeFileSync(
		join(root, 'accounts/group'),
		accounts.map(([name, id]) => `${name}:x:${id}:\n`).join(''),
	);
	return root;
}

/** Starts a command in a file system. The process id is that of the command. */
export function startInside(surroundings: Surroundings, command: readonly string[]): ChildProcess {
	const { fileSystem, user } = surroundings;
	const { root, readOnly, volumes } = fileSystem;
	const list = Object.entries(volumes).map(([path, folder]) => `${path.slice(1)}=${folder}`);
	const mounting = ['sh', '-c', MOUNT, 'mount', root, process.execPath];
	const mode = readOnly ? 'ro' : 'rw';
	return spawn(
		'unshare',
		[
			...['--mount', '--propagation', 'private', ...mounting, mode, list.join(' ')],
			...['chroot', `--userspec=${idOf(user)}:${idOf(user)}`, '--groups=', root],
			...toEnvCommand(surroundings, command),
		],
		{ stdio: ['pipe', 'pipe', 'pipe'] },
	);
}

/** Starts a command next to a running process, in the same file system, like `docker exec`. */
export function startBeside(
	pid: number,
	surroundings: Surroundings,
	command: readonly string[],
): ChildProcess {
	const id = String(idOf(surroundings.user));
	return spawn('nsenter', [
		...['--target', String(pid), '--mount', '--root', '--setuid', id, '--setgid', id],
		...toEnvCommand(surroundings, command),
	]);
}

/** Waits for the end of a process. */
export async function finish(child: ChildProcess, input?: string | Uint8Array): Promise<Ended> {
	let output = '';
	child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stdin?.end(input);
	const [code] = (await once(child, 'close')) as [number | null];
	return { code, output };
}

function toEnvCommand(surroundings: Surroundings, command: readonly string[]): string[] {
	const { variables, workdir } = surroundings;
	const pairs = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
	return ['env', '-i', `--chdir=${workdir}`, ...pairs, ...command];
}

function idOf(user: string): number {
	const id = USERS[user];
	if (id === undefined) throw new RangeError(`Cannot run as "${user}": the image has no such user`);
	return id;
}

/** Returns the ids of the user that a process runs as: real, effective, saved, file system. */
export function userOf(pid: number): readonly number[] {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	const [, ids = ''] = /^Uid:\s+(.*)$/m.exec(status) ?? [];
	return ids.split('\t').map(Number);
}
