import type { Connection } from './connection.ts';

/** Addresses that open an application with the server filled in; people have to agree there. */
export interface DeepLinks {
	/** An ordinary address: for places that take no other, at the price of a page in between. */
	readonly web: string;
	/** The application's own scheme. */
	readonly app: string;
}

/** https://cursor.com/docs/mcp/install-links */
export function cursorLinks({ name, url }: Connection): DeepLinks {
	const config = Buffer.from(JSON.stringify({ url }), 'utf8').toString('base64');
	const query = `name=${encodeValue(name)}&config=${encodeValue(config)}`;
	return {
		web: `https://cursor.com/en/install-mcp?${query}`,
		app: `cursor://anysphere.cursor-deeplink/mcp/install?${query}`,
	};
}

/** https://code.visualstudio.com/api/extension-guides/ai/mcp */
export function vsCodeLinks(
	{ name, url }: Connection,
	quality: 'stable' | 'insiders' = 'stable',
): DeepLinks {
	const server = { type: 'http', url };
	const web = `https://insiders.vscode.dev/redirect/mcp/install?name=${encodeValue(name)}&config=${encodeValue(JSON.stringify(server))}`;
	const whole = encodeValue(JSON.stringify({ name, ...server }));
	if (quality === 'stable') return { web, app: `vscode:mcp/install?${whole}` };
	return { web: `${web}&quality=insiders`, app: `vscode-insiders:mcp/install?${whole}` };
}

/** Escapes the four that `encodeURIComponent` leaves too: they would end links in texts. */
function encodeValue(text: string): string {
	return encodeURIComponent(text).replace(
		/[!'()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}
