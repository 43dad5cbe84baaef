import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createETag } from '../../../src/endpoints/http/etag.ts';
import { precompress } from '../../../src/server/precompress.ts';

export const LAST_MODIFIED = '2026-11-15T10:00:00Z';

/** Bytes that do not compress. */
export const PICTURE = Buffer.from(
	Array.from({ length: 4096 }, (_, i) => (i * i * 31 + (i >> 3)) % 251),
);

/** Returns a small site in which every text repeats the name of its edition. */
export function fixtureFiles(edition: string): Record<string, string | Buffer> {
	const lines = (count: number) =>
		Array.from({ length: count }, (_, i) => `{"edition":"${edition}","id":"review-${i}"}`);
	return {
		'reviews.json': `[${lines(900).join(',')}]`,
		'insights.json': `{"edition":"${edition}"}`,
		'feed.json': `[${lines(50).join(',')}]`,
		'feed.atom': `<feed>${lines(50).join('')}</feed>`,
		'reviews.ndjson': lines(400).join('\n'),
		'reviews.csv': lines(400).join('\r\n'),
		'large.json': `[${lines(30_000).join(',')}]`,
		'index.html': `<p>${lines(40).join('')}</p>`,
		'404.html': `<h1>Not here</h1>${lines(40).join('')}`,
		'policy.html': `<p>${lines(40).join('')}</p>`,
		'reviews/r1.html': `<p>${lines(40).join('')}</p>`,
		'a b.txt': `spaced ${edition}`,
		'empty.txt': '',
		'_astro/page.Ab12.css': `p{color:red}/*${lines(40).join('')}*/`,
		'favicon.png': PICTURE,
	};
}

const DOCUMENTS: Record<string, string> = {
	'/reviews.json': 'reviews.json',
	'/insights.json': 'insights.json',
	'/feed.json': 'feed.json',
	'/api/feed.json': 'feed.json',
	'/feed.xml': 'feed.atom',
};

/** Writes the output of a build, before compression. */
export async function writeFixtureBuild(
	folder: string,
	edition: string,
	more: Record<string, string> = {},
): Promise<void> {
	const files = { ...fixtureFiles(edition), ...more };
	const documents = Object.entries(DOCUMENTS).map(([path, file]) => ({
		path,
		etag: createETag(files[file] ?? ''),
		sha256: '',
		bytes: files[file]?.length ?? 0,
		...(file !== 'insights.json' && { last_modified: LAST_MODIFIED }),
	}));
	files['build.json'] = JSON.stringify({ edition, commit: null, documents });
	for (const [file, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, 'site', file)), { recursive: true });
		await writeFile(join(folder, 'site', file), text);
	}
	await mkdir(join(folder, 'edition'), { recursive: true });
	await writeFile(join(folder, 'edition/edition.json'), JSON.stringify({ edition }));
}

export async function writeFixtureEdition(
	folder: string,
	edition: string,
	more: Record<string, string> = {},
): Promise<void> {
	await writeFixtureBuild(folder, edition, more);
	await precompress(folder);
}

export function temporaryFolder(): Promise<string> {
	return mkdtemp(join(tmpdir(), 'forecourt-'));
}
