import type { SearchIndex } from '../../search/search-index.ts';
import type { FunctionData } from './function-data.ts';
import type { StandInPage } from './stand-in-pages.ts';

/** The edition that functions answer from. A request asks once and keeps it to its last byte. */
export interface PublishedEdition {
	readonly data: FunctionData;
	readonly index: SearchIndex;
	/** A `BusinessOverview` as JSON, read when it is first asked for. */
	readonly overview: () => Promise<string>;
	/** An `InsightsBrief` as JSON, read when it is first asked for. */
	readonly insightsBrief: () => Promise<string>;
	/** HTML, read when it is first asked for; absent where an edition was written without its site. */
	readonly standInPage: (page: StandInPage) => Promise<string | undefined>;
}
