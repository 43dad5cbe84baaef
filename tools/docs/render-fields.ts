import {
	referredName,
	type ApiDescription,
	type FieldSchema,
} from '../../src/site/docs/api-description.ts';
import { describeType } from '../../src/site/docs/describe-type.ts';
import { renderGeneratedPage, renderTable } from '../../src/site/docs/markdown.ts';

/** Schemas that come first on the page; the others follow by name. */
const ORDER = ['Review', 'ReviewsDataset', 'SearchPage', 'SincePage', 'Tombstone', 'Insights'];

const INTRODUCTION = `Every field of every JSON answer, from the schemas that the service itself uses. Names are in snake_case unless another specification defines them. New fields may appear, so ignore what you do not know.

- **Absence**: a field marked “optional” is absent if there is no value, for example because the source, the customer or the operator stated none, or for the reason that its meaning gives. It is never \`null\` unless its type says so.
- **Counts**, such as \`n\`, \`count\`, \`positive\` and \`negative\`, are numbers of reviews, unless their meaning says otherwise.
- **Shares** go from 0 to 1. **Averages** are in stars, 1 to 5.
- **Ranges**: \`ci95\` has the lowest and the highest value that chance allows, in the unit of the share or difference that it belongs to.
- **Differences** are in stars, or, between shares, in shares: 0.1 is 10 percentage points.
- **Positions** in texts count UTF-16 units from 0; an end is exclusive.
- **Days** are \`YYYY-MM-DD\` at the business or location, **times** RFC 3339, with \`Z\` or an offset.`;

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
