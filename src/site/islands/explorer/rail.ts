import type { Words } from '../../../reviews/messages/catalogs.ts';
import { choose, type View, type ViewParameter } from '../../view-models/listings/view.ts';
import { linkTo } from './view-link.ts';

/** A filter value in the rail. */
export interface Choice {
	readonly link: HTMLAnchorElement;
	readonly parameter: ViewParameter;
	readonly value: string;
}

/** Makes each choice in the rail a link that adds its value to a view. Chosen ones remove it. */
export function linkRail(root: HTMLElement, view: View): void {
	for (const { link, parameter, value } of choicesOf(root)) {
		const isChosen = view[parameter] === value;
		linkTo(link, choose(view, parameter, isChosen ? undefined : value));
		if (isChosen) {
			link.setAttribute('aria-current', 'true');
			expand(link);
		} else link.removeAttribute('aria-current');
	}
}

/** Shows how many reviews each choice has. A choice without reviews is not a link. */
export function renderCounts(
	t: Words,
	root: HTMLElement,
	parameter: ViewParameter,
	counts: ReadonlyMap<string, number> | undefined,
): void {
	const choices = choicesOf(root).filter((choice) => choice.parameter === parameter);
	for (const { link, value } of choices) {
		const count = counts && (counts.get(value) ?? 0);
		const shown = link.querySelector('[data-count]');
		if (shown) shown.textContent = count === undefined ? '' : t.figure(count);
		if (count === 0 && !link.hasAttribute('aria-current')) link.removeAttribute('href');
	}
	const group = choices[0]?.link.closest<HTMLElement>('.group');
	if (group) arrange(group);
}

/** Moves choices with links to the front, and keeps the number of visible choices. */
function arrange(group: HTMLElement): void {
	const [visible, collapsed] = group.querySelectorAll('ul');
	const rows = [...group.querySelectorAll('li')];
	// Remember the original order, to restore it later.
	for (const [place, row] of rows.entries()) row.dataset['place'] ??= String(place);
	const rank = (row: HTMLElement) =>
		Number(row.dataset['place']) + (row.querySelector('[href]') ? 0 : rows.length);
	const arranged = rows.toSorted((a, b) => rank(a) - rank(b));
	if (arranged.every((row, place) => row === rows[place])) return;
	const count = visible?.childElementCount;
	visible?.append(...arranged.slice(0, count));
	collapsed?.append(...arranged.slice(count));
	const chosen = group.querySelector('[aria-current]');
	if (chosen) expand(chosen);
}

/** Opens the collapsed part of its group that a link is in. The group itself is in another `<details>`. */
function expand(link: Element): void {
	link.closest('.group details')?.setAttribute('open', '');
}

/** Returns the name of a value in the rail; `undefined` if the rail does not offer it. */
export function railName(
	root: HTMLElement,
	parameter: ViewParameter,
	value: string,
): string | undefined {
	const choice = choicesOf(root).find(
		(other) => other.parameter === parameter && other.value === value,
	);
	return choice?.link.querySelector('[data-name]')?.textContent;
}

/** Returns the id of the person with this full name; `undefined` if the rail does not have it. */
export function personId(root: HTMLElement, name: string): string | undefined {
	const link = root.querySelector<HTMLAnchorElement>(
		`a[data-id][data-value="${CSS.escape(name)}"]`,
	);
	return link?.dataset['id'];
}

/** Returns the full name of the person with this id, or the id if the rail does not have it. */
export function personName(root: HTMLElement, id: string): string {
	const link = root.querySelector<HTMLAnchorElement>(`a[data-id="${CSS.escape(id)}"]`);
	return link?.dataset['value'] ?? id;
}

/** Lists the choices in the rail. */
export function choicesOf(root: HTMLElement): Choice[] {
	return [...root.querySelectorAll<HTMLElement>('[data-filter]')].flatMap((group) =>
		[...group.querySelectorAll<HTMLAnchorElement>('a[data-value]')].map((link) => ({
			link,
			// `data-filter` contains the name of a parameter.
			parameter: group.dataset['filter'] as ViewParameter,
			value: link.dataset['value'] ?? '',
		})),
	);
}
