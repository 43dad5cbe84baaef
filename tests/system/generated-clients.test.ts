import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrigin } from '../../src/site/docs/operator-text.ts';
import { ROOT } from '../support/content.ts';
import {
	OPENAPI_TYPESCRIPT,
	readWithoutClient,
	runWithClient,
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
	const printed = await useGeneratedClient(OPENAPI_TYPESCRIPT, await describeApi(), baseUrl);
	expect(printed).toEqual(await readWithoutClient(baseUrl));
});

it('the sample of the documentation compiles, and prints reviews', async () => {
	const page = readFileSync(join(ROOT, 'docs/use/clients.md'), 'utf8');
	const [, sample = ''] = /```ts\n([^]*?)```/.exec(page) ?? [];
	const program = withOrigin(sample, server.baseUrl);
	const printed = await runWithClient(OPENAPI_TYPESCRIPT, await describeApi(), program);
	expect(printed.match(/^[12] ./gm)?.length).toBeGreaterThan(5);
});

async function describeApi(): Promise<string> {
	return (await fetch(`${server.baseUrl}/.well-known/openapi.json`)).text();
}
