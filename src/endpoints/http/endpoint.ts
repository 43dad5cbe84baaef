import { evaluatePreconditions, type Validators } from './conditional.ts';
import { openToAllOrigins, preflightResponse } from './cors.ts';
import { Problem, problemResponse } from './problem.ts';

/** The shape that Vercel's Node runtime takes as a function's default export. */
export interface Endpoint {
	fetch(request: Request): Promise<Response>;
}

/** Headers of an answer by name. */
export type HeaderFields = Readonly<Record<string, string>>;

export type Method = 'GET' | 'POST';
export type Answer = (request: Request) => Promise<Response> | Response;

/** How an endpoint words what went wrong. */
export type RenderProblem = (problem: Problem) => Response;

/**
 * Makes an endpoint out of one function a method. HEAD is answered as GET without a body, OPTIONS
 * with 204, any other method with 405 and `Allow`; a thrown `Problem` becomes its answer, and any
 * other error is logged once and answered as a 500 that says nothing of its cause.
 */
export function defineEndpoint(
	methods: Partial<Record<Method, Answer>>,
	render: RenderProblem = problemResponse,
): Endpoint {
	const answers = new Map<string, Answer>(Object.entries(methods));
	const allow = [
		...(answers.has('GET') ? ['GET', 'HEAD'] : []),
		...(answers.has('POST') ? ['POST'] : []),
		'OPTIONS',
	].join(', ');

	return endpointFor((request) => {
		if (request.method === 'OPTIONS') return preflightResponse(allow);
		const method = request.method === 'HEAD' ? 'GET' : request.method;
		const respond = answers.get(method);
		if (respond === undefined) throw methodNotAllowed(request.method, allow);
		return respond(request);
	}, render);
}

/** Makes an endpoint out of a function that answers every method itself. */
export function endpointFor(answer: Answer, render: RenderProblem = problemResponse): Endpoint {
	return {
		async fetch(request) {
			let response: Response;
			try {
				response = await answer(request);
			} catch (error) {
				response = toErrorResponse(error, render);
			}
			// It was made for this request alone, so its headers are free to be added to.
			openToAllOrigins(response.headers);
			if (request.method !== 'HEAD') return response;
			await response.body?.cancel();
			const { status, headers } = response;
			return new Response(null, { status, headers });
		},
	};
}

/** Browsers keep an answer and ask again by its tag … */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** … while Vercel's CDN, whose cache ends with the deployment, may answer for a year. */
const CDN_CACHE = 'public, max-age=31536000';

/**
 * Answers a GET from its validators where these suffice (304, 412), and builds the body only
 * otherwise, with the headers given. A 304 repeats those that RFC 9110 §15.4.5 names.
 */
export function respondConditionally(
	request: Request,
	validators: Validators,
	respond: (headers: HeaderFields) => Response,
): Response {
	const precondition = evaluatePreconditions(request.headers, validators);
	if (precondition === 'failed') throw preconditionFailed();

	const { etag, lastModified } = validators;
	const headers = {
		ETag: etag,
		'Cache-Control': REVALIDATE,
		'Vercel-CDN-Cache-Control': CDN_CACHE,
		...(lastModified !== undefined && { 'Last-Modified': lastModified }),
	};
	if (precondition === 'not-modified') return new Response(null, { status: 304, headers });
	return respond(headers);
}

export function methodNotAllowed(method: string, allow: string): Problem {
	const detail = `Cannot ${method} this resource: it answers ${allow}`;
	return new Problem(405, 'method-not-allowed', detail, { headers: { Allow: allow } });
}

export function preconditionFailed(): Problem {
	return new Problem(
		412,
		'precondition-failed',
		'Cannot answer: the current version does not meet the condition of the request',
	);
}

export function toErrorResponse(error: unknown, render: RenderProblem = problemResponse): Response {
	if (error instanceof Problem) return render(error);
	console.error(error);
	return render(new Problem(500, 'internal-error', 'Cannot answer: something failed on our side'));
}
