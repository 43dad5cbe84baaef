import { loadCurrentHub } from '../../src/adapters/current-hub.ts';
import { createHubEndpoint } from '../../src/endpoints/websub-hub.ts';

export default createHubEndpoint({ loadHub: loadCurrentHub });
