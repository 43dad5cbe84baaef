import type { Connection } from './connection.ts';

/** Links that open an application with the server details filled in. The user must confirm. */
export interface DeepLinks {
	/** A web link, for places that allow no other scheme. Opens a web page first. */
	readonly web: string;
	/** A link with the application's own scheme. */
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

/** Also escapes characters that `encodeURIComponent` keeps and that could end a Markdown link. */
function encodeValue(text: string): string {
	return encodeURIComponent(text).replace(
		/[!'()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}
