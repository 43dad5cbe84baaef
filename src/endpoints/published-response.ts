import type { PublishedChanges } from '../hub/core/publishing.ts';

/** Tells the operator what a look at the topics found. */
export function publishedResponse({ edition, changed, queued }: PublishedChanges): Response {
	return Response.json(
		{ edition, changed, queued },
		{
			headers: {
				'Content-Type': 'application/json; charset=utf-8',
				'Cache-Control': 'no-store',
			},
		},
	);
}
