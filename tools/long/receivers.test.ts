import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkReceiver } from '../../tests/support/check-receiver.ts';
import { startHub, type HubClient } from '../../tests/support/hub-client.ts';
import { installOnDemand, packageFolder } from '../../tests/support/on-demand-packages.ts';
import { canRun, readReceivers } from '../../tests/support/receivers.ts';

/** Long enough to install and build a Next.js project on a busy machine. */
const timeout = 900_000;

/** The frameworks of the receivers in JavaScript, apart from our own dependencies. */
const FRAMEWORKS = {
	name: 'next',
	version: '16.4.6',
	with: [
		'react@19.3.1',
		'react-dom@19.3.1',
		'express@5.3.0',
		'hono@4.13.19',
		'@hono/node-server@2.1.9',
		'standardwebhooks@1.1.1',
	],
};
const home = packageFolder(FRAMEWORKS);

let hub: HubClient;
beforeAll(async () => {
	await installOnDemand(FRAMEWORKS);
	hub = await startHub();
}, timeout);
afterAll(async () => {
	await hub?.stop();
});

it.each(readReceivers().filter(({ language }) => language === 'js'))(
	'the receiver for $name confirms, accepts signed deliveries and refuses all others',
	{ timeout },
	async (receiver) => {
		expect(canRun(receiver, home)).toBe(true);
		await checkReceiver(receiver, hub, home);
	},
);
