import type * as z from 'zod';
import { mediaTypeOf } from '../../endpoints/http/media-type.ts';
import {
	describeResponse,
	readJson,
	type OriginResponse,
	type AskOrigin,
	type Question,
} from './origin-response.ts';

/** A difference between the expected and the actual behavior. */
export interface Fault {
	/** The request, such as `GET /reviews.json (br)`. */
	readonly request: string;
	readonly expected: string;
	readonly found: string;
}

/** The deployment to check, and how. */
export interface Deployment {
	/** The public origin that responses should name. */
	readonly origin: string;
	readonly ask: AskOrigin;
	/** A callback to subscribe and unsubscribe; without it, nothing is subscribed. */
	readonly callback?: string | undefined;
	readonly wait: (milliseconds: number) => Promise<void>;
}

/** The expected response. */
export interface Expectation<Schema extends z.ZodType = z.ZodType> {
	/** A description for the report. */
	readonly expected: string;
	readonly status?: number;
	readonly type?: string;
	readonly isEmpty?: boolean;
	readonly schema?: Schema;
	/** Whether the rest is as expected, too. */
	readonly holds?: (value: z.output<Schema>) => boolean;
}

/** Checks one behavior of a deployment and collects the faults. */
export class Look {
	readonly deployment: Deployment;
	readonly faults: Fault[] = [];
	/** Observations that are not faults but may matter. */
	readonly notes: string[] = [];

	constructor(deployment: Deployment) {
		this.deployment = deployment;
	}

	fault(request: string, expected: string, found: string): void {
		this.faults.push({ request, expected, found });
	}

	/** Adds a fault if two texts differ. */
	compare(request: string, expected: string, found: string): void {
		if (expected !== found) this.fault(request, expected, found);
	}

	/**
	 * Sends a request. Returns the response; if it is not as expected, adds a fault and returns
	 * `undefined`.
	 */
	async expect<Schema extends z.ZodType>(
		question: Question & { readonly request?: string },
		{ expected, status = 200, type, isEmpty, schema, holds }: Expectation<Schema>,
	): Promise<{ readonly response: OriginResponse; readonly value: z.output<Schema> } | undefined> {
		const { path, method = 'GET', request = `${method} ${path}` } = question;
		const response = await this.deployment.ask(question);
		const read = schema && readJson(response, schema);
		// Without a schema, the value is not used.
		const value = (read && 'value' in read ? read.value : undefined) as z.output<Schema>;
		const isAsExpected =
			response.status === status &&
			(type === undefined || mediaTypeOf(response.headers.get('content-type')) === type) &&
			!(isEmpty && response.body.length > 0);
		if (read && 'problem' in read) this.fault(request, expected, read.problem);
		else if (isAsExpected && (!holds || holds(value))) return { response, value };
		else this.fault(request, expected, describeResponse(response));
		return undefined;
	}
}
