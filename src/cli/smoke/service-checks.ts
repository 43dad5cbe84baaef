import type * as z from 'zod';
import { SincePage } from '../../reviews/changes/since-page.ts';
import { InvalidParameterDetails, ProblemDetails } from '../../endpoints/http/problem-details.ts';
import { SearchPage } from '../../search/search-page.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { readJson } from './origin-response.ts';
import type { DeploymentCheck } from './check.ts';
import { compareFrames, RESTORE_HEADERS } from './compare-headers.ts';
import type { Expectation, Look } from './look.ts';

const NOWHERE = '/smoke-test-of-nothing';
/** A day before any review. */
const FIRST_DAY = '1900-01-01';

/** The checks for pages, unknown paths and functions. They do not need to know the reviews. */
export const SERVICE_CHECKS: readonly DeploymentCheck[] = [
	{
		name: 'pages',
		promise: 'are HTML, and no other site may frame them',
		remedy: RESTORE_HEADERS,
		async find(look) {
			const page = { expected: '200 with a page of text/html', type: 'text/html' };
			for (const path of [PATHS.home, PATHS.policy, PATHS.docs]) {
				const shown = await look.expect({ path }, page);
				if (shown) compareFrames(look, path, shown.response);
			}
		},
	},
	{
		name: 'unknown paths',
		promise: 'are 404: in JSON below /api, as a page elsewhere',
		remedy:
			'On Vercel, restore vercel.json from upstream; on your own server, let the proxy pass all paths on',
		async find(look) {
			const problem = {
				expected: '404 with a problem in JSON',
				status: 404,
				schema: ProblemDetails,
			};
			await look.expect({ path: `/api${NOWHERE}` }, problem);
			const page = { expected: '404 with a page of text/html', status: 404, type: 'text/html' };
			await look.expect({ path: NOWHERE }, page);
		},
	},
	{
		name: 'search',
		promise:
			'finds the newest review by one of its words, responds in brotli and with 304, and names mistakes',
		remedy:
			'Read the log of the function api/reviews/search; "Cannot use text.index" and the like mean: deploy again',
		async find(look) {
			const newest = await readPage(look, `${PATHS.search}?limit=1&has_text=true`, SearchPage);
			if (!newest) return;
			for (const { id, text } of newest.reviews) {
				const words = text.match(/\p{L}+/gu) ?? [];
				const [word] = words.toSorted((a, b) => b.length - a.length);
				if (word === undefined) continue;
				const path = `${PATHS.search}?query=${encodeURIComponent(word)}&limit=5`;
				const page = await readPage(look, path, SearchPage);
				const first = page?.reviews[0]?.id ?? 'none';
				if (!page || first === id) continue;
				const expected = `the review "${id}" first, whose text has the word`;
				look.fault(`GET ${path}`, expected, `${page.total} reviews, "${first}" first`);
			}
			await checkCondition(look, `${PATHS.search}?limit=1`);
			await checkMistakes(look, `${PATHS.search}?limit=0&rating=9`, ['limit', 'rating']);
		},
	},
	{
		name: 'since',
		promise: 'lists the newest day, responds with 304, and rejects invalid days',
		remedy:
			'Read the log of the function api/reviews/since; a 404 means that the rewrites of vercel.json are not in force',
		async find(look) {
			// Any day works if the search fails or there are no reviews.
			const response = await look.deployment.ask({ path: `${PATHS.search}?limit=1` });
			const found = readJson(response, SearchPage);
			const newest = 'value' in found ? found.value.reviews[0] : undefined;
			const path = `${PATHS.since}/${newest?.date ?? FIRST_DAY}`;
			const page = await readPage(look, path, SincePage);
			if (!page) return;
			if (newest && !page.reviews.some(({ id }) => id === newest.id)) {
				const others = `${page.reviews.length} others`;
				look.fault(`GET ${path}`, `the review "${newest.id}"`, others);
			}
			await checkCondition(look, path);
			await checkMistakes(look, `${PATHS.since}/2025-02-30`, ['date']);
		},
	},
];

async function readPage<Schema extends z.ZodType>(look: Look, path: string, schema: Schema) {
	const expected = '200 with JSON as /.well-known/openapi.json describes it';
	return (await look.expect({ path }, { expected, schema }))?.value;
}

/** Checks that the tag of a compressed response gives a 304. */
async function checkCondition(look: Look, path: string): Promise<void> {
	const coding = { 'accept-encoding': 'br' };
	const request = `GET ${path} (br)`;
	const first = await look.expect({ path, headers: coding, request }, { expected: '200' });
	if (!first) return;
	const etag = first.response.headers.get('etag');
	if (etag === null) look.fault(request, 'an ETag', 'none');
	else await checkNotModified(look, path, request, { ...coding, 'if-none-match': etag });
}

/** Checks that a conditional request gets a 304. */
export async function checkNotModified(
	look: Look,
	path: string,
	request: string,
	headers: Readonly<Record<string, string>>,
): Promise<void> {
	const conditional = `${request} with If-None-Match: ${headers['if-none-match']}`;
	const notModified = { expected: '304 without a body', status: 304, isEmpty: true };
	await look.expect({ path, headers, request: conditional }, notModified);
}

async function checkMistakes(look: Look, path: string, names: readonly string[]): Promise<void> {
	const mistakes: Expectation<typeof InvalidParameterDetails> = {
		expected: `400 with issues that name ${names.join(' and ')}`,
		status: 400,
		schema: InvalidParameterDetails,
		holds: ({ issues }) => {
			const named = issues.map(({ parameter }) => parameter);
			return names.every((name) => named.includes(name));
		},
	};
	await look.expect({ path }, mistakes);
}
