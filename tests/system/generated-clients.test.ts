import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	OPENAPI_TYPESCRIPT,
	readWithoutClient,
	useGeneratedClient,
} from '../support/generated-clients.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
	server = await startServer();
});
afterAll(async () => {
	await server?.stop();
});

// `npm run test:long` does the same with other generators.
it('a client by openapi-typescript compiles, and reads the same as without a client', async () => {
	const { baseUrl } = server;
	const description = await (await fetch(`${baseUrl}/.well-known/openapi.json`)).text();
	const printed = await useGeneratedClient(OPENAPI_TYPESCRIPT, description, baseUrl);
	expect(printed).toEqual(await readWithoutClient(baseUrl));
});
