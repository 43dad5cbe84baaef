import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startHub } from '../support/hub-client.ts';
import { startSubscriber } from '../support/subscriber.ts';
import { describeBothPages } from './hub-page/both-pages.ts';
import { describeExamples } from './hub-page/examples.ts';
import { describeFigures } from './hub-page/figures.ts';
import { describeSubscription } from './hub-page/subscription.ts';
import { describeTester } from './hub-page/tester.ts';
import type { Visitor } from './hub-page/visitor.ts';

let visitor: Visitor;

// One server for all of them, since it takes longer to start than they do.
beforeAll(async () => {
	const [hub, browser] = await Promise.all([startHub(), launchBrowser()]);
	visitor = { hub, browser, subscriber: await startSubscriber(hub.certificate) };
});

afterAll(async () => {
	await visitor?.browser.close();
	await visitor?.subscriber.stop();
	await visitor?.hub.stop();
});

describeFigures(() => visitor);
describeExamples(() => visitor);
describeTester(() => visitor);
describeSubscription(() => visitor);
describeBothPages(() => visitor);
