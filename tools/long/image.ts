import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { ROOT } from '../../tests/support/content.ts';
import { createBase, finish, startInside, type Surroundings } from './container.ts';
import {
	parseAllowedPaths,
	parseDockerfile,
	parseExecForm,
	parseVariables,
	type Stage,
} from './dockerfile.ts';

/** An image that was built from a Dockerfile without a container engine. */
export interface Image {
	readonly root: string;
	readonly workdir: string;
	readonly user: string;
	readonly variables: Readonly<Record<string, string>>;
	readonly command: readonly string[];
	readonly healthCheck: readonly string[];
	readonly volumes: readonly string[];
	/** Size of the files copied from earlier stages. */
	readonly copiedBytes: number;
}

type MutableImage = { -readonly [Key in keyof Image]: Image[Key] };

const BASE = 'node:24-slim';
const BASE_VARIABLES = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/root' };

/**
 * Builds the last stage of this project's Dockerfile. This machine's programs take the place of the
 * base image; the instructions run in a file system of their own.
 * @throws {SyntaxError} for instructions that it does not support.
 */
export async function buildImage(): Promise<Image> {
	const stages = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
	const allowed = parseAllowedPaths(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
	const built = new Map<string, Image>();
	let last: Image | undefined;
	for (const stage of stages) {
		last = await buildStage(stage, built, allowed);
		if (stage.name !== undefined) built.set(stage.name, last);
	}
	if (!last) throw new SyntaxError('Cannot build the image: the Dockerfile has no stage');
	for (const { root } of built.values()) rmSync(root, { recursive: true });
	return last;
}

/** Returns how processes run in an image. Without volumes, it is being built. */
export function surroundingsOf(
	image: Image,
	volumes?: Readonly<Record<string, string>>,
): Surroundings {
	const { root, workdir, user, variables } = image;
	const fileSystem = { root, readOnly: volumes !== undefined, volumes: volumes ?? {} };
	return { fileSystem, workdir, user, variables };
}

async function buildStage(
	{ base, instructions }: Stage,
	built: ReadonlyMap<string, Image>,
	allowed: readonly string[],
): Promise<Image> {
	if (base !== BASE) throw new SyntaxError(`Cannot build from "${base}": expected "${BASE}"`);
	const image: MutableImage = {
		root: createBase(),
		workdir: '/',
		user: 'root',
		variables: BASE_VARIABLES,
		command: [],
		healthCheck: [],
		volumes: [],
		copiedBytes: 0,
	};
	for (const { name, value } of instructions) {
		if (name === 'WORKDIR') {
			image.workdir = posix.resolve(image.workdir, value);
			mkdirSync(join(image.root, image.workdir), { recursive: true });
		} else if (name === 'ENV') {
			image.variables = { ...image.variables, ...Object.fromEntries(parseVariables(value)) };
		} else if (name === 'RUN') await run(image, value);
		else if (name === 'COPY') copy(image, value.split(' '), built, allowed);
		else if (name === 'USER') image.user = value;
		else if (name === 'CMD') image.command = parseExecForm(value);
		else if (name === 'VOLUME') image.volumes = parseExecForm(value);
		else if (name === 'HEALTHCHECK') {
			image.healthCheck = parseExecForm(value.slice(value.indexOf('CMD ') + 'CMD '.length));
		} else if (name !== 'EXPOSE') throw new SyntaxError(`Cannot run the instruction "${name}"`);
	}
	return image;
}

async function run(image: Image, command: string): Promise<void> {
	const surroundings = surroundingsOf(image);
	// Packages come from the registry of this machine, with its certificates.
	const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
	const { NODE_EXTRA_CA_CERTS = '' } = process.env;
	const variables = {
		...surroundings.variables,
		npm_config_registry: registry,
		NODE_EXTRA_CA_CERTS,
	};
	const child = startInside({ ...surroundings, variables }, ['sh', '-c', command]);
	const { code, output } = await finish(child);
	if (code !== 0) throw new TypeError(`Cannot run "${command}": ${output.slice(-4000)}`);
}

function copy(
	image: MutableImage,
	words: readonly string[],
	built: ReadonlyMap<string, Image>,
	allowed: readonly string[],
): void {
	const [, stageName] = /^--from=(\w+)$/.exec(words[0] ?? '') ?? [];
	const sources = words.slice(stageName === undefined ? 0 : 1, -1);
	const target = join(image.root, posix.resolve(image.workdir, words.at(-1) ?? ''));
	const from = stageName === undefined ? undefined : built.get(stageName);
	if (stageName !== undefined && !from) throw new SyntaxError(`Cannot find stage "${stageName}"`);
	for (const source of sources) {
		if (from) {
			copyTree(join(from.root, source), target);
			image.copiedBytes += bytesOf(target);
		} else if (source === '.') {
			for (const path of allowed) copyTree(join(ROOT, path), join(target, path));
		} else if (allowed.some((path) => source === path || source.startsWith(`${path}/`))) {
			copyTree(join(ROOT, source), join(target, basename(source)));
		} else throw new SyntaxError(`Cannot copy "${source}": .dockerignore excludes it`);
	}
}

function copyTree(from: string, to: string): void {
	cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

function bytesOf(folder: string): number {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((path) => lstatSync(join(folder, path)))
		.filter((entry) => entry.isFile())
		.reduce((bytes, { size }) => bytes + size, 0);
}
