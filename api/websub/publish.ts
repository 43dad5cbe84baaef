import { currentTime } from '../../src/adapters/clock.ts';
import { loadCurrentHub } from '../../src/adapters/current-hub.ts';
import { createPublishEndpoint } from '../../src/endpoints/websub-publish.ts';

export default createPublishEndpoint({ loadHub: loadCurrentHub, now: currentTime });
