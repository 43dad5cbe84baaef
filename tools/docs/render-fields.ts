import {
	referredName,
	type ApiDescription,
	type FieldSchema,
} from '../../src/site/docs/api-description.ts';
import { describeType } from '../../src/site/docs/describe-type.ts';
import { renderGeneratedPage, renderTable } from '../../src/site/docs/markdown.ts';

/** Schemas that come first on the page; the others follow by name. */
const ORDER = ['Review', 'ReviewsDataset', 'SearchPage', 'SincePage', 'Tombstone', 'Insights'];

const INTRODUCTION = `Every field of every JSON answer, from the schemas that the service itself uses. Names are in snake_case unless another specification defines them. A field marked “optional” may be absent; it is never \`null\` unless its type says so. New fields may appear, so ignore what you do not know.`;

interface Row {
	readonly path: string;
	readonly schema: FieldSchema;
	readonly isRequired: boolean;
}

/** Renders the `/docs/fields` page. */
export function renderFields({ components }: ApiDescription): string {
	const names = Object.keys(components.schemas).toSorted(
		(a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
	);
	const sections = names.map((name) => renderSchema(name, components.schemas));
	return renderGeneratedPage(
		{ title: 'Fields', description: 'Every field of every JSON answer, with type and meaning.' },
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
						field.description ?? schemas[referredName(field.$ref ?? '')]?.description ?? '',
					]),
				);
	const parts = [`## ${name}`, ...(schema.description ? [schema.description] : []), table];
	return parts.join('\n\n');
}

/** Lists the fields of a schema and of the objects in it, with their paths. */
function listRows({ properties = {}, required = [] }: FieldSchema, prefix: string): Row[] {
	return Object.entries(properties).flatMap(([name, schema]) => {
		const path = `${prefix}${name}`;
		const inner = innerOf(schema, path);
		const row = { path, schema, isRequired: required.includes(name) };
		return [row, ...(inner ? listRows(inner.schema, inner.prefix) : [])];
	});
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
