import { extname } from 'node:path';
import { topicLinks } from '../../endpoints/http/topic-links.ts';
import { OperationError } from '../../platform/operation-error.ts';
import { CACHE_CONTROL_IMMUTABLE } from '../../server/select-static-response.ts';
import { IMMUTABLE_PREFIX } from '../../server/served-edition.ts';
import type { HeaderRule, HostedFile, HostedHeaders } from './hosted-file.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_RULES = 100;

/**
 * Creates the rules for Cloudflare Pages. Every matching rule applies, so each one changes only what
 * the rules above it get wrong: the headers of pages, then of folders, of file extensions and of
 * single files. `! Name` removes a header.
 * @param page the headers of a page
 * @throws {OperationError} if Cloudflare would ignore some rules
 */
export function createCloudflareHeaders(
	files: readonly HostedFile[],
	page: HostedHeaders,
	baseUrl: string,
): HeaderRule[] {
	const folders = createFolders(baseUrl);
	const rules: HeaderRule[] = [
		{ pattern: '/*', lines: changeLines({}, page) },
		...folders.map(({ prefix, headers }) => ({
			pattern: `${prefix}*`,
			lines: changeLines({}, headers),
		})),
	];
	const remaining = files.map((file) => withoutFolderHeaders(file, folders));
	const extensions = Map.groupBy(remaining, ({ path }) => extname(path));
	for (const [extension, group] of extensions) {
		const usual = extension === '' ? page : findMostCommon(group);
		if (extension !== '') {
			rules.push({ pattern: `/*${extension}`, lines: changeLines(page, usual) });
		}
		const others = group.map(({ path, headers }) => ({
			pattern: path,
			lines: changeLines(usual, headers),
		}));
		rules.push(...others.filter(({ lines }) => lines.length > 0));
	}
	if (rules.length <= MAX_RULES) return rules;
	throw new OperationError(
		`Cannot build for Cloudflare Pages: the site needs ${rules.length} header rules, and Cloudflare ` +
			`allows ${MAX_RULES}.\nBuild for Netlify, or use npm start`,
	);
}

interface HostedFolder {
	readonly prefix: string;
	readonly headers: HostedHeaders;
}

/** Folders with one rule, because a group may have more feeds than Cloudflare has rules. */
function createFolders(baseUrl: string): HostedFolder[] {
	return [
		{ prefix: '/feeds/', headers: { Link: topicLinks(baseUrl, '/feeds/:splat') } },
		{ prefix: IMMUTABLE_PREFIX, headers: { 'Cache-Control': CACHE_CONTROL_IMMUTABLE } },
	];
}

function withoutFolderHeaders({ path, headers }: HostedFile, folders: readonly HostedFolder[]) {
	const names = folders
		.filter(({ prefix }) => path.startsWith(prefix))
		.flatMap((folder) => Object.keys(folder.headers));
	const others = Object.entries(headers).filter(([name]) => !names.includes(name));
	return { path, headers: Object.fromEntries(others) };
}

function changeLines(from: HostedHeaders, to: HostedHeaders): string[] {
	const removed = Object.keys(from).filter((name) => from[name] !== to[name]);
	const added = Object.keys(to).filter((name) => from[name] !== to[name]);
	return [
		...removed.map((name) => `! ${name}`),
		...added.map((name) => `${name}: ${String(to[name])}`),
	];
}

function findMostCommon(files: readonly HostedFile[]): HostedHeaders {
	const groups = Map.groupBy(files, ({ headers }) => JSON.stringify(Object.entries(headers)));
	const [largest] = [...groups.values()].toSorted((a, b) => b.length - a.length);
	return largest?.[0]?.headers ?? {};
}
