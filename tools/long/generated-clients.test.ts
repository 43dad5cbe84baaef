import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	HEY_API,
	ORVAL,
	readWithoutClient,
	useGeneratedClient,
} from '../../tests/support/generated-clients.ts';
import { startServer, type RunningServer } from '../../tests/support/running-server.ts';

/** Long enough to build the site, or to install a generator, on a busy machine. */
const timeout = 600_000;

let server: RunningServer;
beforeAll(async () => {
	server = await startServer();
}, timeout);
afterAll(async () => {
	await server?.stop();
});

it.each([
	['@hey-api/openapi-ts', HEY_API],
	['orval', ORVAL],
])(
	'a client by %s compiles, and reads the same as without a client',
	{ timeout },
	async (_name, generator) => {
		const { baseUrl } = server;
		const description = await (await fetch(`${baseUrl}/.well-known/openapi.json`)).text();
		const printed = await useGeneratedClient(generator, description, baseUrl);
		expect(printed).toEqual(await readWithoutClient(baseUrl));
	},
);
