type Input = HTMLInputElement | HTMLSelectElement;

/** Fills a form from the address of the page, if the address has values of it. */
export function readSharedValues(inputs: readonly Input[]): void {
	const values = new URL(location.href).searchParams;
	if (inputs.every(({ name }) => !values.has(name))) return;
	for (const input of inputs) input.value = values.get(input.name) ?? '';
}

/** Puts the filled values of a form into the address of the page, so that people can share it. */
export function shareValues(inputs: readonly Input[]): void {
	const filled = inputs.filter(({ value }) => value !== '');
	const query = new URLSearchParams(filled.map(({ name, value }) => [name, value]));
	const address = new URL(location.href);
	address.search = query.toString();
	address.hash = 'try-it';
	history.replaceState(history.state, '', address);
}
