import { evaluatePreconditions, type Validators } from './conditional.ts';
import { openToAllOrigins, preflightResponse } from './cors.ts';
import { methodNotAllowed, toErrorResponse, type RenderProblem } from './error-response.ts';
import { Problem, problemResponse } from './problem.ts';

/** The default export that Vercel's Node runtime expects of a function. */
export interface Endpoint {
	fetch(request: Request): Promise<Response>;
}

/** Response headers by name. */
export type HeaderFields = Readonly<Record<string, string>>;

export type Method = 'GET' | 'POST';
export type Responder = (request: Request) => Promise<Response> | Response;

/**
 * Makes an endpoint from one function per method. Responds to HEAD like GET without a body, to
 * OPTIONS with 204, and to any other method with 405 and `Allow`. A thrown `Problem` becomes the
 * response. Any other error is logged once and becomes an opaque 500.
 */
export function defineEndpoint(
	methods: Partial<Record<Method, Responder>>,
	render: RenderProblem = problemResponse,
): Endpoint {
	const responders = new Map<string, Responder>(Object.entries(methods));
	const allow = [
		...(responders.has('GET') ? ['GET', 'HEAD'] : []),
		...(responders.has('POST') ? ['POST'] : []),
		'OPTIONS',
	].join(', ');

	return endpointFor((request) => {
		if (request.method === 'OPTIONS') return preflightResponse(allow);
		const method = request.method === 'HEAD' ? 'GET' : request.method;
		const respond = responders.get(method);
		if (respond === undefined) throw methodNotAllowed(request.method, allow);
		return respond(request);
	}, render);
}

/** Makes an endpoint from a function that handles every method itself. */
export function endpointFor(respond: Responder, render: RenderProblem = problemResponse): Endpoint {
	return {
		async fetch(request) {
			let response: Response;
			try {
				response = await respond(request);
			} catch (error) {
				response = toErrorResponse(error, render);
			}
			// This response belongs to this request only, so its headers can be changed.
			openToAllOrigins(response.headers);
			if (request.method !== 'HEAD') return response;
			await response.body?.cancel();
			const { status, headers } = response;
			return new Response(null, { status, headers });
		},
	};
}

/**
 * Browsers cache a response but revalidate it every time. Vercel's CDN may cache it for a year; its cache ends with
 * the deployment.
 */
export const CACHING = {
	'Cache-Control': 'public, max-age=0, must-revalidate',
	'Vercel-CDN-Cache-Control': 'public, max-age=31536000',
};

/**
 * Responds to a GET from the validators alone if possible (304, 412). Builds the body only if it is
 * needed. A 304 repeats the headers that RFC 9110 §15.4.5 lists.
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
		...CACHING,
		...(lastModified !== undefined && { 'Last-Modified': lastModified }),
	};
	if (precondition === 'not-modified') return new Response(null, { status: 304, headers });
	return respond(headers);
}

export function preconditionFailed(): Problem {
	return new Problem(
		412,
		'precondition-failed',
		'Cannot answer: the current version does not meet the condition of the request',
	);
}
