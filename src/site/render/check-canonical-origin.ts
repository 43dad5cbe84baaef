import { readFile } from 'node:fs/promises';
import { canonicalOriginIn } from '../../endpoints/http/canonical-origin.ts';

/**
 * Checks that `vercel.json` announces the public origin.
 * @throws {TypeError} that names both origins.
 */
export async function checkCanonicalOrigin(root: URL, baseUrl: string): Promise<void> {
	const origin = canonicalOriginIn(await readFile(new URL('vercel.json', root), 'utf8'));
	if (origin === baseUrl) return;
	throw new TypeError(
		`Cannot build: vercel.json announces "${origin ?? 'no origin'}" in its Link headers, but the ` +
			`public origin is "${baseUrl}"; replace it there, or set BASE_URL`,
	);
}
