import type { HubActivity } from '../../../hub/core/hub-activity.ts';
import { fetchJson, type Refusal } from './fetch-json.ts';
import { inWords } from './duration.ts';
import { fill, fillTime, part, say } from './elements.ts';
import { whileVisible } from './while-visible.ts';

const REFRESH_SECONDS = 30;

/** Regularly updates the figures in `root` from the URL in its `data-source`. */
export function showStatus(root: HTMLElement): void {
	const source = root.dataset['source'] ?? '';
	whileVisible(async () => {
		const answer = await fetchJson<HubActivity>(source);
		if (answer.ok) showFigures(root, answer.value, answer.at);
		else showOutage(root, answer);
		return (answer.ok ? undefined : answer.retryAfterSeconds) ?? REFRESH_SECONDS;
	});
}

function showFigures(root: HTMLElement, activity: HubActivity, at: string | undefined): void {
	const { topics, deliveries, queue } = activity;
	for (const { topic, subscriptions, published_at: publishedAt } of topics) {
		const row = root.querySelector(`[data-topic="${CSS.escape(topic)}"]`);
		if (!row) continue;
		fill(row, 'subscriptions', count(subscriptions));
		if (publishedAt !== undefined) fillTime(row, 'published', publishedAt);
	}
	const { delivered, seconds, failed_attempts: failed, failure_rate: rate } = deliveries;
	const total = topics.reduce((sum, { subscriptions }) => sum + subscriptions, 0);
	fill(root, 'total', count(total));
	fill(root, 'delivered', count(delivered));
	fill(root, 'median', seconds ? `${seconds.median} s` : '–');
	fill(root, 'slowest', seconds && `95% within ${seconds.percentile_95} s`);
	fill(root, 'failed', count(failed));
	fill(
		root,
		'rate',
		rate === undefined ? undefined : `${(rate * 100).toFixed(1)}% of all attempts`,
	);
	fill(root, 'queue', queue && queueInWords(queue));
	fillTime(root, 'as-of', at);
	part(root, 'fresh').hidden = at === undefined;
	say(root, 'note', '');
}

/** Shows the failure, how it affects subscribers, and when the page will retry. */
function showOutage(root: HTMLElement, { status, detail, retryAfterSeconds }: Refusal): void {
	const again = inWords(retryAfterSeconds ?? REFRESH_SECONDS);
	const meaning = status === 503 ? MEANING_OF_OUTAGE : '';
	say(root, 'note', `${detail}.${meaning} This page retries in ${again}.`);
}

const MEANING_OF_OUTAGE =
	' Until then, the hub accepts no requests and deliveries wait. No subscription is lost.';

function queueInWords({ due, oldest_seconds: oldest }: NonNullable<HubActivity['queue']>): string {
	if (due === 0) return 'None are waiting.';
	return `${count(due)} waiting, the oldest for ${Math.round(oldest)} s.`;
}

function count(number: number): string {
	return number.toLocaleString('en');
}
