import type * as z from 'zod';
import { mediaTypeOf } from '../../endpoints/http/media-type.ts';

/** A request to the deployment. */
export interface Question {
	readonly path: string;
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
}

/** A response from the deployment. */
export interface OriginResponse {
	/** 0 if there was no readable response. */
	readonly status: number;
	readonly headers: Headers;
	/** Decoded from its content coding. */
	readonly body: Buffer;
	/** Why the status is 0. */
	readonly failure?: string;
}

/** Sends a request. Never rejects: a missing response has status 0. */
export type AskOrigin = (question: Question) => Promise<OriginResponse>;

const MOST_ISSUES = 3;

/** Describes an unexpected response. */
export function describeResponse({ status, headers, body, failure }: OriginResponse): string {
	if (failure !== undefined) return `no response: ${failure}`;
	const type = mediaTypeOf(headers.get('content-type'));
	const size = `${body.length} bytes`;
	return `${status}, ${type === '' ? size : `${size} of ${type}`}`;
}

/** Reads JSON by a schema, or describes why the response does not match. */
export function readJson<Schema extends z.ZodType>(
	response: OriginResponse,
	schema: Schema,
): { readonly value: z.output<Schema> } | { readonly problem: string } {
	if (mediaTypeOf(response.headers.get('content-type')) !== 'application/json') {
		return { problem: describeResponse(response) };
	}
	let members: unknown;
	try {
		members = JSON.parse(response.body.toString('utf8'));
	} catch {
		return { problem: `${describeResponse(response)} that is not JSON` };
	}
	const parsed = schema.safeParse(members);
	if (parsed.success) return { value: parsed.data };
	const { issues } = parsed.error;
	const told = issues
		.slice(0, MOST_ISSUES)
		.map(({ path, message }) => `${path.join('.') || 'the whole document'}: ${message}`);
	return { problem: `${response.status}, and ${told.join('; ')}` };
}
