import type * as z from 'zod';
import { Problem, received } from './problem.ts';
import type { Issue } from './problem-details.ts';
import { readText, typeOf, type JsonType } from './read-text.ts';
import { suggestName } from './suggest-name.ts';

/** A query string parsed with a schema. */
export interface ParsedQuery<Params> {
	readonly params: Params;
	/** One sentence for each unknown parameter; for those after the tenth, one for all. */
	readonly warnings: readonly string[];
}

type ParamsSchema = z.ZodObject<Record<string, z.ZodType>>;

/** Parameters that browsers, mails and caches add to any URL. */
const NOISE = /^(?:_|utm_\w+|gclid|fbclid)$/;

/** The most unknown parameters that a response names. */
const MAX_REPORTED_UNKNOWN = 10;

type JsonTypes = ReadonlyMap<string, JsonType>;

const EXPECTED: Record<JsonType, string> = {
	integer: 'a whole number in plain digits',
	number: 'a plain decimal number',
	boolean: '"true" or "false"',
	choice: '"true", "false" or names separated by commas',
	string: 'text',
};

/**
 * Reads query parameters with the schema that also describes them in OpenAPI and MCP. An empty
 * value counts as absent, because HTML forms send empty fields. Unknown names become warnings.
 * `check` finds issues across parameters, from their values before the schema has seen them; they
 * are ignored for parameters that already have an issue.
 * @throws {Problem} 400 that lists every invalid, missing, or repeated parameter at once.
 */
export function parseQuery<Schema extends ParamsSchema>(
	schema: Schema,
	query: URLSearchParams,
	check: (values: Readonly<Record<string, unknown>>) => readonly Issue[] = () => [],
): ParsedQuery<z.output<Schema>> {
	const types = typesOf(schema);
	const issues: Issue[] = [];
	const raw: Record<string, unknown> = {};
	const unknown: string[] = [];

	for (const name of new Set(query.keys())) {
		const parameter = types.has(name) ? schema.shape[name] : undefined;
		if (parameter === undefined) {
			unknown.push(name);
			continue;
		}
		const values = query.getAll(name);
		const [value = ''] = values;
		if (values.length > 1) issues.push(repeatedIssue(name, values));
		else if (value !== '') raw[name] = readText(parameter, value);
	}

	const parsed = schema.safeParse(raw);
	const further = check(raw);
	if (parsed.success && issues.length === 0 && further.length === 0) {
		return { params: parsed.data, warnings: unknownWarnings(unknown, types) };
	}
	const invalid = parsed.error?.issues.map((issue) => toIssue(types, issue, query)) ?? [];
	issues.push(...withoutOthers(invalid, issues));
	issues.push(...withoutOthers(further, issues));
	throw invalidParameters(issues);
}

/** Returns the 400 for a list of issues, sorted by parameter. */
export function invalidParameters(issues: readonly Issue[]): Problem {
	const sorted = issues.toSorted((a, b) => (a.parameter < b.parameter ? -1 : 1));
	const detail = sorted.map(({ parameter, message }) => `"${parameter}": ${message}`).join('; ');
	return new Problem(400, 'invalid-parameter', `Cannot read ${detail}`, { issues: sorted });
}

function repeatedIssue(parameter: string, values: string[]): Issue {
	const message = `must be sent once, not ${values.length} times`;
	return { parameter, code: 'repeated', message, received: received(values.join(', ')) };
}

/** Returns the issues for parameters that `others` does not mention. */
function withoutOthers(issues: readonly Issue[], others: readonly Issue[]): Issue[] {
	const mentioned = new Set(others.map(({ parameter }) => parameter));
	return issues.filter(({ parameter }) => !mentioned.has(parameter));
}

function toIssue(types: JsonTypes, issue: z.core.$ZodIssue, query: URLSearchParams): Issue {
	const parameter = String(issue.path[0]);
	const value = query.get(parameter) ?? '';
	if (value === '') return { parameter, code: 'missing', message: 'must be given' };
	const message = messageOf(issue, types.get(parameter) ?? 'string');
	// A rule of our own is about the value, whatever the library calls it.
	const code = issue.code === 'custom' ? 'invalid_value' : issue.code;
	return { parameter, code, message, received: received(value) };
}

function messageOf(issue: z.core.$ZodIssue, type: JsonType): string {
	if (issue.code === 'invalid_type') return `must be ${EXPECTED[type]}`;
	if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
	return lowerFirst(issue.message);
}

function unknownWarnings(names: readonly string[], types: JsonTypes): string[] {
	const known = [...types.keys()];
	const unknown = names.filter((name) => !NOISE.test(name));
	const others = unknown.length - MAX_REPORTED_UNKNOWN;
	const warnings = unknown.slice(0, MAX_REPORTED_UNKNOWN).map((name) => {
		const ignored = `"${received(name)}" is not a parameter of this endpoint and was ignored`;
		const meant = suggestName(name, known);
		if (meant !== undefined) return `${ignored}; did you mean "${meant}"?`;
		return `${ignored}; there are ${known.join(', ')}`;
	});
	return others > 0
		? [...warnings, `${others} other unknown parameters were ignored as well`]
		: warnings;
}

/** Derives the JSON types of all parameters from the schema, so that they are defined once. */
function typesOf(schema: ParamsSchema): JsonTypes {
	const parameters = Object.entries(schema.shape);
	return new Map(parameters.map(([name, type]) => [name, typeOf(type)]));
}

function lowerFirst(sentence: string): string {
	return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
