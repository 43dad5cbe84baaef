import { PATHS } from '../../endpoints/http/urls.ts';
import type { ApiDescription } from './api-description.ts';
import {
	listOperations,
	listTags,
	operationsOf,
	tagPage,
	tagTitle,
	type DocumentedOperation,
} from './list-operations.ts';
import { toPageId } from './page-id.ts';

/** A part of the documentation, with its pages in reading order. */
interface Part {
	readonly label: string;
	/** Names of files in `docs/use`, without extensions. */
	readonly pages: readonly string[];
}

/** All parts of the documentation, in the order of the sidebar. */
export const PARTS: readonly Part[] = [
	{
		label: 'Start',
		pages: ['index', 'search', 'sync', 'feeds', 'tables', 'insights', 'embed', 'clients'],
	},
	{ label: 'Webhooks', pages: ['websub', 'websub-subscribers', 'hub-limits'] },
	{ label: 'Agents', pages: ['mcp', 'mcp-clients', 'mcp-tools'] },
	{
		label: 'Look up',
		pages: [
			...['addresses', 'limits', 'fields', 'search-parameters', 'errors', 'methods'],
			...['versioning', 'changelog', 'verification', 'log', 'log-format', 'license', 'security'],
		],
	},
];

/**
 * Creates the groups of the sidebar from the existing files.
 * @param files names of the pages' files
 * @throws {TypeError} if no part lists one of the files, so that every page is in the sidebar
 */
export function createSidebar(files: readonly string[]): { label: string; items: string[] }[] {
	const names = files.map((file) => file.replace(/\.md$/, ''));
	const listed = new Set(PARTS.flatMap(({ pages }) => pages));
	const unlisted = names.filter((name) => !listed.has(name));
	if (unlisted.length > 0) {
		throw new TypeError(`Cannot list "${unlisted.join('", "')}": no part of the sidebar lists it`);
	}
	return PARTS.map(({ label, pages }) => ({
		label,
		items: pages.filter((page) => names.includes(page)).map(toPageId),
	}));
}

/** Creates the group of the reference: its operations by tag, then its webhooks. */
export function createReferenceGroup(api: ApiDescription) {
	const operations = listOperations(api);
	const toGroup = (label: string, listed: readonly DocumentedOperation[], overview?: string) => ({
		label,
		collapsed: true,
		items: [
			...(overview === undefined ? [] : [{ label: 'Overview', link: overview }]),
			...listed.map(({ summary, page, method }) => ({
				label: summary,
				link: page,
				badge: method,
			})),
		],
	});
	const webhooks = operations.filter(({ path }) => path === undefined);
	return {
		label: 'Reference',
		collapsed: true,
		items: [
			{ label: 'Overview', link: PATHS.docsApi },
			...listTags(api).map(({ name }) =>
				toGroup(tagTitle(name), operationsOf(operations, name), tagPage(name)),
			),
			toGroup('Webhooks', webhooks),
		],
	};
}
