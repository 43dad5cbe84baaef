import { encode, type TextPiece } from '../../endpoints/http/long-text.ts';
import type { Members } from '../message.ts';
import type { JsonSchema } from './tool-schemas.ts';

/** A tool as `tools/list` describes it. Plain data that both SDKs accept. */
export interface ToolDescription {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly inputSchema: JsonSchema;
	readonly outputSchema: JsonSchema;
	readonly annotations: {
		readonly title: string;
		readonly readOnlyHint: boolean;
		readonly destructiveHint: boolean;
		readonly idempotentHint: boolean;
		readonly openWorldHint: boolean;
	};
}

/** The result of a call: one JSON value, as structured content and as text; or an error message. */
export type ToolResponse =
	| { readonly members: readonly TextPiece[] }
	| { readonly isError: true; readonly content: readonly [{ type: 'text'; text: string }] };

export interface Tool {
	readonly name: string;
	readonly describe: () => ToolDescription;
	readonly call: (args: Members) => ToolResponse;
}

/** All tools are read-only and only read data of this service. */
export function annotate(title: string): ToolDescription['annotations'] {
	return {
		title,
		readOnlyHint: true,
		destructiveHint: false,
		idempotentHint: true,
		openWorldHint: false,
	};
}

/**
 * Returns a result with one value in JSON. Some clients pass the text to their model, others the
 * structured content, so both contain the value.
 */
export function toolResult(json: string): ToolResponse {
	const text = encode([JSON.stringify(json)]);
	const content = ['"content":[{"type":"text","text":', text, '}],'];
	return { members: [...content, '"structuredContent":', encode([json])] };
}

/** Returns an error that lets a model correct its call (MCP 2025-11-25, "Error handling"). */
export function toolError(text: string): ToolResponse {
	return { isError: true, content: [{ type: 'text', text }] };
}
