import { spawnSync } from 'node:child_process';

/** A program that the tests need and npm cannot install. */
interface Tool {
	readonly binary: string;
	readonly debianPackage: string;
	readonly usedFor: string;
	/** Whether its tests are skipped without it. */
	readonly isOptional?: true;
}

const TOOLS: readonly Tool[] = [
	{ binary: 'chromium', debianPackage: 'chromium', usedFor: 'the tests in a browser' },
	{ binary: 'redis-server', debianPackage: 'redis-server', usedFor: 'the tests of Vercel KV' },
	{
		binary: 'nginx',
		debianPackage: 'nginx',
		usedFor: 'the tests behind a proxy',
		isOptional: true,
	},
	{
		binary: 'ps',
		debianPackage: 'procps',
		usedFor: 'the tests of processes that a server leaves running',
	},
];

const missing = TOOLS.filter(({ binary }) => !isInstalled(binary));
if (missing.length > 0) install(missing);

/** Installs Debian packages if this user may. Otherwise says what to install and exits. */
function install(tools: readonly Tool[]): void {
	const packages = tools.map(({ debianPackage }) => debianPackage);
	if (isInstalled('apt-get') && process.getuid?.() === 0) {
		console.log(`Installing ${packages.join(', ')} with apt-get: the tests need them`);
		run('apt-get', ['update', '-q']);
		run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
	}

	const stillMissing = tools.filter(({ binary }) => !isInstalled(binary));
	if (stillMissing.length === 0) return;
	for (const { binary, usedFor, isOptional } of stillMissing) {
		const result = isOptional ? 'Some tests are skipped' : 'Cannot run the tests';
		console.error(`${result}: "${binary}" is missing, needed for ${usedFor}`);
	}
	console.error(`Install them first, on Debian with: sudo apt-get install ${packages.join(' ')}`);
	if (stillMissing.some(({ isOptional }) => !isOptional)) process.exit(1);
}

function isInstalled(binary: string): boolean {
	// Debian has servers where users do not look.
	return spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${binary}`]).status === 0;
}

function run(command: string, args: readonly string[]): void {
	spawnSync(command, args, {
		stdio: ['ignore', 'ignore', 'inherit'],
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
}
