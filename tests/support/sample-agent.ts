import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import {
	loadPublishedEdition,
	publishEditionFolder,
} from '../../src/edition/load-published-edition.ts';
import type { Edition } from '../../src/edition/documents/edition.ts';
import { writeFunctionData } from '../../src/edition/write-function-data.ts';
import { loadAgentEdition } from '../../src/mcp/agent-edition.ts';
import { createMethods, type Methods } from '../../src/mcp/methods.ts';
import { toWhole } from '../../src/endpoints/http/long-text.ts';

/** What a model reads of a result. */
export interface ToolText {
	readonly text: string;
	readonly isError: boolean;
}

/** The methods of the MCP server for an edition, from the files that functions read. */
export async function methodsOf(edition: Edition): Promise<Methods> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-agent-'));
	await writeFunctionData(edition, folder);
	await publishEditionFolder(folder);
	rmSync(folder, { recursive: true });
	return createMethods(await loadAgentEdition(await loadPublishedEdition()));
}

export async function callTool(methods: Methods, name: string, args: object): Promise<ToolText> {
	const response = await methods['tools/call']({ name, arguments: { ...args } });
	if ('isError' in response) return { text: response.content[0].text, isError: true };
	const json = Buffer.from(toWhole(response.members)).toString();
	// Every tool answers with one text.
	const { content } = JSON.parse(`{${json}}`) as { content: [{ text: string }] };
	return { text: content[0].text, isError: false };
}

/** Counts the tokens of a text for current models (o200k_base). */
export function tokensIn(value: unknown): number {
	return countTokens(typeof value === 'string' ? value : JSON.stringify(value));
}
