import * as z from 'zod';

const Reference = z.object({ $ref: z.string() });
export type Reference = z.output<typeof Reference>;

/** The parts of a JSON Schema that the documentation uses. */
export interface FieldSchema {
	readonly $ref?: string | undefined;
	readonly type?: string | readonly string[] | undefined;
	readonly format?: string | undefined;
	readonly description?: string | undefined;
	readonly const?: unknown;
	readonly enum?: readonly unknown[] | undefined;
	readonly minimum?: number | undefined;
	readonly maximum?: number | undefined;
	readonly default?: unknown;
	readonly items?: FieldSchema | undefined;
	readonly properties?: Readonly<Record<string, FieldSchema>> | undefined;
	readonly additionalProperties?: FieldSchema | boolean | undefined;
	readonly required?: readonly string[] | undefined;
	readonly anyOf?: readonly FieldSchema[] | undefined;
	readonly oneOf?: readonly FieldSchema[] | undefined;
}

const Schema: z.ZodType<FieldSchema> = z.looseObject({});

const Parameter = z.looseObject({
	name: z.string(),
	in: z.enum(['query', 'path', 'header']),
	required: z.boolean().default(false),
	description: z.string(),
	schema: Schema,
	example: z.unknown(),
});
export type Parameter = z.output<typeof Parameter>;

/** Without a summary, its name says what it shows. */
const Example = z.looseObject({ summary: z.string().optional(), value: z.unknown() });

const Content = z.record(
	z.string(),
	z.looseObject({ schema: Schema, examples: z.record(z.string(), Example).default({}) }),
);
export type Content = z.output<typeof Content>;

const Body = z.looseObject({ description: z.string(), content: Content });

const Header = z.looseObject({ description: z.string() });

const Response = z.looseObject({
	description: z.string(),
	headers: z.record(z.string(), z.union([Reference, Header])).default({}),
	content: Content.default({}),
});

const Operation = z.looseObject({
	operationId: z.string(),
	tags: z.array(z.string()),
	summary: z.string(),
	description: z.string(),
	parameters: z.array(z.union([Reference, Parameter])).default([]),
	requestBody: Body.optional(),
	responses: z.record(z.string(), z.union([Reference, Response])),
});
export type Operation = z.output<typeof Operation>;

const PathItem = z.record(z.string(), Operation);

/** The parts of the OpenAPI document that the documentation uses. */
export const ApiDescription = z.looseObject({
	info: z.looseObject({ description: z.string(), version: z.string() }),
	tags: z.array(z.object({ name: z.string(), description: z.string() })),
	paths: z.record(z.string(), PathItem),
	webhooks: z.record(z.string(), PathItem),
	components: z.looseObject({
		schemas: z.record(z.string(), Schema),
		parameters: z.record(z.string(), Parameter),
		headers: z.record(z.string(), Header),
		responses: z.record(z.string(), Response),
	}),
});
export type ApiDescription = z.output<typeof ApiDescription>;

/** Returns the name in a reference: `Review` for `#/components/schemas/Review`. */
export function referredName($ref: string): string {
	return $ref.split('/').at(-1) ?? $ref;
}
