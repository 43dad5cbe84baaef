import { VIEW_PARAMETERS, type View, type ViewParameter } from '../../view-models/listings/view.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** The parameter that a field of the form sets; `undefined` for another element. */
export function parameterOf(target: EventTarget | null): ViewParameter | undefined {
	if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement))
		return undefined;
	return VIEW_PARAMETERS.find((parameter) => parameter === target.name);
}

/** What a field asks for; "" for nothing. */
export function valueOf(field: Field): string {
	if (field instanceof HTMLInputElement && field.type === 'checkbox') {
		return field.checked ? field.value : '';
	}
	return field.value.trim();
}

/** Shows a view in the fields. One that asks for it already keeps its spaces, which may be typed on. */
export function fillFields(form: HTMLFormElement, view: View): void {
	for (const field of form.elements) {
		const parameter = parameterOf(field);
		if (parameter === undefined) continue;
		const value = view[parameter] ?? '';
		// A form's elements with a parameter for a name are such fields.
		const known = field as Field;
		if (valueOf(known) === value) continue;
		if (known instanceof HTMLInputElement && known.type === 'checkbox') {
			known.checked = known.value === value;
		} else known.value = value === '' ? firstValue(known) : value;
	}
}

/** The order has no empty choice: its first is what nobody has to choose. */
function firstValue(field: Field): string {
	return field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : '';
}
