import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { RunnableLanguage } from './docs-samples.ts';
import type { Finished } from './running-server.ts';

const LIMIT_MILLISECONDS = 30_000;

interface Interpreter {
	readonly file: string;
	readonly command: readonly string[];
}

const INTERPRETERS: Readonly<Record<RunnableLanguage, Interpreter>> = {
	sh: { file: 'sample.sh', command: ['bash', '-eu', '-o', 'pipefail', 'sample.sh'] },
	js: { file: 'sample.mjs', command: [process.execPath, 'sample.mjs'] },
	python: { file: 'sample.py', command: ['python3', 'sample.py'] },
	php: { file: 'sample.php', command: ['php', 'sample.php'] },
};

/** Returns the command that runs a file of the language. */
export function commandFor(language: RunnableLanguage, file: string): string[] {
	const { command, file: own } = INTERPRETERS[language];
	return command.map((word) => (word === own ? file : word));
}

/** Returns whether this machine has the interpreter of the language. */
export function isInstalled(language: RunnableLanguage): boolean {
	const [program = ''] = INTERPRETERS[language].command;
	return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Returns whether this machine's Python has all of the modules. */
export function hasModules(modules: readonly string[]): boolean {
	if (modules.length === 0) return true;
	const program = ['-c', `import ${modules.join(', ')}`];
	return spawnSync('python3', program, { stdio: 'ignore' }).status === 0;
}

/** Runs a sample in a folder to completion. */
export async function runSample(
	language: RunnableLanguage,
	code: string,
	folder: string,
	variables: NodeJS.ProcessEnv = {},
): Promise<Finished> {
	const { file } = INTERPRETERS[language];
	writeFileSync(join(folder, file), code);
	const [program = '', ...args] = commandFor(language, file);
	const child = spawn(program, args, {
		cwd: folder,
		env: sampleEnvironment(variables),
		timeout: LIMIT_MILLISECONDS,
		killSignal: 'SIGKILL',
	});
	let [stdout, stderr] = ['', ''];
	child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
	child.stdin.end();
	const [status] = (await once(child, 'close')) as [number | null];
	return { code: status, stdout, stderr };
}

/** Adds the Node.js that runs the tests to the sample's PATH, so that `node` finds it. */
export function sampleEnvironment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
	return { PATH: path, HOME: process.env['HOME'], LANG: 'C.UTF-8', ...variables };
}
