import { referredName, type FieldSchema } from './api-description.ts';

/** Bounds of this size or larger are only technical limits, and are left out. */
const TECHNICAL_LIMIT = 1_000_000;

/** Describes the type of a field: `integer, 1 to 5`, `list of Review`, `"text" or null`. */
export function describeType(schema: FieldSchema): string {
	const { $ref, type, format, enum: values, anyOf, items, additionalProperties } = schema;
	if ($ref !== undefined) return `[${referredName($ref)}](#${referredName($ref).toLowerCase()})`;
	if (schema.const !== undefined) return code(schema.const);
	if (values) return values.map(code).join(', ');
	if (anyOf) return [...new Set(anyOf.map(describeType))].join(' or ');
	if (items) return `list of ${describeType(items)}`;
	if (type === 'object' && typeof additionalProperties === 'object') {
		return `map to ${describeType(additionalProperties)}`;
	}
	const name = Array.isArray(type) ? type.join(' or ') : String(type ?? 'any');
	return [NAMES[format ?? ''] ?? name, ...boundsOf(schema)].join(', ');
}

const NAMES: Readonly<Record<string, string>> = {
	date: 'day (YYYY-MM-DD)',
	'date-time': 'time (RFC 3339)',
	uri: 'URL',
};

function boundsOf({ type, minimum, maximum }: FieldSchema): string[] {
	if (type !== 'integer' && type !== 'number') return [];
	const [least, most] = [minimum ?? -TECHNICAL_LIMIT, maximum ?? TECHNICAL_LIMIT];
	if (least <= -TECHNICAL_LIMIT && most >= TECHNICAL_LIMIT) return [];
	if (most >= TECHNICAL_LIMIT) return [`at least ${least}`];
	return [`${least} to ${most}`];
}

function code(value: unknown): string {
	return `\`${JSON.stringify(value)}\``;
}
