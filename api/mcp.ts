import { readSessionSecret } from '../src/adapters/session-secret.ts';
import { loadPublishedEdition } from '../src/adapters/published-edition.ts';
import { createRandomBytes } from '../src/adapters/random.ts';
import { createMcpEndpoint } from '../src/endpoints/mcp.ts';

export default createMcpEndpoint({
	loadEdition: loadPublishedEdition,
	createRandom: createRandomBytes,
	sessionSecret: readSessionSecret,
});
