import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '../../src/endpoints/http/urls.ts';
import { createSyntheticContent } from '../bench/synthetic-content.ts';
import { auditPage } from './audit-page.ts';
import { startServer, type RunningServer } from '../../tests/support/running-server.ts';

const REVIEWS = 10_000;
const FLOOR = 95;
/** The reference page with the request form, the longest page of its kind. */
const REFERENCE = `${PATHS.docs}/api/operations/searchreviews`;
/** Long enough to build and compress the pages, or to install Lighthouse, on a busy machine. */
const timeout = 600_000;

let contentDir: string;
let server: RunningServer;

beforeAll(async () => {
	contentDir = await createSyntheticContent(REVIEWS);
	server = await startServer({ SITE: 'on', CONTENT_DIR: contentDir }, timeout);
}, timeout);

afterAll(async () => {
	await server?.stop();
	rmSync(contentDir, { recursive: true });
});

describe(`Lighthouse on a site with ${REVIEWS} reviews`, () => {
	it.each([PATHS.home, PATHS.reviewPages, PATHS.insightPages, PATHS.docs, REFERENCE])(
		`scores at least ${FLOOR} of 100 in every category for %s`,
		{ timeout },
		async (path) => {
			const { scores, failed } = await auditPage(`${server.baseUrl}${path}`);
			console.log(path, scores);
			const low = Object.entries(scores).filter(([, score]) => score < FLOOR);
			expect({ low, failed: low.length > 0 ? failed : [] }).toEqual({ low: [], failed: [] });
			expect(Object.keys(scores)).toHaveLength(4);
		},
	);
});
