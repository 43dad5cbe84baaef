import { currentTime } from '../../src/adapters/clock.ts';
import { loadCurrentHub } from '../../src/hub/current-hub.ts';
import { logged } from '../../src/adapters/request-log.ts';
import { createPublishEndpoint } from '../../src/endpoints/websub-publish.ts';

export default logged(
	'/api/websub/publish',
	createPublishEndpoint({ loadHub: loadCurrentHub, now: currentTime }),
);
