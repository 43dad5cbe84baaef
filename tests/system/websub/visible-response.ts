import type { HubResponse } from '../../support/hub-client.ts';

/**
 * Returns the parts of a response that could reveal something about a callback: without the date,
 * and without the id of its status, which is random and has a fixed length.
 */
export function visibleResponse(response: HubResponse | undefined) {
	const withoutId = (text: string) => text.replace(/(subscriptions\/)[\w-]{32}(?![\w-])/g, '$1…');
	const headers = [...(response?.headers ?? [])].filter(([name]) => name !== 'date');
	return {
		status: response?.status,
		text: withoutId(response?.text ?? ''),
		headers: headers.map(([name, value]) => [name, withoutId(value)]),
	};
}
