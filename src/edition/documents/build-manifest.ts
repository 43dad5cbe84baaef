import * as z from 'zod';
import { Instant } from '../../reviews/calendar-date.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { createJsonDocument, type PublishedDocument } from './published-document.ts';

/** The document at `/build.json`: the files of this edition. */
export const BuildManifest = z
	.strictObject({
		edition: z.string().describe('Digest of the content and the schema version.'),
		commit: z.string().nullable().describe('Commit of the project that was built, if known.'),
		documents: z.array(
			z.strictObject({
				path: z.string(),
				etag: z.string().describe('The strong ETag, quotes included.'),
				sha256: z.string(),
				bytes: z.int().min(0),
				last_modified: Instant.optional(),
			}),
		),
	})
	.meta({ id: 'BuildManifest', description: 'The documents of this edition with their tags.' });
export type BuildManifest = z.output<typeof BuildManifest>;

export function createManifest(
	edition: Edition,
	documents: readonly PublishedDocument[],
	commit: string | undefined,
): PublishedDocument {
	const manifest: BuildManifest = {
		edition: edition.id,
		commit: commit ?? null,
		documents: documents.flatMap(({ paths, etag, sha256, bytes, lastModified }) =>
			paths.map((path) => ({
				path,
				etag,
				sha256,
				bytes,
				last_modified: lastModified,
			})),
		),
	};
	return createJsonDocument(PATHS.build, 'build.json', manifest, edition.modified);
}
