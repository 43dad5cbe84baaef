import { evaluatePreconditions } from '../endpoints/http/conditional.ts';
import { ifRangeHolds, parseByteRange, type ByteRange } from '../endpoints/http/byte-range.ts';
import {
	isIdentityAcceptable,
	negotiateCoding,
	type SelectedCoding,
} from '../endpoints/http/content-negotiation.ts';
import { toWeakETag } from '../endpoints/http/etag.ts';
import type { StaticFile, StoredBytes } from './served-edition.ts';

/** Request headers that matter to static files, as `node:http` provides them. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type HeaderRecord = Record<string, string | number>;

/** The response to send; without `body` if it has none. */
export interface StaticResponse {
	readonly status: 200 | 206 | 304 | 404;
	readonly headers: HeaderRecord;
	readonly body?: StoredBytes & { readonly range?: ByteRange };
}

/** A failed precondition or an unsatisfiable range. */
export type RefusedResponse = { readonly status: 412 } | { readonly status: 416 };

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';
export const CACHE_CONTROL_IMMUTABLE = 'public, max-age=31536000, immutable';
const CONDITIONS = [
	'if-match',
	'if-none-match',
	'if-modified-since',
	'if-unmodified-since',
] as const;

/**
 * Selects the response to a GET or HEAD for a file: conditions first, then the range (RFC 9110
 * §13.2.2). Ranges apply only to the identity representation.
 */
export function selectStaticResponse(
	method: string,
	request: RequestHeaders,
	file: StaticFile,
): StaticResponse | RefusedResponse {
	const precondition = evaluateConditions(request, file);
	if (precondition === 'failed') return { status: 412 };

	const negotiated = negotiateFor(request, file);
	if (precondition === 'not-modified') {
		return { status: 304, headers: cacheHeaders(file, negotiated) };
	}

	const range = selectRange(method, request, file);
	if (range === 'unsatisfiable') return { status: 416 };

	const coding = range ? 'identity' : negotiated;
	const headers = { ...representationHeaders(file, coding), ...cacheHeaders(file, coding) };
	headers['accept-ranges'] = 'bytes';
	if (file.lastModified !== undefined) headers['last-modified'] = file.lastModified;
	if (!range) return { status: 200, headers, body: storedBytes(file, coding) };

	headers['content-range'] = `bytes ${range.start}-${range.end}/${file.bytes}`;
	headers['content-length'] = range.end - range.start + 1;
	return { status: 206, headers, body: { file: file.file, bytes: file.bytes, range } };
}

/** Selects the 404 page. It has no validators, because it is not a version of the missing page. */
export function selectNotFoundPage(request: RequestHeaders, page: StaticFile): StaticResponse {
	const coding = negotiateFor(request, page);
	const headers = { ...representationHeaders(page, coding), ...cacheHeaders(page, coding) };
	delete headers['etag'];
	return { status: 404, headers, body: storedBytes(page, coding) };
}

function evaluateConditions(request: RequestHeaders, file: StaticFile) {
	const present = CONDITIONS.filter((name) => request[name] !== undefined);
	if (present.length === 0) return 'proceed';
	const conditions = new Headers(
		present.map((name): [string, string] => [name, String(request[name])]),
	);
	return evaluatePreconditions(conditions, file);
}

function selectRange(
	method: string,
	request: RequestHeaders,
	file: StaticFile,
): ByteRange | 'unsatisfiable' | undefined {
	const header = request['range'];
	// Range is defined only for GET (RFC 9110 §14.2).
	if (header === undefined || method !== 'GET') return undefined;
	// A client that refuses identity cannot use a part of it.
	if (!isIdentityAcceptable(singleValue(request['accept-encoding']))) return undefined;
	if (!ifRangeHolds(singleValue(request['if-range']), file)) return undefined;
	return parseByteRange(String(header), file.bytes);
}

function negotiateFor(request: RequestHeaders, file: StaticFile): SelectedCoding {
	if (file.codings.length === 0) return 'identity';
	return negotiateCoding(singleValue(request['accept-encoding']), file.codings);
}

function storedBytes(file: StaticFile, coding: SelectedCoding): StoredBytes {
	return coding === 'identity' ? file : (file.encoded[coding] ?? file);
}

function representationHeaders(file: StaticFile, coding: SelectedCoding): HeaderRecord {
	const headers: HeaderRecord = {
		'content-type': file.contentType,
		'content-length': storedBytes(file, coding).bytes,
	};
	if (coding !== 'identity') headers['content-encoding'] = coding;
	return headers;
}

/** Returns the headers that a 304 repeats from the 200 (RFC 9110 §15.4.5). */
function cacheHeaders(file: StaticFile, coding: SelectedCoding): HeaderRecord {
	const headers: HeaderRecord = {
		'cache-control': file.immutable ? CACHE_CONTROL_IMMUTABLE : CACHE_CONTROL,
		// A compressed representation has different bytes, so its tag is weak (RFC 9110 §8.8.3.3).
		etag: coding === 'identity' ? file.etag : toWeakETag(file.etag),
	};
	if (file.compressible) headers['vary'] = 'Accept-Encoding';
	return headers;
}

function singleValue(header: string | string[] | undefined): string | undefined {
	return Array.isArray(header) ? header.join(', ') : header;
}
