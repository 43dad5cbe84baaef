import { afterAll, beforeAll, describe } from 'vitest';
import { startHub, type HubClient } from '../../support/hub-client.ts';
import { describeDiscovery } from './discovery.ts';
import { describeSubscribing } from './subscribing.ts';
import { describeVerifying } from './verifying.ts';

let hub: HubClient;

// All suites share one server, because starting it takes longer than they do.
beforeAll(async () => {
	hub = await startHub({ HUB_RETRY_SECONDS: '0.5,0.5,0.5' });
});

afterAll(() => hub.stop());

describe('discovery', () => describeDiscovery(() => hub));
describe('a request', () => describeSubscribing(() => hub));
describe('verification', () => describeVerifying(() => hub));
