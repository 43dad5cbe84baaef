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

/** JSON, and the same JSON escaped for use within a JSON string. */
export interface QuotedJson {
	readonly plain: TextPiece;
	readonly quoted: TextPiece;
}

export function quoteJson(json: string): QuotedJson {
	return { plain: encode([json]), quoted: encode([JSON.stringify(json).slice(1, -1)]) };
}

/**
 * Returns a result with one JSON value, given in pieces. Some clients pass the text to their model,
 * others the structured content, so both contain the value.
 */
export function toolResult(pieces: readonly QuotedJson[]): ToolResponse {
	const text = pieces.map(({ quoted }) => quoted);
	const structure = pieces.map(({ plain }) => plain);
	return {
		members: [
			...['"content":[{"type":"text","text":"', ...text, '"}],'],
			...['"structuredContent":', ...structure],
		],
	};
}

/** Returns an error that lets a model correct its call (MCP 2025-11-25, "Error handling"). */
export function toolError(text: string): ToolResponse {
	return { isError: true, content: [{ type: 'text', text }] };
}
