import type { ImportReport } from '../../import/import-report.ts';

/** The files to import from one entry of `sync.yaml`, or the reason for having none (status 2 if it failed). */
export type Pulled =
	| {
			readonly name: string;
			readonly files: readonly string[];
			/** Called after the import, unless it was a dry run. */
			readonly settle?: (report: ImportReport) => Promise<void>;
	  }
	| { readonly name: string; readonly reason: string; readonly status: 0 | 2 };
