import { loadPublishedEdition } from '../src/edition/load-published-edition.ts';
import { createRandomBytes } from '../src/platform/random.ts';
import { logged } from '../src/platform/request-log.ts';
import { readSessionSecret } from '../src/platform/session-secret.ts';
import { createMcpEndpoint } from '../src/endpoints/mcp.ts';

export default logged(
	'/api/mcp',
	createMcpEndpoint({
		loadEdition: loadPublishedEdition,
		createRandom: createRandomBytes,
		sessionSecret: readSessionSecret,
	}),
);
