import type { Parameter } from './api-description.ts';

/** One input of a form that tries an operation. */
export interface FormField {
	readonly name: string;
	readonly in: Parameter['in'];
	readonly required: boolean;
	/** A value that the parameter could have. */
	readonly hint: string;
	/** All that it may be, if they are few. */
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
