import { VIEW_PARAMETERS, type View, type ViewParameter } from '../../view-models/listings/view.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** Returns the parameter that a form field sets, or `undefined` for other elements. */
export function parameterOf(target: EventTarget | null): ViewParameter | undefined {
	if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement))
		return undefined;
	return VIEW_PARAMETERS.find((parameter) => parameter === target.name);
}

/** Returns the value of a field; "" if it is empty. */
export function valueOf(field: Field): string {
	if (field instanceof HTMLInputElement && field.type === 'checkbox') {
		return field.checked ? field.value : '';
	}
	return field.value.trim();
}

/** Shows a view in the fields. Skips unchanged fields, where the user may be typing a space. */
export function fillFields(form: HTMLFormElement, view: View): void {
	for (const field of form.elements) {
		const parameter = parameterOf(field);
		if (parameter === undefined) continue;
		const value = view[parameter] ?? '';
		// `parameterOf` knows only these two types.
		const known = field as Field;
		if (valueOf(known) === value) continue;
		if (known instanceof HTMLInputElement && known.type === 'checkbox') {
			known.checked = known.value === value;
		} else known.value = value === '' ? firstValue(known) : value;
	}
}

/** Returns the value of an empty field. A select without an empty option has its first option. */
function firstValue(field: Field): string {
	return field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : '';
}
