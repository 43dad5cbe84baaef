import { Feed } from 'feed';
import { escapeHtml, URL_NAMESPACE, uuidV5 } from '../../edition/feeds/feed-entry.ts';
import type { Alarm, MonitorState } from './monitor-state.ts';

const TITLES: Record<Alarm['kind'], string> = {
	fault: 'The log failed a check',
	removals: 'Many reviews were removed',
	late: 'No new checkpoint or clear result',
};

/** Renders the alarms of a monitor as Atom (RFC 4287). */
export function renderAlarmFeed({ address, alarms }: MonitorState, checkedAt: string): string {
	const feed = new Feed({
		id: `urn:uuid:${uuidV5(`${address}/log#alarms`, URL_NAMESPACE)}`,
		title: `Alarms about the reviews at ${address}`,
		updated: new Date(alarms[0]?.at ?? checkedAt),
		generator: 'Forecourt',
		link: address,
		author: { name: 'Forecourt monitor' },
	});
	for (const { at, kind, message, details } of alarms) {
		const list = details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('');
		feed.addItem({
			id: `urn:uuid:${uuidV5(`${at} ${kind} ${message}`, URL_NAMESPACE)}`,
			title: TITLES[kind],
			link: `${address}/verification`,
			content: `<p>${escapeHtml(message)}</p>${list && `<ul>${list}</ul>`}`,
			date: new Date(at),
			published: new Date(at),
		});
	}
	return `${feed.atom1()}\n`;
}
