import * as z from 'zod';
import { listDirectory, type DirectoryEntry } from '../paths/directory.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { createJsonDocument, type PublishedDocument } from './published-document.ts';

/** `vercel.json` adds the profile that marks the linkset as an API catalog (RFC 9727 §5). */
export const LINKSET_TYPE = 'application/linkset+json';

export const CatalogLink = z.strictObject({
	href: z.url(),
	type: z.string().optional().describe('Media type of the linked resource.'),
	title: z.string().optional(),
});
type CatalogLink = z.output<typeof CatalogLink>;
const Links = z.array(CatalogLink).optional();

const LinkContext = z.strictObject({
	anchor: z.url().describe('The resource that the links describe.'),
	item: Links.describe('The members of the catalog.'),
	'service-desc': Links.describe('Descriptions for machines (RFC 8631).'),
	'service-doc': Links.describe('Descriptions for people.'),
	'service-meta': Links.describe('More about the service, for machines.'),
	status: Links.describe('Its current status.'),
});
type LinkContext = z.output<typeof LinkContext>;

/** The document at `/.well-known/api-catalog` (RFC 9727), a linkset (RFC 9264 §4.2). */
export const ApiCatalog = z
	.strictObject({ linkset: z.array(LinkContext).min(1) })
	.meta({ id: 'ApiCatalog', description: 'Every API and document for programs, with its links.' });
export type ApiCatalog = z.output<typeof ApiCatalog>;

/** Groups whose entries are APIs. The other groups describe them. */
const APIS = ['Data', 'Audit', 'Feeds', 'Search', 'Push', 'AI agents'];

export function createApiCatalog(edition: Edition): PublishedDocument {
	const { baseUrl, modified } = edition;
	const entries = listDirectory(edition)
		.filter(({ title }) => APIS.includes(title))
		.flatMap((group) => group.entries);
	// The server card describes the MCP server, so it is not a member itself.
	const members = entries.filter(({ path }) => path !== PATHS.serverCard);
	const catalog: ApiCatalog = {
		linkset: [
			{
				anchor: absoluteUrl(baseUrl, PATHS.apiCatalog),
				item: members.map((entry) => linkTo(entry, baseUrl)),
			},
			...members.map((entry) => describe(entry, entries, baseUrl)),
		],
	};
	// The path has no extension, so the CDN sets no media type and the one in vercel.json applies.
	return createJsonDocument(PATHS.apiCatalog, '.well-known/api-catalog', catalog, modified);
}

function describe(
	{ path, status }: DirectoryEntry,
	entries: readonly DirectoryEntry[],
	baseUrl: string,
): LinkContext {
	const link = (target: string, type: string): CatalogLink => ({
		href: absoluteUrl(baseUrl, target),
		type,
	});
	const card = entries.find((entry) => entry.path === PATHS.serverCard);
	return {
		anchor: absoluteUrl(baseUrl, path),
		'service-desc': [
			link(PATHS.openapi, 'application/json'),
			link(PATHS.openapiYaml, 'application/yaml'),
		],
		'service-doc': [link(PATHS.docs, 'text/html')],
		...(path === PATHS.mcp && card && { 'service-meta': [link(card.path, card.type)] }),
		...(status !== undefined && { status: [link(status, 'application/json')] }),
	};
}

function linkTo({ path, title, type }: DirectoryEntry, baseUrl: string): CatalogLink {
	return { href: absoluteUrl(baseUrl, path), type, title };
}
