import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Edition } from '../../edition/documents/edition.ts';
import { bytesOf } from '../../edition/documents/published-document.ts';
import { buildEdition, type BuildSettings } from '../../edition/create-edition.ts';
import { provideSite } from './site-data.ts';
import { siteDocuments } from './site-documents.ts';

const TYPES: Readonly<Record<string, string>> = {
	'.json': 'application/json',
	'.css': 'text/css',
	'.svg': 'image/svg+xml',
};

/** The site of `npm run dev`, which reads the content again after each edit. */
export interface DevSite {
	/** Sends the document at a path; returns `false` if there is none. */
	answer(path: string, response: ServerResponse): Promise<boolean>;
	/** Makes the next page or document read the content again. */
	forget(): void;
}

export function openDevSite(settings: BuildSettings): DevSite {
	let edition: Promise<Edition> | undefined;
	const current = () => (edition ??= buildEdition(settings));
	provideSite({ business: current, edition: current });
	return {
		async answer(path, response) {
			const documents = siteDocuments(await current(), undefined);
			const found = documents.find(
				({ paths, file }) => paths.includes(path) || path === `/${file}`,
			);
			if (!found) return false;
			// Media types that browsers display instead of downloading.
			const type = TYPES[extname(found.file)] ?? 'text/plain';
			response.setHeader('Content-Type', `${type}; charset=utf-8`);
			response.end(bytesOf(found));
			return true;
		},
		forget() {
			edition = undefined;
		},
	};
}
