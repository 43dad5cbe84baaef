import { loadPublishedEdition } from '../src/edition/published-edition.ts';
import { createRandomBytes } from '../src/adapters/random.ts';
import { logged } from '../src/adapters/request-log.ts';
import { readSessionSecret } from '../src/adapters/session-secret.ts';
import { createMcpEndpoint } from '../src/endpoints/mcp.ts';

export default logged(
	'/api/mcp',
	createMcpEndpoint({
		loadEdition: loadPublishedEdition,
		createRandom: createRandomBytes,
		sessionSecret: readSessionSecret,
	}),
);
