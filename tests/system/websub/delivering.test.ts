import { afterAll, beforeAll, describe } from 'vitest';
import { startHub, type HubClient } from '../../support/hub-client.ts';
import { describeContent, prepareContent, settleContent, stopContent } from './content.ts';
import { changeNewest, changeOldest } from './content-changes.ts';
import { describeRetries, prepareRetries, settleRetries, stopRetries } from './retrying.ts';

let hub: HubClient;

// Both suites share one server and two changes, because publishing takes longer than delivering.
beforeAll(async () => {
	hub = await startHub();
	await Promise.all([prepareContent(hub), prepareRetries(hub)]);
	changeNewest(hub.contentDir, 'The first change, with “quotes” & <marks>.');
	await hub.publish();
	// Does not change the feeds, so that retries of their deliveries continue.
	changeOldest(hub.contentDir, 'The second change.');
	await hub.publish();
	await Promise.all([settleContent(), settleRetries()]);
});

afterAll(() => Promise.all([hub.stop(), stopContent(), stopRetries()]));

describe('the content', describeContent);
describe('acknowledgements', describeRetries);
