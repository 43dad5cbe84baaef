import type { SearchIndex } from '../../search/search-index.ts';
import type { FunctionData } from './function-data.ts';
import type { ErrorPage } from './error-pages.ts';

/** The edition that functions use. A request gets it once and uses it until its response ends. */
export interface PublishedEdition {
	readonly data: FunctionData;
	readonly index: SearchIndex;
	/** A `BusinessOverview` as JSON, read on first use. */
	readonly overview: () => Promise<string>;
	/** An `InsightsBrief` as JSON, read on first use. */
	readonly insightsBrief: () => Promise<string>;
	/** HTML, read on first use; `undefined` if the edition was written without its site. */
	readonly errorPage: (page: ErrorPage) => Promise<string | undefined>;
}
