import { afterAll, beforeAll } from 'vitest';
import { accessHub } from '../support/hub-client.ts';
import { useSharedSite } from '../support/shared-site.ts';
import { startSubscriber } from '../support/subscriber.ts';
import { describeBothPages } from './hub-page/both-pages.ts';
import { describeExamples } from './hub-page/examples.ts';
import { describeFigures } from './hub-page/figures.ts';
import { describeSubscription } from './hub-page/subscription.ts';
import { describeTester } from './hub-page/tester.ts';
import type { Visitor } from './hub-page/visitor.ts';

const site = useSharedSite();
let visitor: Visitor;

beforeAll(async () => {
	const subscriber = await startSubscriber(site.certificate);
	visitor = { hub: accessHub(site.baseUrl), site, subscriber };
});

afterAll(() => visitor?.subscriber.stop());

describeFigures(() => visitor);
describeExamples(() => visitor);
describeTester(() => visitor);
describeSubscription(() => visitor);
describeBothPages(() => visitor);
