import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCanonicalOrigin } from '../../../../src/site/render/build-site.ts';
import { canonicalOriginIn } from '../../../../src/endpoints/http/canonical-origin.ts';
import { ROOT } from '../../../support/content.ts';

describe('the canonical origin', () => {
	it.each([
		['a Link header', '<https://a.example/api/websub/hub>; rel="hub"', 'https://a.example'],
		[
			'a Link header in JSON',
			JSON.stringify('<http://b:1/api/websub/hub>; rel="hub"'),
			'http://b:1',
		],
		['another link', '<https://a.example/feed.xml>; rel="self"', undefined],
	])('is read from %s', (_what, text, origin) => {
		expect(canonicalOriginIn(text)).toBe(origin);
	});

	it('stops a build for a different public origin, naming both', async () => {
		const stated = canonicalOriginIn(readFileSync(join(ROOT, 'vercel.json'), 'utf8')) ?? '';
		await expect(checkCanonicalOrigin(stated)).resolves.toBeUndefined();
		await expect(checkCanonicalOrigin('https://other.example')).rejects.toThrow(
			new RegExp(`"${stated}".*"https://other.example"`),
		);
	});
});
