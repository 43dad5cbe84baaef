import { readFile } from 'node:fs/promises';
import type { LiveTopics } from '../hub/core/snapshot.ts';
import type { TopicPath } from '../hub/core/topic.ts';
import type { LiveEdition } from './live-edition.ts';
import type { RouteTable } from './routes.ts';
import type { ServedEdition, StaticFile } from './served-edition.ts';

/** Reads the topics as this server serves them: with the same bytes, tag and media type. */
export function createLiveTopics(live: LiveEdition<ServedEdition>, routes: RouteTable): LiveTopics {
	const find = ({ files }: ServedEdition, topic: TopicPath): StaticFile => {
		const rewritten = routes.rewrite(topic, (path) => files.has(path))?.path;
		const file = files.get(topic) ?? files.get(rewritten ?? '');
		if (!file)
			throw new TypeError(`Cannot read topic "${topic}": the edition has no such document`);
		return file;
	};
	return {
		readEdition: async () => {
			const { edition, commit } = live.current.manifest;
			return { edition, commit: commit ?? undefined };
		},
		async readTag(topic) {
			const { current } = live;
			return { etag: find(current, topic).etag, edition: current.manifest.edition };
		},
		async readSnapshot(topic) {
			const { edition, release } = live.retain();
			try {
				const { file, etag, contentType } = find(edition, topic);
				const stated = routes.decide(topic).headers['content-type'];
				return { topic, etag, contentType: stated ?? contentType, body: await readFile(file) };
			} finally {
				release();
			}
		},
	};
}
