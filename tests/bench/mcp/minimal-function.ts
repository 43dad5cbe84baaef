import { createMcpHandler } from 'mcp-handler';
import * as z from 'zod';

/** The least that `mcp-handler` can serve, as its README begins. */
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
