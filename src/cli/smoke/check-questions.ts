import * as z from 'zod';
import { SincePage } from '../../reviews/changes/since-page.ts';
import { Problem } from '../../openapi/problem-schema.ts';
import type { Review } from '../../reviews/review.ts';
import { SearchPage } from '../../search/search-page.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { describeAnswer, readJson, type Answer, type AskOrigin } from './answer.ts';
import { compare, toResult, type Check, type CheckResult, type Fault } from './check-result.ts';

const SEARCH: Check = {
	name: 'search',
	promise: 'finds reviews by a word of the newest, answers in brotli and 304, names mistakes',
	remedy:
		'Read the log of the function api/reviews/search; "Cannot use text.index" and the like mean: deploy again',
};
const SINCE: Check = {
	name: 'since',
	promise: 'lists the newest day, answers 304, and says what is no day',
	remedy:
		'Read the log of the function api/reviews/since; a 404 means that the rewrites of vercel.json are not in force',
};

/** A day before any review. */
const FIRST_DAY = '1900-01-01';

/** Checks the search without knowing the reviews in advance. */
export async function checkSearch(ask: AskOrigin): Promise<CheckResult> {
	const newest = await readPage(ask, '?limit=1&has_text=true', SearchPage, PATHS.search);
	if ('faults' in newest) return toResult(SEARCH, newest.faults);
	const word = newest.value.reviews.map(longestWord)[0];
	return toResult(SEARCH, [
		...(word === undefined ? [] : await findWordFaults(ask, word, newest.value.reviews)),
		...(await findConditionFaults(ask, `${PATHS.search}?limit=1`)),
		...(await findMistakeFaults(ask, `${PATHS.search}?limit=0&rating=9`, ['limit', 'rating'])),
	]);
}

/** Checks the reviews since the day of the newest review. */
export async function checkSince(ask: AskOrigin): Promise<CheckResult> {
	// Any day works if the search fails or there are no reviews.
	const search = await ask({ path: `${PATHS.search}?limit=1` });
	const found = readJson(search, SearchPage);
	const newest = 'value' in found ? found.value.reviews[0] : undefined;
	const path = `${PATHS.since}/${newest?.date ?? FIRST_DAY}`;
	const page = await readPage(ask, '', SincePage, path);
	if ('faults' in page) return toResult(SINCE, page.faults);
	const ids = page.value.reviews.map(({ id }) => id);
	const expected = newest === undefined ? 'any reviews' : `the review "${newest.id}"`;
	return toResult(SINCE, [
		...(newest === undefined || ids.includes(newest.id)
			? []
			: [{ request: `GET ${path}`, expected, found: `${ids.length} others` }]),
		...(await findConditionFaults(ask, path)),
		...(await findMistakeFaults(ask, `${PATHS.since}/2025-02-30`, ['date'])),
	]);
}

async function readPage<Schema extends z.ZodType>(
	ask: AskOrigin,
	query: string,
	schema: Schema,
	path: string,
): Promise<
	{ readonly value: z.output<Schema> } | { readonly answer: Answer; readonly faults: Fault[] }
> {
	const answer = await ask({ path: path + query });
	const read = readJson(answer, schema);
	if (answer.status === 200 && 'value' in read) return read;
	const found = 'problem' in read ? read.problem : describeAnswer(answer);
	const expected = '200 with JSON as /.well-known/openapi.json describes it';
	return { answer, faults: [{ request: `GET ${path}${query}`, expected, found }] };
}

async function findWordFaults(
	ask: AskOrigin,
	word: string,
	reviews: readonly Review[],
): Promise<Fault[]> {
	const query = `?query=${encodeURIComponent(word)}&limit=5`;
	const page = await readPage(ask, query, SearchPage, PATHS.search);
	if ('faults' in page) return page.faults;
	const wanted = reviews[0]?.id ?? 'none';
	const first = page.value.reviews[0]?.id ?? 'none';
	if (first === wanted) return [];
	const request = `GET ${PATHS.search}${query}`;
	const expected = `the review "${wanted}" first, whose text has the word`;
	return [{ request, expected, found: `${page.value.total} reviews, "${first}" first` }];
}

/** Checks that the tag of a compressed response gives a 304. */
async function findConditionFaults(ask: AskOrigin, path: string): Promise<Fault[]> {
	const accepted = { 'accept-encoding': 'br' };
	const first = await ask({ path, headers: accepted });
	const request = `GET ${path} (br)`;
	const etag = first.headers.get('etag');
	if (first.status !== 200) return compare(request, '200', describeAnswer(first));
	if (etag === null) return [{ request, expected: 'an ETag', found: 'none' }];
	const again = await ask({ path, headers: { ...accepted, 'if-none-match': etag } });
	if (again.status === 304 && again.body.length === 0) return [];
	return compare(
		`${request} with If-None-Match: ${etag}`,
		'304 without a body',
		describeAnswer(again),
	);
}

async function findMistakeFaults(
	ask: AskOrigin,
	path: string,
	parameters: readonly string[],
): Promise<Fault[]> {
	const answer = await ask({ path });
	const problem = readJson(answer, Problem);
	const named = 'value' in problem ? (problem.value.issues ?? []) : [];
	const isNamed = parameters.every((name) => named.some(({ parameter }) => parameter === name));
	if (answer.status === 400 && isNamed) return [];
	const found = 'problem' in problem ? problem.problem : describeAnswer(answer);
	const expected = `400 with issues that name ${parameters.join(' and ')}`;
	return [{ request: `GET ${path}`, expected, found }];
}

function longestWord({ text }: Review): string | undefined {
	const words = text.match(/\p{L}+/gu) ?? [];
	return words.toSorted((a, b) => b.length - a.length)[0];
}
