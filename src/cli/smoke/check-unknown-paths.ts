import { mediaTypeOf } from '../../endpoints/http/media-type.ts';
import { Problem } from '../../openapi/problem-schema.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { describeAnswer, readJson, type AskOrigin } from './answer.ts';
import { toResult, type Check, type CheckResult, type Fault } from './check-result.ts';
import { findFrameFaults } from './find-header-faults.ts';

const UNKNOWN: Check = {
	name: 'unknown paths',
	promise: 'are 404: in JSON below /api, as a page elsewhere',
	remedy:
		'The last rewrite of vercel.json is for /api; see docs/operations.md, "vercel.json, line by line"',
};
const PAGES: Check = {
	name: 'pages',
	promise: 'are HTML, and no other site may frame them',
	remedy:
		'The second entry of "headers" in vercel.json is for pages; see docs/operations.md, "vercel.json, line by line"',
};

const NOWHERE = '/smoke-test-of-nothing';
const SHOWN_PAGES = [PATHS.home, PATHS.policy, PATHS.docs];

/** Checks the 404 responses. */
export async function checkUnknownPaths(ask: AskOrigin): Promise<CheckResult> {
	const below = await ask({ path: `/api${NOWHERE}` });
	const problem = readJson(below, Problem);
	const isProblem = below.status === 404 && 'value' in problem;
	const page = await ask({ path: NOWHERE });
	const isPage = page.status === 404 && isHtml(page.headers);
	const faults: Fault[] = [
		...(isProblem
			? []
			: [
					{
						request: `GET /api${NOWHERE}`,
						expected: '404 with a problem in JSON',
						found: 'problem' in problem ? problem.problem : describeAnswer(below),
					},
				]),
		...(isPage
			? []
			: [
					{
						request: `GET ${NOWHERE}`,
						expected: '404 with a page of text/html',
						found: describeAnswer(page),
					},
				]),
	];
	return toResult(UNKNOWN, faults);
}

/** Checks some HTML pages. */
export async function checkPages(ask: AskOrigin): Promise<CheckResult> {
	const faults: Fault[] = [];
	for (const path of SHOWN_PAGES) {
		const answer = await ask({ path });
		if (answer.status === 200 && isHtml(answer.headers)) {
			faults.push(...findFrameFaults(path, answer));
			continue;
		}
		const expected = '200 with a page of text/html';
		faults.push({ request: `GET ${path}`, expected, found: describeAnswer(answer) });
	}
	return toResult(PAGES, faults);
}

function isHtml(headers: Headers): boolean {
	return mediaTypeOf(headers.get('content-type')) === 'text/html';
}
