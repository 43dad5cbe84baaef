import * as z from 'zod';
import { SearchParams } from '../../../src/search/search-params.ts';
import { loadAnswers, type Answers } from './answers.ts';
import { answerFor, serveWeb } from './contender.ts';
import { BUSINESS_TOOL, SEARCH_TOOL } from './tool-texts.ts';

const Message = z.looseObject({
	id: z.union([z.number(), z.string()]),
	method: z.string(),
	params: z
		.looseObject({
			name: z.string().optional(),
			arguments: z.record(z.string(), z.unknown()).optional(),
			protocolVersion: z.string().optional(),
		})
		.default({}),
});
type Message = z.output<typeof Message>;

/** The shortest server that answers these calls: no SDK, no sessions, no checks of headers. */
answerFor(async (editionFolder) => {
	const answers = await loadAnswers(editionFolder);
	return serveWeb(async (request) => {
		const { id, ...message } = Message.parse(await request.json());
		return Response.json({ jsonrpc: '2.0', id, result: resultOf(answers, { id, ...message }) });
	});
});

function resultOf({ business, search }: Answers, { method, params }: Message): unknown {
	if (method === 'tools/list') return { tools: TOOLS };
	if (method !== 'tools/call') return { ...SERVER, protocolVersion: params.protocolVersion };
	if (params.name === 'get_business') {
		return { content: [{ type: 'text', text: JSON.stringify(business) }] };
	}
	const page = search({ ...params.arguments, view: 'brief' });
	return { content: [{ type: 'text', text: JSON.stringify(page) }], structuredContent: page };
}

const SERVER = {
	capabilities: { tools: {} },
	serverInfo: { name: 'hand-written', version: '1.0.0' },
};
const TOOLS = [
	{ name: 'get_business', ...BUSINESS_TOOL, inputSchema: { type: 'object' } },
	{
		name: 'search_reviews',
		...SEARCH_TOOL,
		inputSchema: z.toJSONSchema(SearchParams, { io: 'input' }),
	},
];
