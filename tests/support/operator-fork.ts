import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './content.ts';

/** Paths that belong to an operator. The project has no files there. */
export const OPERATOR_PATHS = /^(?:my-content|\.github\/workflows)\//;

/** The project's repository, an operator's fork of it, and the operator's home folder. */
export interface OperatorFork {
	/** The operator's home. Clones go here. */
	readonly home: string;
	/** The checkout of the project's maintainers. */
	readonly upstream: string;
	/** Runs git in a folder and returns its output. */
	git(folder: string, ...args: readonly string[]): string;
	/** Runs shell commands of a guide in a folder, and throws if one fails. */
	run(folder: string, commands: string, variables?: NodeJS.ProcessEnv): void;
	remove(): void;
}

/** Links the packages of this checkout, and does the rest of what `npm ci` does. */
const NPM = `
npm() {
	[ "$1" = ci ] || { command npm "$@"; return; }
	rm -rf node_modules && mkdir node_modules
	ln -s "$PACKAGES"/* "$PACKAGES/.bin" node_modules/
	cp "$PACKAGES/.package-lock.json" node_modules/
	git config core.hooksPath .githooks
}
`;

/** Creates a repository from the files of this checkout, and a fork of it. */
export function createFork(): OperatorFork {
	const home = mkdtempSync(join(tmpdir(), 'forecourt-fork-'));
	const [upstream, fork] = [join(home, 'upstream'), join(home, 'fork.git')];
	writeFileSync(
		join(home, '.gitconfig'),
		'[core]\ncompression = 0\nfsync = none\n[user]\nname = Operator\nemail = operator@motors.example\n' +
			`[url "${upstream}"]\ninsteadOf = https://github.com/OWNER/forecourt.git\n` +
			`[url "${fork}"]\ninsteadOf = https://github.com/my-group/forecourt.git\n`,
	);
	const environment = { ...cleanEnvironment(), HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
	const git = (cwd: string, ...args: readonly string[]) =>
		execFileSync('git', args, { cwd, env: environment, encoding: 'utf8' }).trim();
	copyProject(upstream, git);
	git(upstream, 'init', '--quiet', '--initial-branch', 'main');
	git(upstream, 'add', '--all', '--force');
	git(upstream, 'commit', '--quiet', '--message', 'Version one');
	git(home, 'clone', '--quiet', '--bare', '--shared', upstream, fork);
	return {
		home,
		upstream,
		git,
		run(cwd, commands, variables = {}) {
			const env = { ...environment, PACKAGES: join(ROOT, 'node_modules'), ...variables };
			const script = `set -eu${NPM}${commands}`;
			execFileSync('bash', ['-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
		},
		remove: () => rmSync(home, { recursive: true, force: true }),
	};
}

/** Returns the code blocks of a document in one language, or with one info string. */
export function codeBlocks(document: string, language: string): string[] {
	const fence = new RegExp(`^\`\`\`${language}(?=[ \\n])[^\\n]*\\n([^]*?)^\`\`\``, 'gm');
	const text = readFileSync(join(ROOT, document), 'utf8');
	return [...text.matchAll(fence)].map(([, code = '']) => code);
}

/** Neither an operator's files nor those that no command of an operator needs. */
const NOT_COPIED = /^(?:tests|tools)\//;

/** Copies the files that are committed or could be. */
function copyProject(folder: string, git: OperatorFork['git']): void {
	const listed = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
	for (const file of listed.split('\0')) {
		const path = join(ROOT, file);
		if (OPERATOR_PATHS.test(file) || NOT_COPIED.test(file)) continue;
		if (file === '' || !existsSync(path)) continue;
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		cpSync(path, join(folder, file));
	}
}

/** Returns the environment without variables of git, of this project and of the test runner. */
function cleanEnvironment(): NodeJS.ProcessEnv {
	const own =
		/^(?:GIT_|VITEST|NODE_ENV$|BASE_URL$|CONTENT_DIR$|DATA_DIR$|NODE_COMPILE_CACHE$|VERCEL)/;
	const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
	return { ...Object.fromEntries(kept), SITE: 'off' };
}
