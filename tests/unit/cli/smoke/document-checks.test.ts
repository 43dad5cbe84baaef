import { expect, it } from 'vitest';
import { createApiCatalog } from '../../../../src/edition/documents/api-catalog.ts';
import { renderDocuments } from '../../../../src/edition/documents/render-documents.ts';
import { createLlmsDocument } from '../../../../src/edition/documents/llms-text.ts';
import { createRobotsDocument } from '../../../../src/edition/documents/robots-text.ts';
import { createSecurityDocument } from '../../../../src/edition/documents/security-text.ts';
import { createAiCatalog } from '../../../../src/mcp/discovery/ai-catalog.ts';
import { createServerCard } from '../../../../src/mcp/discovery/server-card.ts';
import { createOpenApiDocument } from '../../../../src/openapi/openapi-document.ts';
import { expectedType, mustCompress } from '../../../../src/cli/smoke/document-checks.ts';
import { sampleEdition } from '../../../support/content.ts';

it('every document that /build.json lists has an expected media type', async () => {
	const edition = await sampleEdition();
	const documents = [
		...renderDocuments(edition),
		...[createOpenApiDocument, createServerCard, createAiCatalog, createApiCatalog].map((create) =>
			create(edition),
		),
		...[createLlmsDocument, createRobotsDocument, createSecurityDocument].map((create) =>
			create(edition),
		),
	];
	const unknown = documents
		.flatMap(({ paths }) => paths)
		.filter((path) => expectedType(path) === undefined);
	expect(unknown).toEqual([]);
});

it.each([
	['application/json', 100_000, true],
	['application/json', 200, false],
	['application/x-ndjson', 100_000, false],
])('%s of %i bytes must be compressed: %s', (type, bytes, isRequired) => {
	expect(mustCompress(type, bytes)).toBe(isRequired);
});
