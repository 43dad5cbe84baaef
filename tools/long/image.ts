import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { DockerfileParser, type Copy, type Env, type From, type Instruction } from 'dockerfile-ast';
import { ROOT } from '../../tests/support/content.ts';
import { createBase, finish, startInside, type Surroundings } from './container.ts';

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
	const file = DockerfileParser.parse(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
	const allowed = parseAllowedPaths(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
	const built: Image[] = [];
	const stages = new Map<string, Image>();
	let image: MutableImage | undefined;
	for (const instruction of file.getInstructions()) {
		if (instruction.getInstruction() === 'FROM') {
			const from = instruction as From;
			image = createImage(from);
			built.push(image);
			stages.set(from.getBuildStage() ?? '', image);
		} else if (image) await apply(image, instruction, stages, allowed);
	}
	const last = built.pop();
	if (!last) throw new SyntaxError('Cannot build the image: the Dockerfile has no stage');
	for (const { root } of built) rmSync(root, { recursive: true });
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

function createImage(from: From): MutableImage {
	const base = from.getImage();
	if (base !== BASE) throw new SyntaxError(`Cannot build from "${base}": expected "${BASE}"`);
	return {
		root: createBase(),
		workdir: '/',
		user: 'root',
		variables: BASE_VARIABLES,
		command: [],
		healthCheck: [],
		volumes: [],
		copiedBytes: 0,
	};
}

async function apply(
	image: MutableImage,
	instruction: Instruction,
	stages: ReadonlyMap<string, Image>,
	allowed: readonly string[],
): Promise<void> {
	const name = instruction.getInstruction();
	const value = instruction.getArgumentsContent() ?? '';
	if (name === 'WORKDIR') {
		image.workdir = posix.resolve(image.workdir, value);
		mkdirSync(join(image.root, image.workdir), { recursive: true });
	} else if (name === 'ENV') {
		const properties = (instruction as Env).getProperties();
		const pairs = properties.map((one) => [one.getName(), one.getValue() ?? ''] as const);
		image.variables = { ...image.variables, ...Object.fromEntries(pairs) };
	} else if (name === 'RUN') await run(image, value);
	else if (name === 'COPY') copy(image, instruction as Copy, stages, allowed);
	else if (name === 'USER') image.user = value;
	else if (name === 'CMD') image.command = parseExecForm(value);
	else if (name === 'VOLUME') image.volumes = parseExecForm(value);
	else if (name === 'HEALTHCHECK') image.healthCheck = parseExecForm(value.replace(/^CMD /, ''));
	else if (name !== 'EXPOSE') throw new SyntaxError(`Cannot run the instruction "${name}"`);
}

/** Parses the exec form of CMD: a JSON list. */
function parseExecForm(value: string): readonly string[] {
	const words: unknown = JSON.parse(value);
	if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
	throw new SyntaxError(`Cannot read the command "${value}": it is not a list of words`);
}

/**
 * Returns the paths that a .dockerignore file lets into the build: it excludes everything with `*`,
 * and names exceptions.
 */
function parseAllowedPaths(text: string): readonly string[] {
	const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
	const [first, ...exceptions] = lines;
	if (first !== '*' || !exceptions.every((line) => /^![^*?]+$/.test(line))) {
		throw new SyntaxError('Cannot read .dockerignore: expected "*" and then exceptions');
	}
	return exceptions.map((line) => line.slice(1));
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
	instruction: Copy,
	stages: ReadonlyMap<string, Image>,
	allowed: readonly string[],
): void {
	const paths = instruction.getArguments().map((argument) => argument.getValue());
	const [sources, last = ''] = [paths.slice(0, -1), paths.at(-1)];
	const target = join(image.root, posix.resolve(image.workdir, last));
	const stageName = instruction.getFromFlag()?.getValue() ?? undefined;
	const from = stageName === undefined ? undefined : stages.get(stageName);
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
