import { preconditionFailed } from '../endpoints/http/endpoint.ts';
import { methodNotAllowed } from '../endpoints/http/error-response.ts';
import { invalidParameters } from '../endpoints/http/query.ts';
import { PATHS } from '../endpoints/http/urls.ts';
import { MAX_URL_LENGTH } from '../hub/core/callback-url.ts';
import { describeHub } from '../hub/core/hub-description.ts';
import { REPETITIONS } from '../hub/core/request-limits.ts';
import { HUB_MODES } from '../hub/core/subscription.ts';
import { REVISIONS, SESSION_REVISIONS, STATELESS_REVISION } from '../mcp/revision.ts';
import { DEFAULT_HUB_POLICY } from '../platform/hub-policy.ts';
import { SinceParams } from '../reviews/changes/since-page.ts';
import { SearchParams } from '../search/search-params.ts';
import { toParameters } from './json-schema.ts';
import type { Json } from './references.ts';
import type { ParameterValues } from '../edition/documents/parameter-values.ts';

const EXAMPLE_TOPICS = [
	{ path: PATHS.reviews, bytes: 505_786 },
	{ path: PATHS.jsonFeed, bytes: 75_321 },
	{ path: PATHS.atomFeed, bytes: 60_912 },
	{ path: PATHS.changes, bytes: 527_078 },
	{ path: PATHS.alerts, bytes: 105 },
	{ path: PATHS.lowStarsFeed, bytes: 69_809 },
];

/** Lists the values in `description.json` that the code defines. */
export function listDescriptionValues(baseUrl: string, parameterValues?: ParameterValues): Json {
	const { lease, failuresAllowed, retrySeconds } = DEFAULT_HUB_POLICY;
	return {
		baseUrl,
		searchParameters: toParameters(SearchParams, 'query', parameterValues),
		sinceParameters: toParameters(SinceParams, 'path'),
		revisions: REVISIONS,
		sessionRevisions: SESSION_REVISIONS.join(', '),
		statelessRevision: STATELESS_REVISION,
		hubModes: HUB_MODES,
		hubRules: describeHub({ ...DEFAULT_HUB_POLICY, baseUrl }, EXAMPLE_TOPICS),
		maxUrlLength: MAX_URL_LENGTH,
		'lease.defaultSeconds': lease.defaultSeconds,
		'lease.maxSeconds': lease.maxSeconds,
		failuresAllowed,
		retrySeconds: retrySeconds.join(', '),
		'repetitions.limit': REPETITIONS.limit,
		'repetitions.windowSeconds': REPETITIONS.windowSeconds,
		invalidParameter: invalidParameters([
			{ parameter: 'limit', code: 'too_small', message: 'must be at least 1', received: '0' },
		]),
		methodNotAllowed: methodNotAllowed('DELETE', 'GET, HEAD, OPTIONS'),
		preconditionFailed: preconditionFailed(),
	};
}
