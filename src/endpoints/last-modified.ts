import type { FunctionData } from '../edition/documents/function-data.ts';
import { toHttpDate } from './http/http-date.ts';

const known = new WeakMap<FunctionData, string>();

/** Returns when the content of an edition last changed, as an HTTP date; `undefined` if unknown. */
export function lastModifiedOf(data: FunctionData): string | undefined {
	if (data.last_modified === undefined) return undefined;
	const rendered = known.get(data) ?? toHttpDate(data.last_modified);
	known.set(data, rendered);
	return rendered;
}
