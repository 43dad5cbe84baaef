import { type Endpoint, endpointFor } from './http/endpoint.ts';
import { received, Problem } from './http/problem.ts';

/** Responds with 404 to all other paths under `/api`, for every method. */
export function createNotFoundEndpoint(): Endpoint {
	return endpointFor((request) => {
		throw unknownPath(request);
	});
}

/** Returns the 404 for a path without a resource. */
export function unknownPath(request: Request): Problem {
	const path = received(new URL(request.url).pathname);
	return new Problem(404, 'not-found', `Cannot find "${path}": no resource has this path`);
}
