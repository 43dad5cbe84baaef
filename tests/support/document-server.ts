import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CATALOG } from '../../src/edition/documents/render-documents.ts';
import type { Edition } from '../../src/edition/documents/edition.ts';
import { createDocument, textOf } from '../../src/edition/documents/published-document.ts';

/** Serves the documents of one edition at a time over HTTP, with their ETags. */
export interface DocumentServer {
	readonly origin: string;
	/** Returns the current text at a path. */
	textAt(path: string): string;
	show(edition: Edition): void;
	close(): Promise<void>;
}

/** Serves some of the static documents the way a CDN does. */
export async function startDocumentServer(paths: readonly string[]): Promise<DocumentServer> {
	let shown = new Map<string, { readonly text: string; readonly etag: string }>();
	const server = createServer(({ url = '', headers }, response) => {
		const document = shown.get(url);
		// The next request may come much later, after a new edition is built.
		response.setHeader('Connection', 'close');
		if (document === undefined) return void response.writeHead(404).end();
		if (headers['if-none-match'] === document.etag) return void response.writeHead(304).end();
		return void response.writeHead(200, { ETag: document.etag }).end(document.text);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo; // It listens on a port.
	return {
		origin: `http://127.0.0.1:${port}`,
		textAt: (path) => shown.get(path)?.text ?? '',
		show(edition) {
			shown = new Map(
				CATALOG.flatMap(({ paths: [path = ''], file, render }) => {
					if (!paths.includes(path)) return [];
					const document = createDocument([path], file, () => render(edition), undefined);
					return [[path, { text: textOf(document), etag: document.etag }] as const];
				}),
			);
		},
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
