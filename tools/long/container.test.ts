import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tests/support/content.ts';
import { freePort } from '../../tests/support/running-server.ts';
import { describeService } from '../../tests/system/black-box/black-box.ts';
import { OPERATOR_VARIABLES } from '../../tests/system/black-box/operator.ts';
import { finish, mayMount, startBeside, startInside, userOf, type Ended } from './container.ts';
import { buildImage, surroundingsOf, type Image } from './image.ts';

const LIMIT_BYTES = 200e6;
/** For installing packages and building on a busy machine. */
const LIMIT_MS = 900_000;
const NEW_CONTENT =
	'npm run content:new -- --name Example --timezone America/New_York --url https://motors.example --email care@motors.example /content/group';
const PUBLIC_ORIGIN = 'https://reviews.my-group.example';
/** Reads content from standard input, as the guide for Docker says. */
const COPIED_CONTENT = 'mkdir -p /content/group && tar -C /content/group -xf -';
const ALIASES = ['harborview', 'alder-falls', 'millbrook'].map((name) => `--alias ${name}=main`);

/** Without permission to mount, as in most containers, there is no read-only file system. */
describe.skipIf(!mayMount())(
	'the image of the Dockerfile, on a read-only file system, as the user node',
	{ timeout: LIMIT_MS },
	() => {
		let image: Image;
		let container: Container;
		const execute = (command: readonly string[], input?: string) =>
			container.execute(command, input);
		const read = async (path: string) => fetch(container.origin + path);

		beforeAll(async () => {
			image = await buildImage();
			container = await startContainer(image, {}, NEW_CONTENT);
		}, LIMIT_MS);
		afterAll(() => {
			container?.stop();
			if (image) rmSync(image.root, { recursive: true });
		}, LIMIT_MS);

		it('adds less than 200 MB to its base', () => {
			console.log(`${Math.round(image.copiedBytes / 1e6)} MB`);
			expect(image.copiedBytes).toBeLessThan(LIMIT_BYTES);
		});

		it('runs as the user node', () => {
			expect(userOf(container.server.pid ?? 0)).toEqual([1000, 1000, 1000, 1000]);
		});

		it('cannot write outside its volumes and /tmp', async () => {
			const places = ['/app/x', '/app/node_modules/x', '/app/src/x', '/x', '/usr/x', '/home/x'];
			const tries = await Promise.all(places.map((path) => execute(['touch', path])));
			expect(tries.map(({ output: text }) => text)).toEqual(
				places.map((path) => `touch: cannot touch '${path}': Read-only file system\n`),
			);
		});

		it.each(['/', '/reviews', '/insights', '/docs', '/pagefind/pagefind.js', '/feed.xml'])(
			'serves %s',
			async (path) => {
				expect((await read(path)).status).toBe(200);
			},
		);

		it('imports an export and publishes it', async () => {
			const file = readFileSync(join(ROOT, 'tests/support/exports/dealer-reviews.csv'), 'utf8');
			await execute(['sh', '-c', 'cat > /tmp/reviews.csv'], file);
			const command = `npm run import -- ${ALIASES.join(' ')} /tmp/reviews.csv`;
			expect(await execute(['sh', '-c', command])).toMatchObject({ code: 0 });
			const published = await execute(['npm', 'run', '--silent', 'publish']);
			expect(published).toMatchObject({ code: 0 });
			expect(published.output).toMatch(/"changed":\[.*"\/feed.xml"/);
			const { reviews } = (await (await read('/reviews.json')).json()) as { reviews: unknown[] };
			expect(reviews.length).toBeGreaterThan(5);
			expect(await (await read('/reviews')).text()).toContain('Bumped');
		});

		it('has no errors in its log, and ends with 0 after SIGTERM', async () => {
			expect(container.output()).not.toMatch(/error|EROFS|EACCES/i);
			const begin = performance.now();
			const exited = once(container.server, 'exit');
			container.server.kill('SIGTERM');
			expect(await exited).toEqual([0, null]);
			expect(performance.now() - begin).toBeLessThan(5000);
		});

		describe('with the content of the sample', () => {
			let sample: Container;
			beforeAll(async () => {
				const content = execFileSync('tar', [
					'--create',
					'--directory',
					join(ROOT, 'content'),
					'.',
				]);
				sample = await startContainer(
					image,
					{ ...OPERATOR_VARIABLES, BASE_URL: PUBLIC_ORIGIN },
					COPIED_CONTENT,
					content,
				);
			}, LIMIT_MS);
			afterAll(() => sample?.stop(), LIMIT_MS);

			describeService(() => ({ address: sample.origin, origin: PUBLIC_ORIGIN }));
		});
	},
);

interface Container {
	readonly server: ChildProcess;
	readonly origin: string;
	/** Runs a command as `docker compose exec -T forecourt` does. */
	execute(command: readonly string[], input?: string): Promise<Ended>;
	/** Returns what the server has printed so far. */
	output(): string;
	/** Kills the server and removes the volumes. */
	stop(): void;
}

/** Fills new volumes as `docker compose run --rm -T forecourt` does, then starts the image's command. */
async function startContainer(
	image: Image,
	given: Readonly<Record<string, string>>,
	filling: string,
	input?: Uint8Array,
): Promise<Container> {
	const scratch = mkdtempSync(join(tmpdir(), 'forecourt-volumes-'));
	const volumes = Object.fromEntries(image.volumes.map((path) => [path, join(scratch, path)]));
	for (const folder of Object.values(volumes)) mkdirSync(folder);
	const port = String(await freePort());
	const origin = `http://127.0.0.1:${port}`;
	const { variables, ...others } = surroundingsOf(image, volumes);
	const surroundings = {
		...others,
		variables: { ...variables, BASE_URL: origin, ...given, PORT: port },
	};
	const filled = await finish(startInside(surroundings, ['sh', '-c', filling]), input);
	expect(filled).toMatchObject({ code: 0 });

	let output = '';
	const server = startInside(surroundings, image.command);
	server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
	server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const execute: Container['execute'] = (command, text) =>
		finish(startBeside(server.pid ?? 0, surroundings, command), text);
	const deadline = performance.now() + LIMIT_MS / 2;
	while ((await execute(image.healthCheck)).code !== 0) {
		if (server.exitCode !== null || performance.now() > deadline) {
			throw new TypeError(`Cannot start the container: ${output}`);
		}
		await sleep(1000);
	}
	return {
		...{ server, origin, execute },
		output: () => output,
		stop() {
			server.kill('SIGKILL');
			rmSync(scratch, { recursive: true });
		},
	};
}
