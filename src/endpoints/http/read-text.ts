import * as z from 'zod';

/** The types of parameters. A choice is a boolean or a list of names. */
export type JsonType = 'integer' | 'number' | 'boolean' | 'choice' | 'string';

/** Converts text to the type of a parameter. Text that does not fit stays text, and the schema rejects it. */
export function readText(parameter: z.ZodType, text: string): unknown {
	const type = unwrapped(parameter);
	if (!(type instanceof z.ZodEnum)) return READERS[jsonTypeOf(type)](text);
	const asked = text.toLowerCase();
	return type.options.find((option) => String(option).toLowerCase() === asked) ?? text;
}

const READERS: Record<JsonType, (text: string) => unknown> = {
	integer: (text) => (/^-?(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text),
	number: (text) => (/^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/.test(text) ? Number(text) : text),
	boolean: readBoolean,
	choice: readBoolean,
	string: (text) => text,
};

function readBoolean(text: string): unknown {
	if (text === '1' || text === 'true') return true;
	return text === '0' || text === 'false' ? false : text;
}

/** Returns the type of a parameter, which its schema defines. */
export function typeOf(parameter: z.ZodType): JsonType {
	return jsonTypeOf(unwrapped(parameter));
}

function unwrapped(parameter: z.ZodType): unknown {
	let type: unknown = parameter;
	while (type instanceof z.ZodOptional || type instanceof z.ZodDefault) type = type.unwrap();
	return type;
}

function jsonTypeOf(type: unknown): JsonType {
	if (type instanceof z.ZodBoolean) return 'boolean';
	if (type instanceof z.ZodUnion) return 'choice';
	if (!(type instanceof z.ZodNumber)) return 'string';
	return type.format === 'safeint' ? 'integer' : 'number';
}
