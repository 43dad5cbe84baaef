import { referredName, type FieldSchema } from '../../src/site/docs/api-description.ts';
import { describeType } from '../../src/site/docs/describe-type.ts';
import { renderTable } from '../../src/site/docs/markdown.ts';
import { renderGeneratedPage } from './generated-page.ts';
import meanings from './field-meanings.json' with { type: 'json' };

/**
 * Meanings of fields that their schemas leave to their names, by `Schema.path` or by the last name of
 * the path. The OpenAPI description, which clients download, stays short without them.
 */
const MEANINGS = new Map(Object.entries(meanings));
/** Schemas that come first on the page; the others follow by name. */
const ORDER = ['Review', 'ReviewsDataset', 'SearchPage', 'SincePage', 'Tombstone', 'Insights'];

const INTRODUCTION = `Every field of every JSON response, from the schemas that the service itself uses. Names are in snake_case unless another specification defines them. New fields may appear, so ignore what you do not know.

- **Absence**: a field marked “optional” is absent if there is no value, for example because the source, the customer or the operator stated none, or for the reason in the Meaning column. It is never \`null\` unless its type says so.
- **Counts**, such as \`n\`, \`count\`, \`positive\` and \`negative\`, are numbers of reviews, unless their meaning says otherwise. A review that praises an aspect and complains about it is \`mixed\`, and counts as neither \`positive\` nor \`negative\` there.
- **Shares** go from 0 to 1. **Averages** are in stars, 1 to 5.
- **Ranges**: \`ci95\` is a 95% confidence interval, in the unit of the share or difference that it belongs to.
- **Differences** are in stars, or, between shares, in shares: 0.1 is 10 percentage points.
- **Positions** in texts count UTF-16 units from 0; an end is exclusive.
- **Days** are \`YYYY-MM-DD\` at the business or location, **times** RFC 3339, with \`Z\` or an offset.`;

interface Row {
	readonly path: string;
	readonly schema: FieldSchema;
	readonly isRequired: boolean;
}

/** Renders the `/docs/fields` page. */
export function renderFields(schemas: Readonly<Record<string, FieldSchema>>): string {
	const names = Object.keys(schemas).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
	const sections = names.map((name) => renderSchema(name, schemas));
	return renderGeneratedPage(
		{
			title: 'Fields',
			description: 'Every field of every JSON response, with type and meaning.',
			keywords: 'schema, data dictionary, columns',
		},
		[INTRODUCTION, ...sections].join('\n\n'),
	);
}

function renderSchema(name: string, schemas: Readonly<Record<string, FieldSchema>>): string {
	const schema = schemas[name] ?? {};
	const rows = listRows(schema, '');
	const table =
		rows.length === 0
			? `Type: ${describeType(schema)}.`
			: renderTable(
					['Field', 'Type', 'Meaning'],
					rows.map(({ path, schema: field, isRequired }) => [
						`\`${path}\``,
						describeType(field) + (isRequired ? '' : ', optional'),
						field.description ??
							schemas[referredName(field.$ref ?? '')]?.description ??
							meaningOf(name, path),
					]),
				);
	const parts = [`## ${name}`, ...(schema.description ? [schema.description] : []), table];
	return parts.join('\n\n');
}

/** @throws {TypeError} if nothing explains the field */
function meaningOf(schemaName: string, path: string): string {
	const name = path.split(/[.[]/).findLast((part) => /^\w+$/.test(part)) ?? '';
	const meaning = MEANINGS.get(`${schemaName}.${path}`) ?? MEANINGS.get(name);
	if (meaning === undefined)
		throw new TypeError(`Cannot explain "${schemaName}.${path}": no meaning`);
	return meaning;
}

/** Lists the fields of a schema and of the objects in it, with their paths. */
function listRows({ properties = {}, required = [], oneOf }: FieldSchema, prefix: string): Row[] {
	if (oneOf) return mergeVariants(oneOf.map((variant) => listRows(variant, prefix)));
	return Object.entries(properties).flatMap(([name, schema]) => {
		const path = `${prefix}${name}`;
		const inner = innerOf(schema, path);
		const row = { path, schema, isRequired: required.includes(name) };
		return [row, ...(inner ? listRows(inner.schema, inner.prefix) : [])];
	});
}

/** A field of only some variants is optional, and has the values of all. */
function mergeVariants(variants: readonly (readonly Row[])[]): Row[] {
	const byPath = Map.groupBy(variants.flat(), ({ path }) => path);
	return [...byPath.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const rows = [first, ...others];
		const isRequired = rows.length === variants.length && rows.every((row) => row.isRequired);
		const anyOf = rows.map(({ schema: { description: _, ...type } }) => type);
		const schema = rows.length === 1 ? first.schema : { ...first.schema, ...onlyType(anyOf) };
		return [{ path: first.path, schema, isRequired }];
	});
}

/** Leaves the type to the variants. */
function onlyType(anyOf: readonly FieldSchema[]): FieldSchema {
	return { $ref: undefined, enum: undefined, const: undefined, anyOf };
}

function innerOf(
	schema: FieldSchema,
	path: string,
): { schema: FieldSchema; prefix: string } | undefined {
	if (schema.properties) return { schema, prefix: `${path}.` };
	if (schema.items) return innerOf(schema.items, `${path}[]`);
	const { additionalProperties: values } = schema;
	if (typeof values === 'object') return innerOf(values, `${path}.*`);
	const object = schema.anyOf?.find(({ properties }) => properties);
	return object ? innerOf(object, path) : undefined;
}

function rank(name: string): number {
	const index = ORDER.indexOf(name);
	return index === -1 ? ORDER.length : index;
}
