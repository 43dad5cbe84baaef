import { createNotFoundEndpoint } from '../src/endpoints/not-found.ts';

export default createNotFoundEndpoint();
