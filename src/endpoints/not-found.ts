import { type Endpoint, endpointFor } from './http/endpoint.ts';
import { received } from './http/received.ts';
import { Problem } from './http/problem.ts';

/** Every path under `/api` that nothing else answers, whatever the method. */
export function createNotFoundEndpoint(): Endpoint {
	return endpointFor((request) => {
		throw unknownPath(request);
	});
}

/** What is said of a path that nothing answers. */
export function unknownPath(request: Request): Problem {
	const path = received(new URL(request.url).pathname);
	return new Problem(404, 'not-found', `Cannot find "${path}": no resource has this path`);
}
