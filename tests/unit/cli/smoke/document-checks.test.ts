import { expect, it } from 'vitest';
import { createApiCatalog } from '../../../../src/edition/documents/api-catalog.ts';
import {
	renderCheckpoints,
	renderLogDocuments,
} from '../../../../src/edition/documents/log-documents.ts';
import { renderDocuments } from '../../../../src/edition/documents/render-documents.ts';
import { createLlmsDocument } from '../../../../src/edition/documents/llms-text.ts';
import { createRobotsDocument } from '../../../../src/edition/documents/robots-text.ts';
import { createSecurityDocument } from '../../../../src/edition/documents/security-text.ts';
import { createAiCatalog } from '../../../../src/mcp/discovery/ai-catalog.ts';
import { createServerCard } from '../../../../src/mcp/discovery/server-card.ts';
import { createOpenApiDocument } from '../../../../src/openapi/openapi-document.ts';
import { expectedType, mustCompress } from '../../../../src/cli/smoke/document-checks.ts';
import { sampleEdition } from '../../../support/content.ts';
import { emptyPublishedLog } from '../../../support/published-log.ts';

it('every document that /build.json lists has an expected media type', async () => {
	const edition = { ...(await sampleEdition()), log: emptyPublishedLog() };
	const documents = [
		...renderDocuments(edition),
		...renderCheckpoints(edition),
		...renderLogDocuments(edition),
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
	['/reviews.json', 'application/json', 100_000, true],
	['/reviews.json', 'application/json', 200, false],
	['/reviews.ndjson', 'application/x-ndjson', 100_000, false],
	['/log/checkpoint', 'text/plain', 3_500, false],
	['/log/checkpoints.txt', 'text/plain', 3_500, true],
])('%s, %s of %i bytes, must be compressed: %s', (path, type, bytes, isRequired) => {
	expect(mustCompress(path, type, bytes)).toBe(isRequired);
});

it.each([
	['/log/openings/12.json', 'application/json'],
	['/log/2/removals.json', 'application/json'],
	['/log/2/policy', 'text/plain'],
	['/log/tile/0/000', undefined],
])('the media type of %s is %s', (path, type) => {
	expect(expectedType(path)).toBe(type);
});
