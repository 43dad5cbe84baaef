import { createMcpHandler } from 'mcp-handler';
import * as z from 'zod';

/** The minimal `mcp-handler` server, as in its README. */
const handler = createMcpHandler((server) => {
	server.registerTool(
		'roll_dice',
		{
			title: 'Roll Dice',
			description: 'Roll a dice with a specified number of sides.',
			inputSchema: z.object({ sides: z.number().int().min(2) }),
		},
		async ({ sides }) => ({ content: [{ type: 'text', text: `1 of ${sides}` }] }),
	);
});

export { handler as GET, handler as POST };
