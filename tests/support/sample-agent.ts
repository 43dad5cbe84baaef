import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import {
	loadPublishedEdition,
	publishEditionFolder,
} from '../../src/edition/load-published-edition.ts';
import type { PublishedEdition } from '../../src/edition/documents/published-edition.ts';
import type { Edition } from '../../src/edition/documents/edition.ts';
import { writeFunctionData } from '../../src/edition/write-function-data.ts';
import { loadAgentEdition } from '../../src/mcp/agent-edition.ts';
import { createMethods, type Methods } from '../../src/mcp/methods.ts';
import { toWhole } from '../../src/endpoints/http/long-text.ts';

/** The part of a result that a model reads. */
export interface ToolText {
	readonly text: string;
	readonly isError: boolean;
}

/** An edition as functions read it from its files. */
export async function publish(edition: Edition): Promise<PublishedEdition> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-agent-'));
	await writeFunctionData(edition, folder);
	await publishEditionFolder(folder);
	rmSync(folder, { recursive: true });
	return loadPublishedEdition();
}

/** The methods of the MCP server for an edition. */
export async function methodsOf(edition: Edition): Promise<Methods> {
	return createMethods(await loadAgentEdition(await publish(edition)));
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
