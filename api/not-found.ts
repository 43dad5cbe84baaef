import { logged } from '../src/platform/request-log.ts';
import { createNotFoundEndpoint } from '../src/endpoints/not-found.ts';

export default logged('/api/not-found', createNotFoundEndpoint());
