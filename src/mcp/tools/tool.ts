import { encode, type TextPiece } from '../../endpoints/http/long-text.ts';
import type { Members } from '../message.ts';
import type { JsonSchema } from './json-schema.ts';

/** A tool as `tools/list` describes it. Plain data: each SDK takes it as it is. */
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

/** What a call gives: one JSON value, told as structure and as text; or what was wrong with it. */
export type ToolAnswer =
	| { readonly members: readonly TextPiece[] }
	| { readonly isError: true; readonly content: readonly [{ type: 'text'; text: string }] };

export interface Tool {
	readonly name: string;
	readonly describe: () => ToolDescription;
	readonly call: (args: Members) => ToolAnswer;
}

/** All our tools only read, and read nothing but this service. */
export function annotate(title: string): ToolDescription['annotations'] {
	return {
		title,
		readOnlyHint: true,
		destructiveHint: false,
		idempotentHint: true,
		openWorldHint: false,
	};
}

/** Some JSON: as it is, and as it is within a text that is written as JSON. */
export interface QuotedJson {
	readonly plain: TextPiece;
	readonly quoted: TextPiece;
}

export function quoteJson(json: string): QuotedJson {
	return { plain: encode([json]), quoted: encode([JSON.stringify(json).slice(1, -1)]) };
}

/**
 * The answer with a JSON value, given in pieces. Clients differ in which of the two they give to their
 * model, so both hold the same.
 */
export function toolResult(pieces: readonly QuotedJson[]): ToolAnswer {
	const text = pieces.map(({ quoted }) => quoted);
	const structure = pieces.map(({ plain }) => plain);
	return {
		members: [
			...['"content":[{"type":"text","text":"', ...text, '"}],'],
			...['"structuredContent":', ...structure],
		],
	};
}

/** The answer that lets a model see its mistakes and call again (MCP 2025-11-25, "Error handling"). */
export function toolError(text: string): ToolAnswer {
	return { isError: true, content: [{ type: 'text', text }] };
}
