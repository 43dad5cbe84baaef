import type * as z from 'zod';
import { encode, type TextPiece } from '../../endpoints/http/long-text.ts';
import type { Members } from '../message.ts';
import { toInputSchema, toOutputSchema } from './tool-schemas.ts';

/** The result of a call: one JSON value, as text or also as structured content; or an error message. */
export type ToolResponse =
	| { readonly members: readonly TextPiece[] }
	| { readonly isError: true; readonly content: readonly [{ type: 'text'; text: string }] };

export interface Tool {
	readonly name: string;
	readonly describe: () => ToolDescription;
	readonly call: (args: Members) => ToolResponse | Promise<ToolResponse>;
}

/** A tool, its arguments and its result. */
export interface DescribedTool {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly args: z.ZodObject;
	/** Described only if clients need it: its schema costs space in every conversation. */
	readonly result?: z.ZodObject;
	/** URI of an app that shows the result (SEP-1865). */
	readonly app?: string;
}

/** Describes a tool for `tools/list`. All tools are read-only and only read data of this service. */
export function describeTool({ name, title, description, args, result, app }: DescribedTool) {
	return {
		...{ name, title, description },
		inputSchema: toInputSchema(args),
		...(result && { outputSchema: toOutputSchema(result) }),
		annotations: {
			...{ title, readOnlyHint: true, destructiveHint: false },
			...{ idempotentHint: true, openWorldHint: false },
		},
		...(app !== undefined && { _meta: { ui: { resourceUri: app } } }),
	};
}
export type ToolDescription = ReturnType<typeof describeTool>;

/**
 * Returns a result with one value in JSON. Some clients pass the text to their model, others the
 * structured content, so both contain the value.
 */
export function toolResult(json: string): ToolResponse {
	const text = encode([JSON.stringify(json)]);
	const content = ['"content":[{"type":"text","text":', text, '}],'];
	return { members: [...content, '"structuredContent":', encode([json])] };
}

/** Returns a result with one value in JSON, as text only. */
export function textResult(json: string): ToolResponse {
	return { members: ['"content":[{"type":"text","text":', encode([JSON.stringify(json)]), '}]'] };
}

/** Returns an error that lets a model correct its call (MCP 2025-11-25, "Error handling"). */
export function toolError(text: string): ToolResponse {
	return { isError: true, content: [{ type: 'text', text }] };
}
