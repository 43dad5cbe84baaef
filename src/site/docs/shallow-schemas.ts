type Json = Readonly<Record<string, unknown>>;

/** What a schema may be one of. */
const CHOICES = ['anyOf', 'oneOf', 'allOf'];

/**
 * The schemas of components with their own members, and no members of these: pages that repeat whole
 * trees have thousands of elements. The dictionary of fields has each tree once; a description says
 * where.
 */
export function withShallowSchemas(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
	const isTree = (schema: unknown): boolean => hasMembers(schema, schemas);

	/** A member without its members. */
	const toLeaf = (schema: unknown, home: string): unknown => {
		if (!isObject(schema) || !isTree(schema)) return schema;
		const { $ref, properties, required: _, description, ...others } = schema;
		const inner = { ...others };
		for (const [name, value] of Object.entries(others)) {
			if (name === 'items' || name === 'additionalProperties') inner[name] = toItem(value, home);
			if (CHOICES.includes(name) && Array.isArray(value)) {
				inner[name] = value.map((choice) => toItem(choice, home));
			}
		}
		const type = $ref === undefined && properties === undefined ? {} : { type: 'object' };
		const said = description === undefined ? '' : `${String(description)} `;
		const place = treeOf(schema, home);
		return { ...inner, ...type, description: `${said}Members: [${place}](${anchorOf(place)}).` };
	};
	/** One of many, which its list speaks for. */
	const toItem = (schema: unknown, home: string): unknown => {
		const leaf = toLeaf(schema, home);
		if (leaf === schema || !isObject(leaf)) return schema;
		const { description: _, ...others } = leaf;
		return others;
	};

	return Object.fromEntries(
		Object.entries(schemas).map(([name, schema]) => {
			if (!isObject(schema['properties'])) return [name, schema];
			const members = Object.entries(schema['properties']).map(([member, inner]) => [
				member,
				toLeaf(inner, name),
			]);
			return [name, { ...schema, properties: Object.fromEntries(members) }];
		}),
	);
}

/** Whether a value of the schema may be an object, or a list of objects, with members of its own. */
function hasMembers(schema: unknown, schemas: Readonly<Record<string, Json>>): boolean {
	if (!isObject(schema)) return false;
	const target = schemas[componentOf(schema) ?? ''];
	if (target) return hasMembers(target, schemas);
	if (isObject(schema['properties'])) return true;
	const inner = [schema['items'], schema['additionalProperties']];
	const choices = CHOICES.flatMap((name) => schema[name] ?? []);
	return [...inner, ...choices].some((one) => hasMembers(one, schemas));
}

/** The component whose entry in the dictionary has the members: the one referred to, or the one around. */
function treeOf(schema: unknown, home: string): string {
	if (!isObject(schema)) return home;
	const choices = CHOICES.flatMap((name) => schema[name] ?? []);
	const places = [schema, schema['items'], schema['additionalProperties'], ...choices].flatMap(
		(one) => componentOf(one) ?? [],
	);
	return places[0] ?? home;
}

function componentOf(schema: unknown): string | undefined {
	if (!isObject(schema) || typeof schema['$ref'] !== 'string') return undefined;
	return schema['$ref'].split('/').at(-1);
}

function anchorOf(name: string): string {
	return `/docs/fields#${name.toLowerCase()}`;
}

function isObject(value: unknown): value is Json {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
