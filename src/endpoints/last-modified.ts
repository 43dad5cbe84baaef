import type { FunctionData } from '../edition/documents/function-data.ts';
import { toHttpDate } from './http/http-date.ts';

const known = new WeakMap<FunctionData, string>();

/** When the content of an edition last changed, as an HTTP date; absent when nothing carries a time. */
export function lastModifiedOf(data: FunctionData): string | undefined {
	if (data.last_modified === undefined) return undefined;
	const rendered = known.get(data) ?? toHttpDate(data.last_modified);
	known.set(data, rendered);
	return rendered;
}
