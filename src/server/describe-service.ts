import { relative } from 'node:path';
import { absoluteUrl, PATHS, reviewPath } from '../endpoints/http/urls.ts';

/** Returns the text that `npm start` prints once the port is open. */
export function describeService(baseUrl: string, edition: string, contentDir: string): string {
	const rows: (readonly [name: string, path: string])[] = [
		['Home', PATHS.home],
		['Reviews dataset', PATHS.reviews],
		['Insights dataset', PATHS.insights],
		['JSON Feed', `/feed.json`],
		['', PATHS.jsonFeed],
		['Atom feed', PATHS.atomFeed],
		['Search', `${PATHS.search}?query=oil&min_rating=4`],
		['Since a date', `${PATHS.since}/2026-01-01`],
		['One review', reviewPath('{id}')],
		['Downloads', PATHS.csv],
		['', PATHS.ndjson],
		['Changes', PATHS.changes],
		['', PATHS.changeLines],
		['MCP server', PATHS.mcp],
		['WebSub hub', PATHS.hub],
		['Documentation', PATHS.docs],
		['This edition', PATHS.build],
	];
	const lines = rows.map(([name, path]) => `  ${name.padEnd(18)}${absoluteUrl(baseUrl, path)}`);
	return [
		'',
		`Forecourt serves edition ${edition}`,
		'',
		...lines,
		'',
		`  After a change in ${relative('', contentDir)}/: npm run publish`,
		'  To stop: Ctrl+C',
		'',
	].join('\n');
}
