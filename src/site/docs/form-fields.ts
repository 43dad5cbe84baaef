import type { Parameter } from './api-description.ts';

/** An input of the form for trying an operation. */
export interface FormField {
	readonly name: string;
	readonly in: Parameter['in'];
	readonly required: boolean;
	/** An example value. */
	readonly hint: string;
	/** All allowed values, if there are only a few. */
	readonly options: readonly string[] | undefined;
}

export function toFormFields(parameters: readonly Parameter[]): FormField[] {
	return parameters.map(({ name, in: place, required, schema, example }) => ({
		name,
		in: place,
		required,
		hint: example === undefined ? '' : String(example),
		options: optionsOf(schema),
	}));
}

function optionsOf({ type, enum: values }: Parameter['schema']): string[] | undefined {
	if (type === 'boolean') return ['true', 'false'];
	return values?.map(String);
}
