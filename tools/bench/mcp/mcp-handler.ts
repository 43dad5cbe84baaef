import { createMcpHandler } from 'mcp-handler';
import { SearchParams } from '../../../src/search/search-params.ts';
import { loadAnswers } from './answers.ts';
import { answerFor, serveWeb } from './contender.ts';
import { BUSINESS_TOOL, SEARCH_TOOL } from './tool-texts.ts';

/** Set up as in its README, but without output schemas, which would validate every response. */
answerFor(async (editionFolder) => {
	const { business, search } = await loadAnswers(editionFolder);
	const handler = createMcpHandler((server) => {
		server.registerTool('get_business', BUSINESS_TOOL, async () => ({
			content: [{ type: 'text', text: JSON.stringify(business) }],
		}));
		server.registerTool(
			'search_reviews',
			{ ...SEARCH_TOOL, inputSchema: SearchParams },
			async (params) => {
				const page = search({ ...params, view: 'brief' });
				return {
					content: [{ type: 'text', text: JSON.stringify(page) }],
					structuredContent: page,
				};
			},
		);
	});
	return serveWeb(handler);
});
