import type * as z from 'zod';
import { mediaTypeOf } from '../../endpoints/http/media-type.ts';

/** A request to the deployment that is looked at. */
export interface Question {
	readonly path: string;
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
}

/** What came back. */
export interface Answer {
	/** 0 where no answer came, or none that can be read. */
	readonly status: number;
	readonly headers: Headers;
	/** With its content coding undone. */
	readonly body: Buffer;
	/** Why the status is 0. */
	readonly failure?: string;
}

/** Never rejects: that nothing came back is an answer, too. */
export type AskOrigin = (question: Question) => Promise<Answer>;

const MOST_ISSUES = 3;

/** Says what an answer is, for whoever expected another one. */
export function describeAnswer({ status, headers, body, failure }: Answer): string {
	if (failure !== undefined) return `no answer: ${failure}`;
	const type = mediaTypeOf(headers.get('content-type'));
	const size = `${body.length} bytes`;
	return `${status}, ${type === '' ? size : `${size} of ${type}`}`;
}

/** Reads JSON by its schema, or says why the answer is no such thing. */
export function readJson<Schema extends z.ZodType>(
	answer: Answer,
	schema: Schema,
): { readonly value: z.output<Schema> } | { readonly problem: string } {
	if (mediaTypeOf(answer.headers.get('content-type')) !== 'application/json') {
		return { problem: describeAnswer(answer) };
	}
	let members: unknown;
	try {
		members = JSON.parse(answer.body.toString('utf8'));
	} catch {
		return { problem: `${describeAnswer(answer)} that is no JSON` };
	}
	const parsed = schema.safeParse(members);
	if (parsed.success) return { value: parsed.data };
	const { issues } = parsed.error;
	const told = issues
		.slice(0, MOST_ISSUES)
		.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
	return { problem: `${answer.status}, and ${told.join('; ')}` };
}
