type Json = Readonly<Record<string, unknown>>;

/** Keywords with alternative or combined schemas. */
const CHOICES = ['anyOf', 'oneOf', 'allOf'];

/**
 * Removes nested members from component schemas: pages that repeat whole trees have thousands of
 * elements. The dictionary of fields has each tree once, and the descriptions link to it.
 */
export function withShallowSchemas(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
	const isTree = (schema: unknown): boolean => hasMembers(schema, schemas);

	/** Removes the members of a member and links to them in its description. */
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
	/** Does the same for an item or alternative, but without a description: its parent has one. */
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

/** Whether a value of the schema may be an object with members, or a list of them. */
function hasMembers(schema: unknown, schemas: Readonly<Record<string, Json>>): boolean {
	if (!isObject(schema)) return false;
	const target = schemas[componentOf(schema) ?? ''];
	if (target) return hasMembers(target, schemas);
	if (isObject(schema['properties'])) return true;
	const inner = [schema['items'], schema['additionalProperties']];
	const choices = CHOICES.flatMap((name) => schema[name] ?? []);
	return [...inner, ...choices].some((one) => hasMembers(one, schemas));
}

/** Returns the component that documents the members: the referenced or the enclosing one. */
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
