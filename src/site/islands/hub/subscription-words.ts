import type { AttemptReport, SubscriptionStatus } from '../../../hub/core/subscription-status.ts';
import { failureInWords, type Refusal } from './fetch-json.ts';

/** Name and meaning of each state. */
export const STATES: Record<SubscriptionStatus['state'], readonly [name: string, meaning: string]> =
	{
		pending: ['Waiting', 'The callback has yet to confirm.'],
		active: ['Active', 'The callback has confirmed: every change is delivered to it.'],
		failing: ['Failing', 'Subscribed, but the first delivery of the last change failed.'],
		refused: ['Refused', 'The request did not lead to a subscription.'],
		ended: ['Ended', 'The subscription has ended.'],
	};

const KINDS: Record<AttemptReport['kind'], string> = {
	verification: 'Verification',
	delivery: 'Delivery',
	test: 'Test delivery',
};

export function attemptKind({ kind }: AttemptReport): string {
	return KINDS[kind];
}

/** Describes the result of an attempt: "204 after 14 ms", or its problem. */
export function attemptResult({ status, milliseconds, problem }: AttemptReport): string {
	return `${problem ?? status ?? 'no answer'} after ${milliseconds} ms`;
}

/** Describes the result of a test. A replay has no result yet. */
export function testInWords(report: Partial<AttemptReport>): string {
	if (report.kind === undefined) {
		return 'The last change is on its way to the callback again. Its result will be in the list below.';
	}
	const { status, milliseconds = 0, problem } = report;
	return problem === undefined
		? `The callback took the test delivery: ${status} after ${milliseconds} ms.`
		: `The test delivery failed after ${milliseconds} ms: ${problem}.`;
}

/** Describes why a subscription cannot be shown or tested, and what to do. */
export function describeFailure(refusal: Refusal): string {
	if (refusal.status === 404) {
		return (
			`${refusal.detail}. A refused request is shown for a day, and an ended subscription for 30 days. ` +
			'Each request, including a renewal, has its own address.'
		);
	}
	return failureInWords(refusal);
}

/** Returns a command that ends a subscription. */
export function unsubscribeCommand(
	hub: string,
	{ topic, callback }: Pick<SubscriptionStatus, 'topic' | 'callback'>,
): string {
	return [
		`curl ${hub} -d hub.mode=unsubscribe`,
		`  -d hub.topic=${topic}`,
		`  --data-urlencode 'hub.callback=${callback.replaceAll("'", String.raw`'\''`)}'`,
	].join(' \\\n');
}
