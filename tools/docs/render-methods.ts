import type { ApiDescription } from '../../src/site/docs/api-description.ts';
import { renderTable } from '../../src/site/docs/markdown.ts';
import { renderGeneratedPage } from './generated-page.ts';
import { listOperations } from '../../src/site/docs/list-operations.ts';

const INTRODUCTION =
	'Every path responds to `OPTIONS` with its methods in `Allow`. This also answers browser preflight requests, so pages of any site may call the API. `HEAD` works wherever `GET` does. Any other method gets 405. Every response has `X-Content-Type-Options: nosniff`, `Referrer-Policy`, `Strict-Transport-Security` and `Access-Control-Allow-Origin: *`; if there is a compressed form, `Content-Encoding` and `Vary` say so.';

/** Renders the `/docs/methods` page. */
export function renderMethods(api: ApiDescription): string {
	const pages = new Map(listOperations(api).map((operation) => [operation.id, operation]));
	const rows = Object.entries(api.paths).map(([path, item]) => {
		const operations = Object.values(item).flatMap(
			({ operationId }) => pages.get(operationId) ?? [],
		);
		const methods = Object.keys(item).flatMap((method) =>
			method === 'get' ? ['get', 'head'] : method,
		);
		return [
			`\`${path}\``,
			methods.map((method) => `\`${method.toUpperCase()}\``).join(', '),
			operations.map(({ summary, page }) => `[${summary}](${page})`).join(', '),
		];
	});
	return renderGeneratedPage(
		{
			title: 'HTTP methods',
			description: 'Every path of the API and the methods it answers.',
		},
		[INTRODUCTION, renderTable(['Path', 'Methods', 'Reference'], rows)].join('\n\n'),
	);
}
