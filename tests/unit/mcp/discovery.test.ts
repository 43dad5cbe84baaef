import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../../src/edition/documents/edition.ts';
import { textOf } from '../../../src/edition/documents/published-document.ts';
import { AiCatalog, createAiCatalog } from '../../../src/mcp/discovery/ai-catalog.ts';
import { createRegistryEntry } from '../../../tools/docs/registry-entry.ts';
import { createServerCard, ServerCard } from '../../../src/mcp/discovery/server-card.ts';
import { describeServer } from '../../../src/mcp/identity.ts';
import { ROOT, sampleEdition } from '../../support/content.ts';

const edition = await sampleEdition();
const ORIGINS = ['https://reviews.example', 'http://localhost:3000', 'http://127.0.0.1:4321'];
const cardOf = (of: Edition) => JSON.parse(textOf(createServerCard(of)));
const catalogOf = (of: Edition) => JSON.parse(textOf(createAiCatalog(of)));

const cardValidator = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(cardValidator);
cardValidator.addSchema(readSchema('server-card'), 'card');
const isOfficialCard = cardValidator.compile({ $ref: 'card#/$defs/ServerCard' });

const registryValidator = new Ajv({ strict: false, allErrors: true });
addFormats.default(registryValidator);
const isOfficialEntry = registryValidator.compile(readSchema('registry-server'));

describe('/mcp/server-card', () => {
	it.each(ORIGINS)('matches the schema of SEP-2127 and ours at %s', (baseUrl) => {
		const card = cardOf({ ...edition, baseUrl });
		isOfficialCard(card);
		expect(isOfficialCard.errors ?? []).toEqual([]);
		expect(ServerCard.safeParse(card).error).toBeUndefined();
	});

	it('fails that schema without its name, which proves that the schema is used', () => {
		const { name: _, ...nameless } = cardOf(edition);
		expect(isOfficialCard(nameless)).toBe(false);
	});

	it('contains the name, URL, and revisions of the server', () => {
		expect(cardOf(edition)).toMatchInlineSnapshot(`
			{
			  "$schema": "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
			  "description": "Customer reviews of Larkspur Auto Group: search, ratings, insights.",
			  "icons": [
			    {
			      "mimeType": "image/png",
			      "sizes": [
			        "96x96",
			      ],
			      "src": "https://reviews.example/favicon.png",
			    },
			    {
			      "mimeType": "image/svg+xml",
			      "sizes": [
			        "any",
			      ],
			      "src": "https://reviews.example/favicon.svg",
			    },
			  ],
			  "name": "example.reviews/reviews",
			  "remotes": [
			    {
			      "supportedProtocolVersions": [
			        "2026-07-28",
			        "2025-11-25",
			        "2025-06-18",
			        "2025-03-26",
			      ],
			      "type": "streamable-http",
			      "url": "https://reviews.example/mcp",
			    },
			  ],
			  "title": "Reviews of Larkspur Auto Group",
			  "version": "1.0.0",
			  "websiteUrl": "https://reviews.example",
			}
		`);
	});

	it('limits texts to 100 characters, even if the group has a long name', () => {
		const business = { ...edition.business, name: 'Long & Söhne '.repeat(20) };
		const card = cardOf({ ...edition, business });
		expect([[...card.title].length, [...card.description].length]).toEqual([100, 100]);
		expect(isOfficialCard(card)).toBe(true);
	});

	it('has the same version, title, and description as the server itself', () => {
		const { version, title, description } = describeServer(edition.business, edition.baseUrl);
		expect(cardOf(edition)).toMatchObject({ version, title, description });
	});
});

describe('/.well-known/ai-catalog.json', () => {
	it.each(ORIGINS)('matches its schema at %s', (baseUrl) => {
		const catalog = catalogOf({ ...edition, baseUrl });
		expect(AiCatalog.safeParse(catalog).error).toBeUndefined();
	});

	it('has one entry, which links to the card without repeating its content', () => {
		expect(catalogOf(edition)).toMatchInlineSnapshot(`
			{
			  "entries": [
			    {
			      "identifier": "urn:air:reviews.example:mcp:reviews",
			      "type": "application/mcp-server-card+json",
			      "url": "https://reviews.example/mcp/server-card",
			    },
			  ],
			  "host": {
			    "displayName": "Larkspur Auto Group",
			    "identifier": "reviews.example",
			  },
			  "specVersion": "1.0",
			}
		`);
	});
});

describe('the registry entry', () => {
	it("matches the registry's schema", () => {
		const entry = createRegistryEntry(edition);
		isOfficialEntry(entry);
		expect(isOfficialEntry.errors ?? []).toEqual([]);
	});

	it('fails that schema with a long description, which proves that the schema is used', () => {
		const entry = { ...createRegistryEntry(edition), description: 'x'.repeat(101) };
		expect(isOfficialEntry(entry)).toBe(false);
	});

	it('has the same name and URL as the card', () => {
		const { name, version, title, description } = cardOf(edition);
		const remotes = [{ type: 'streamable-http', url: 'https://reviews.example/mcp' }];
		const common = { name, version, title, description, remotes };
		expect(createRegistryEntry(edition)).toMatchObject(common);
	});

	it('cannot be made for an origin without TLS, which the registry would reject', () => {
		const local = { ...edition, baseUrl: 'http://127.0.0.1:4321' };
		expect(() => createRegistryEntry(local)).toThrow(
			'Cannot enter "http://127.0.0.1:4321" in the MCP registry: it is not an https origin',
		);
	});
});

function readSchema(name: string): Record<string, unknown> {
	const file = join(ROOT, 'tests/fixtures/mcp-schemas', `${name}.schema.json`);
	return JSON.parse(readFileSync(file, 'utf8'));
}
