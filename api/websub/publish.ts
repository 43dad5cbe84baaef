import { currentTime } from '../../src/platform/clock.ts';
import { loadCurrentHub } from '../../src/hub/current-hub.ts';
import { logged } from '../../src/platform/request-log.ts';
import { createPublishEndpoint } from '../../src/endpoints/websub-publish.ts';

export default logged(
	'/api/websub/publish',
	createPublishEndpoint({ loadHub: loadCurrentHub, now: currentTime }),
);
