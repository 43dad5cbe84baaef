import type { HubAnswer } from '../../support/hub-client.ts';

/**
 * What of an answer could tell one callback from another: not when it came, and not the address of its
 * status, which is random and has a fixed length.
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
