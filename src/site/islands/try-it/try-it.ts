import { toReadableBody } from './readable-body.ts';
import { renderCurl } from './render-curl.ts';
import { toRequest, type Field, type TryItRequest } from './try-it-request.ts';
import { sendRequest, type TryItResponse } from './try-it-response.ts';

/**
 * A form for one operation. Shows the request as a command while it is edited, and the response
 * after it is sent. Uses the markup of `site/docs-theme/try-it.astro`.
 */
export class TryIt extends HTMLElement {
	connectedCallback(): void {
		const form = this.find('form', HTMLFormElement);
		form.addEventListener('input', () => this.showRequest());
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			void this.send();
		});
		this.find('[data-examples]', HTMLSelectElement, false)?.addEventListener('change', (event) => {
			const area = this.find('textarea', HTMLTextAreaElement);
			if (event.target instanceof HTMLSelectElement) area.value = event.target.value;
			this.showRequest();
		});
		this.find('[data-copy]', HTMLButtonElement).addEventListener('click', () => this.copy());
		this.showRequest();
	}

	private request(): TryItRequest {
		const { method = 'GET', path: template = '/', mediaType } = this.dataset;
		const fields = [...this.querySelectorAll<HTMLInputElement>('input[name], select[name]')].map(
			({ name, value, dataset }): Field => ({ name, in: toPlace(dataset['in']), value }),
		);
		const text = this.find('textarea', HTMLTextAreaElement, false)?.value;
		const body = mediaType !== undefined && text !== undefined ? { mediaType, text } : undefined;
		return toRequest(location.origin, { method, template }, fields, body);
	}

	private showRequest(): void {
		this.find('[data-curl]', HTMLElement).textContent = renderCurl(this.request());
	}

	private async send(): Promise<void> {
		const button = this.find('[type="submit"]', HTMLButtonElement);
		button.disabled = true;
		this.say('Asking …');
		try {
			this.showAnswer(await sendRequest(this.request()));
		} catch {
			this.say('No answer came. Is the service reachable?');
		} finally {
			button.disabled = false;
		}
	}

	private showAnswer({ status, headers, body, contentType, milliseconds }: TryItResponse): void {
		const time = milliseconds === undefined ? '' : ` in ${Math.round(milliseconds)} ms`;
		const readable = toReadableBody(body, contentType);
		this.say(`${status}${time}, ${body.length.toLocaleString('en')} characters`);
		this.find('[data-answer]', HTMLElement).hidden = false;
		this.find('[data-headers]', HTMLElement).textContent = headers
			.map(([name, value]) => `${name}: ${value}`)
			.join('\n');
		this.find('[data-body]', HTMLElement).textContent =
			readable.text === '' ? '(no body)' : readable.text;
		const left = this.find('[data-left]', HTMLElement);
		left.hidden = readable.left === 0;
		left.textContent = `… and ${readable.left.toLocaleString('en')} more characters`;
	}

	private async copy(): Promise<void> {
		const said = this.find('[data-copied]', HTMLElement);
		try {
			await navigator.clipboard.writeText(renderCurl(this.request()));
			said.textContent = 'Copied.';
		} catch {
			said.textContent = 'Cannot copy here.';
		}
	}

	private say(text: string): void {
		this.find('[role="status"]', HTMLElement).textContent = text;
	}

	private find<T extends Element>(selector: string, type: new () => T): T;
	private find<T extends Element>(
		selector: string,
		type: new () => T,
		isNeeded: false,
	): T | undefined;
	private find<T extends Element>(
		selector: string,
		type: new () => T,
		isNeeded = true,
	): T | undefined {
		const element = this.querySelector(selector);
		if (element instanceof type) return element;
		if (isNeeded) throw new TypeError(`Cannot try this: there is no "${selector}"`);
		return undefined;
	}
}

function toPlace(place: string | undefined): Field['in'] {
	return place === 'path' || place === 'header' ? place : 'query';
}
