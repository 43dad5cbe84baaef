import { fill, part } from '../hub/elements.ts';
import { offerCopying } from '../offer-copying.ts';
import { highlightJson } from './highlight-json.ts';
import { readSharedValues, shareValues } from './shared-values.ts';
import {
	renderCurl,
	RENDERERS,
	toRequest,
	type Field,
	type TryItRequest,
} from './try-it-request.ts';

/** Maximum length of a body to show. Longer texts slow browsers down. */
const SHOWN_CHARACTERS = 20_000;

/**
 * Sets up the form for one operation. Shows the request as a command while it is edited, and the
 * response after it is sent. Uses the markup of `site/docs-theme/try-it.astro`.
 */
export function startTryIt(root: HTMLElement): void {
	const area = root.querySelector('textarea');
	const language = root.querySelector<HTMLSelectElement>('[data-language]');
	const inputs = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-in]')];
	const share = () => shareValues(inputs);
	const button = root.querySelector<HTMLButtonElement>('[type="submit"]');
	const request = () => {
		const { method = 'GET', path: template = '/', mediaType } = root.dataset;
		const fields = inputs.map(
			// `data-in` has only these values.
			({ name, value, dataset }) => ({ name, value, in: dataset['in'] as Field['in'] }),
		);
		const body = mediaType !== undefined && area ? { mediaType, text: area.value } : undefined;
		return toRequest(location.origin, { method, template }, fields, body);
	};
	const render = () => (RENDERERS[language?.value ?? ''] ?? renderCurl)(request());
	const showRequest = () => fill(root, 'request', render());

	root.querySelector<HTMLSelectElement>('[data-examples]')?.addEventListener('input', (event) => {
		if (area && event.target instanceof HTMLSelectElement) area.value = event.target.value;
	});
	root.addEventListener('input', showRequest);
	for (const input of inputs) input.addEventListener('input', share);
	root.addEventListener('submit', async (event) => {
		event.preventDefault();
		if (button) button.disabled = true;
		fill(root, 'status', 'Sending …');
		await send(root, request()).catch(() => {
			fill(root, 'status', 'No response. Is the service reachable?');
		});
		if (button) button.disabled = false;
	});
	offerCopying(part(root, 'copy'), render);
	offerCopying(part(root, 'share'), () => {
		share();
		return location.href;
	});
	readSharedValues(inputs);
	showRequest();
}

/** Sends a request, bypassing the browser's cache, and shows the response. */
async function send(root: HTMLElement, { url, ...request }: TryItRequest): Promise<void> {
	const answer = await window.fetch(url, {
		...request,
		body: request.body ?? null,
		cache: 'no-store',
	});
	const body = await answer.text();
	const duration = performance.getEntriesByName(url).at(-1)?.duration;
	const time = duration === undefined ? '' : ` in ${Math.round(duration)} ms`;
	const text = toReadableBody(body, answer.headers.get('Content-Type') ?? '');
	const left = text.length - SHOWN_CHARACTERS;
	const status = `${answer.status} ${answer.statusText}`.trim();
	fill(root, 'status', `${status}${time}, ${body.length.toLocaleString('en')} characters`);
	fill(root, 'headers', [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n'));
	highlightJson(part(root, 'body'), text === '' ? '(no body)' : text.slice(0, SHOWN_CHARACTERS));
	fill(root, 'left', left > 0 ? `… and ${left.toLocaleString('en')} more characters` : undefined);
	part(root, 'answer').hidden = false;
}

/** Formats JSON; returns any other text unchanged. */
export function toReadableBody(body: string, contentType: string): string {
	if (!/[/+]json\b/.test(contentType)) return body;
	try {
		return JSON.stringify(JSON.parse(body), null, 2);
	} catch {
		return body;
	}
}
