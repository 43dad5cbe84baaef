import { loadCurrentHub } from '../../src/adapters/current-hub.ts';
import { createWebSubEndpoint } from '../../src/endpoints/websub.ts';

export default createWebSubEndpoint({ loadHub: loadCurrentHub });
