import type { HubDescription } from '../../../hub/core/hub-description.ts';
import { fetchJson } from './fetch-json.ts';
import { inWords } from './duration.ts';
import { fillList, part } from './elements.ts';
import { lifeRows, limitRows } from './rule-rows.ts';

/**
 * Replaces the default rules in the page with those from the running hub. If the request fails, the
 * defaults stay, marked as defaults.
 * @param root element that contains the rules. Its `data-source` is the URL of the hub.
 */
export async function showRules(root: HTMLElement): Promise<void> {
	const answer = await fetchJson<HubDescription>(root.dataset['source'] ?? '');
	if (!answer.ok) return;
	const rules = answer.value;
	const list = part(root, 'life');
	const life = lifeRows(rules).flatMap(([what, value]) => [cell('dt', what), cell('dd', value)]);
	const fixed = [...list.querySelectorAll('[data-fixed]')];
	list.replaceChildren(...life, ...fixed);
	fillList(part(root, 'limits'), part(root, 'limit'), limitRows(rules), (row, texts) => {
		for (const [index, text] of texts.entries()) {
			const shown = row.children[index];
			if (shown) shown.textContent = text;
		}
	});
	part(root, 'defaults').hidden = true;
	for (const lease of document.querySelectorAll('[data-default-lease]')) {
		lease.textContent = inWords(rules.lease_seconds.default);
	}
}

function cell(name: 'dt' | 'dd', text: string): HTMLElement {
	const element = document.createElement(name);
	element.textContent = text;
	return element;
}
