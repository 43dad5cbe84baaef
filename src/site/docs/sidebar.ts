import { toPageId } from './page-id.ts';

/** A part of the documentation, with its pages in reading order. */
interface Part {
	readonly label: string;
	/** Files of `docs/guide`, without extensions. */
	readonly pages: readonly string[];
}

/** All parts of the documentation, in the order of the sidebar. */
export const PARTS: readonly Part[] = [
	{ label: 'Start', pages: ['index', 'sync', 'search', 'feeds', 'insights'] },
	{ label: 'Push', pages: ['websub', 'websub-subscribers', 'hub-limits'] },
	{ label: 'Agents', pages: ['mcp', 'mcp-clients', 'mcp-tools'] },
	{
		label: 'Look up',
		pages: [
			'fields',
			'search-parameters',
			'errors',
			'methods',
			'versioning',
			'verification',
			'licence',
		],
	},
	{
		label: 'Run your own',
		pages: [
			'bring-your-own',
			'readings',
			'deploy',
			'operations',
			'configuration',
			'commands',
			'architecture',
			'security',
		],
	},
];

export interface SidebarGroup {
	readonly label: string;
	readonly items: readonly string[];
}

/**
 * Creates the groups of the sidebar from the existing files.
 * @param files of `docs/guide`
 * @throws {TypeError} for a file that no part lists, so that every page is in the sidebar.
 */
export function createSidebar(files: readonly string[]): SidebarGroup[] {
	const names = files.map((file) => file.replace(/\.md$/, ''));
	const listed = new Set(PARTS.flatMap(({ pages }) => pages));
	const unseen = names.filter((name) => !listed.has(name));
	if (unseen.length > 0) {
		throw new TypeError(`Cannot list "${unseen.join('", "')}": no part of the sidebar names it`);
	}
	return PARTS.map(({ label, pages }) => ({
		label,
		items: pages.filter((page) => names.includes(page)).map(toPageId),
	}));
}
