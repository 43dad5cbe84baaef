import type { ImportReport } from '../../import/import-report.ts';

/** What a place has to import, or why it has nothing: status 0 if that is fine, 2 if it failed. */
export type Pulled =
	| {
			readonly name: string;
			readonly files: readonly string[];
			/** Called after the import, unless it was a dry run. */
			readonly settle?: (report: ImportReport) => Promise<void>;
	  }
	| { readonly name: string; readonly reason: string; readonly status: 0 | 2 };
