import * as z from 'zod';
import type { SearchIndex } from '../../search/search-index.ts';
import type { RemovedReview } from '../../reviews/changes/removed-since.ts';
import { Instant } from '../../reviews/calendar-date.ts';
import { SinceDays } from '../../reviews/since-days.ts';

/** A page shown instead of one that does not exist. */
export type ErrorPage = 'not-found' | 'gone';

/** The file of each page in the built site, and its copy next to the function data. */
export const ERROR_PAGES: Readonly<
	Record<ErrorPage, { readonly file: string; readonly copy: string }>
> = {
	'not-found': { file: '404.html', copy: 'not-found.html' },
	gone: { file: 'gone/index.html', copy: 'gone.html' },
};

/** The MCP App, next to the function data. */
export const REVIEWS_APP_FILE = 'reviews-app.html';

/** `edition.json`: the data of an edition that functions need, except its reviews. */
export const FunctionData = z.strictObject({
	edition: z.string(),
	schema_version: z.string(),
	base_url: z.string(),
	time_zone: z.string(),
	last_modified: Instant.optional(),
	/** Digest of all published reviews and of the vocabulary; equals the digest of the index. */
	digest: z.string(),
	/** Newest first. Checked before the edition was written. */
	removed: z.array(z.custom<RemovedReview>()),
	removed_days: SinceDays,
});
export type FunctionData = z.output<typeof FunctionData>;

/** The edition that functions use. A request gets it once and uses it until its response ends. */
export interface PublishedEdition {
	readonly data: FunctionData;
	readonly index: SearchIndex;
	/** A `BusinessOverview` as JSON, read on first use. */
	readonly overview: () => Promise<string>;
	/** An `AgentInsights` as JSON, read on first use. */
	readonly agentInsights: () => Promise<string>;
	/** The HTML of the MCP App, read on first use. */
	readonly reviewsApp: () => Promise<string>;
	/** HTML, read on first use; `undefined` if the edition was written without its site. */
	readonly errorPage: (page: ErrorPage) => Promise<string | undefined>;
}
