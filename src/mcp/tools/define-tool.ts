import type * as z from 'zod';
import { findArgumentIssues, givenArguments, refuse } from './arguments.ts';
import { describeTool, type DescribedTool, type Tool, type ToolResponse } from './tool.ts';

/** Defines a tool that answers with text only. Its function gets valid arguments, without nulls. */
export function defineTool<Args extends z.ZodObject>(
	description: Omit<DescribedTool, 'args' | 'result'> & { readonly args: Args },
	answer: (args: z.output<Args>) => ToolResponse | Promise<ToolResponse>,
): Tool {
	const { name, args: schema } = description;
	return {
		name,
		describe: () => describeTool(description),
		call(args) {
			const given = givenArguments(schema, args);
			const parsed = schema.safeParse(given);
			if (parsed.success) return answer(parsed.data);
			return refuse(name, findArgumentIssues(schema, given));
		},
	};
}
