import * as z from 'zod';
import { Problem, toProblemDetails } from '../endpoints/http/problem.ts';
import { PROBLEM_TITLES } from '../endpoints/http/problem-titles.ts';
import { describeReading } from './describe-reading.ts';
import { jsonBody, ref, refHeaders, type Json } from './references.ts';

/**
 * Fills a template of `description.json`, which is OpenAPI with a few abbreviations:
 *
 * - `{{name}}` is replaced with the value of that name. If it is a whole string, the value keeps its type.
 * - A string in place of a schema, response, parameter or header names a component.
 * - `read` describes a read-only path.
 * - An error has `problem` (one or several), `errors` (JSON-RPC) or `texts` instead of `content`.
 *
 * @throws {TypeError} for a name without a value
 */
export function fillTemplate(template: unknown, values: Json): unknown {
	function valueOf(name: string): unknown {
		if (name in values) return values[name];
		throw new TypeError(`Cannot describe the API: "${name}" has no value`);
	}

	function fillText(source: string): unknown {
		const whole = /^\{\{([^{}]+)\}\}$/.exec(source)?.[1];
		if (whole !== undefined) return valueOf(whole);
		return source.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => String(valueOf(name)));
	}

	/** @param place name of the member that the value belongs to */
	function fill(value: unknown, place = ''): unknown {
		if (typeof value === 'string') {
			return place === 'schema' ? ref('schemas', value) : fillText(value);
		}
		if (Array.isArray(value)) {
			if (place === 'headers') return refHeaders(value.map(String));
			return value.map((entry: unknown) =>
				place === 'parameters' && typeof entry === 'string'
					? ref('parameters', entry)
					: fill(entry),
			);
		}
		if (!isObject(value)) return value;
		const members = Object.entries(value).map(([name, member]) => {
			if (name === 'read') return [name, describeReading(fill(member), () => valueOf(place))];
			const isResponse = place === 'responses' && typeof member === 'string';
			return [name, isResponse ? ref('responses', member) : fill(member, name)];
		});
		const { read, ...filled }: Json = Object.fromEntries(members);
		if (isObject(read)) return read;
		return withContent(filled);
	}

	return fill(template);
}

const WordedProblem = z.strictObject({
	status: z.int(),
	// The keys of the object.
	slug: z.enum(Object.keys(PROBLEM_TITLES) as (keyof typeof PROBLEM_TITLES)[]),
	detail: z.string(),
});
const ErrorList = z.array(z.tuple([z.int(), z.string()]));
const TextRecord = z.record(z.string(), z.string());

/** Adds the content of an error. */
function withContent({ problem, errors, texts, ...response }: Json): Json {
	if (problem !== undefined) {
		const bodies = [problem].flat().map(toProblem);
		const examples = bodies.map((shown) => [shown.slug, toProblemDetails(shown)] as const);
		const isInvalid = bodies.every(({ slug }) => slug === 'invalid-parameter');
		const schema = isInvalid ? 'InvalidParameter' : 'Problem';
		return { ...response, content: jsonBody(schema, nameExamples(examples)) };
	}
	if (errors !== undefined) {
		const examples = ErrorList.parse(errors).map(
			([code, message], index) =>
				[`error${index + 1}`, { jsonrpc: '2.0', id: null, error: { code, message } }] as const,
		);
		return { ...response, content: jsonBody('JsonRpcResponse', nameExamples(examples)) };
	}
	if (texts !== undefined) {
		const schema = {
			type: 'string',
			maxLength: 10_000,
			description: 'Message for people.',
		};
		const examples = nameExamples(Object.entries(TextRecord.parse(texts)));
		return { ...response, content: { 'text/plain': { schema, examples } } };
	}
	return response;
}

function nameExamples(bodies: readonly (readonly [name: string, value: unknown])[]): Json {
	return Object.fromEntries(bodies.map(([name, value]) => [name, { value }]));
}

function toProblem(source: unknown): Problem {
	if (source instanceof Problem) return source;
	const { status, slug, detail } = WordedProblem.parse(source);
	return new Problem(status, slug, detail);
}

function isObject(value: unknown): value is Json {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
