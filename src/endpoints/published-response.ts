import type { PublishedChanges } from '../hub/core/publishing.ts';

/** Tells the operator which topics changed and how many deliveries were queued. */
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
