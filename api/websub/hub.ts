import { loadCurrentHub } from '../../src/hub/current-hub.ts';
import { logged } from '../../src/platform/request-log.ts';
import { createWebSubEndpoint } from '../../src/endpoints/websub.ts';

export default logged('/api/websub/hub', createWebSubEndpoint({ loadHub: loadCurrentHub }));
