import { publishEditionFolder } from '../../../src/edition/load-published-edition.ts';
import mcp from '../../../api/mcp.ts';
import { answerFor, serveWeb } from './contender.ts';

/** The function that Vercel runs, behind the same adapter as the other contenders. */
answerFor(async (editionFolder) => {
	await publishEditionFolder(editionFolder);
	return serveWeb((request) => mcp.fetch(request));
});
