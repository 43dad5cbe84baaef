import { readFile } from 'node:fs/promises';
import { topicsIn } from '../endpoints/http/urls.ts';
import type { LiveTopics } from '../hub/core/snapshot.ts';
import type { LiveEdition } from './live-edition.ts';
import type { ServedEdition } from './served-edition.ts';

/** Reads the topics as this server serves them: with the same bytes, tag and media type. */
export function createLiveTopics(
	live: LiveEdition<ServedEdition>,
	/** Switches to an edition that another process has published. */
	catchUp: () => Promise<void>,
): LiveTopics {
	const listed = ({ manifest }: ServedEdition) => topicsIn(manifest.documents);
	return {
		async readEdition() {
			await catchUp();
			const { current } = live;
			const { edition, commit } = current.manifest;
			return { edition, commit: commit ?? undefined, topics: listed(current) };
		},
		listTopics: async () => listed(live.current),
		async readSnapshot(topic) {
			await catchUp();
			const { edition, release } = live.retain();
			try {
				if (!listed(edition).some(({ path }) => path === topic)) return undefined;
				const { files, routes } = edition;
				const rewritten = routes.rewrite(topic, (path) => files.has(path))?.path;
				const found = files.get(topic) ?? files.get(rewritten ?? '');
				if (!found) throw new TypeError(`Cannot read topic "${topic}": the edition has no file`);
				const stated = routes.decide(topic).headers['content-type'];
				const { file, etag, contentType } = found;
				return { topic, etag, contentType: stated ?? contentType, body: await readFile(file) };
			} finally {
				release();
			}
		},
	};
}
