import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { renderJsonList } from '../../endpoints/http/json-list.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { LOG_FILES, logFolder } from '../../log/log-files.ts';
import { TILE_WIDTH } from '../../log/merkle-tree.ts';
import { listTileFiles } from '../../log/tile-files.ts';
import type { TransparencyLog } from '../../log/transparency-log.ts';
import { PROJECT_FOLDER } from '../../platform/project-folder.ts';
import { ReviewId } from '../../reviews/review.ts';
import { Tombstone } from '../../reviews/stored-review.ts';
import type { Edition } from './edition.ts';
import { createDocument, type PublishedDocument } from './published-document.ts';

/** The document at `/log/openings/{n}.json`: what is needed to check the reviews of 256 entries. */
export const LogOpenings = z
	.strictObject({
		from: z.int().min(0).describe('Index of the first of the 256 entries.'),
		openings: z
			.array(
				z.strictObject({
					index: z.int().min(0).describe('Index of the entry.'),
					id: ReviewId,
					salt: z.string().describe('32 bytes in base64.'),
				}),
			)
			.describe('Only of entries that no later entry ends, in the order of their index.'),
	})
	.meta({ id: 'LogOpenings', description: 'The reviews and salts of log entries.' });
export type LogOpenings = z.output<typeof LogOpenings>;

/** The document at `/log/removals.json`. */
export const LogRemovals = z
	.strictObject({ removals: z.array(Tombstone).describe('Every removal in force, oldest first.') })
	.meta({
		id: 'LogRemovals',
		description: 'Reviews that were removed, for checks against the log.',
	});

/** The address of a file of a log, without the origin. */
export function logPath({ number }: Pick<TransparencyLog, 'number'>, name: string): string {
	return `/${['log', logFolder(number), name].filter((part) => part !== '').join('/')}`;
}

/** Returns the checkpoint of the log, and of each log before it. Subscribers hear of every change. */
export function renderCheckpoints({ log, modified }: Edition): PublishedDocument[] {
	return [...(log ? [log, ...log.earlier] : [])].map((one) => {
		const path = logPath(one, LOG_FILES.checkpoint);
		return createDocument([path], path.slice(1), () => [one.texts.checkpoint], modified);
	});
}

/** Returns the policy as text, and everything else under `/log`. */
export function renderLogDocuments(edition: Edition): PublishedDocument[] {
	const { log, modified, policyText } = edition;
	const document = (path: string, render: PublishedDocument['render']) =>
		createDocument([path], path.slice(1), render, modified);
	const policy = document(PATHS.policyText, () => [policyText]);
	if (log === undefined) return [policy];
	return [
		policy,
		document(PATHS.logVerifier, () => [readSource('verify.mjs')]),
		document(PATHS.receiptVerifier, () => [readSource('verify-receipt.mjs')]),
		...[log, ...log.earlier].flatMap((one) => [
			...(['checkpoints', 'policy'] as const).map((file) =>
				document(logPath(one, LOG_FILES[file]), () => [one.texts[file]]),
			),
			document(logPath(one, 'removals.json'), () =>
				renderJsonList(
					{},
					'removals',
					one.removals.map((tombstone) => JSON.stringify(tombstone)),
				),
			),
			...listOpenings(one).map((openings) =>
				document(logPath(one, `openings/${openings.from / TILE_WIDTH}.json`), () => [
					`${JSON.stringify(openings)}\n`,
				]),
			),
			// They never change, so nobody has to compare their tags.
			...listTileFiles(one).map(({ path, render }) =>
				createDocument([], logPath(one, path).slice(1), () => [render()], undefined),
			),
		]),
	];
}

function readSource(name: string): Buffer {
	return readFileSync(join(PROJECT_FOLDER, 'src/log', name));
}

/** One document for every 256 entries, also where no entry has an opening. */
function listOpenings({ tree, live }: TransparencyLog): LogOpenings[] {
	const documents = Array.from({ length: Math.ceil(tree.size / TILE_WIDTH) }, (_, n) => ({
		from: n * TILE_WIDTH,
		openings: [] as LogOpenings['openings'],
	}));
	for (const [id, { index, salt }] of [...live].toSorted(([, a], [, b]) => a.index - b.index)) {
		documents[Math.floor(index / TILE_WIDTH)]?.openings.push({ index, id, salt });
	}
	return documents;
}
