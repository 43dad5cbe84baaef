import { loadCurrentHub } from '../src/hub/current-hub.ts';
import { logged } from '../src/platform/request-log.ts';
import { createCronEndpoint } from '../src/endpoints/cron.ts';

export default logged('/api/cron', createCronEndpoint({ loadHub: loadCurrentHub }));
