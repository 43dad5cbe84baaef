import type { HubAnswer } from '../../support/hub-client.ts';

/**
 * Returns the parts of a response that could reveal something about a callback: without the date,
 * and without the id of its status, which is random and has a fixed length.
 */
export function visibleAnswer(answer: HubAnswer | undefined) {
	const withoutId = (text: string) => text.replace(/(subscriptions\/)[\w-]{32}(?![\w-])/g, '$1…');
	const headers = [...(answer?.headers ?? [])].filter(([name]) => name !== 'date');
	return {
		status: answer?.status,
		text: withoutId(answer?.text ?? ''),
		headers: headers.map(([name, value]) => [name, withoutId(value)]),
	};
}
