import { shellWord } from '../../../mcp/discovery/shell-word.ts';
import type { TryItRequest } from './try-it-request.ts';

/** Renders a request as a command for a POSIX shell, which also prints the response headers. */
export function renderCurl({ method, url, headers, body }: TryItRequest): string {
	const options = [
		...(method === 'GET' || body !== undefined ? [] : [`-X ${method}`]),
		...headers.map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
		...(body === undefined ? [] : [`--data-raw ${shellWord(body)}`]),
	];
	return ['curl -sS -i', ...options, shellWord(url)].join(' \\\n  ');
}
