import { loadCurrentHub } from '../src/adapters/current-hub.ts';
import { createCronEndpoint } from '../src/endpoints/cron.ts';

export default createCronEndpoint({ loadHub: loadCurrentHub });
