import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import type { Snapshot, SnapshotStore } from '../../core/snapshot.ts';
import type { TopicPath } from '../../core/topic.ts';
import { defineScript } from '../kv/define-script.ts';
import type { createKeyNames } from '../kv/key-names.ts';
import type { RunScript } from '../kv/kv-client.ts';

/** From ARGV[2]: ETag, content type and body. Keeps the one before, which may still be delivered. */
const SAVE = defineScript(
	['snapshot'],
	`local last = redis.call('HMGET', snapshot, 'etag', 'content_type', 'body')
if last[1] == ARGV[2] then return 1 end
if last[1] then
	redis.call('HSET', snapshot, 'last_etag', last[1], 'last_content_type', last[2], 'last_body', last[3])
end
redis.call('HSET', snapshot, 'etag', ARGV[2], 'content_type', ARGV[3], 'body', ARGV[4])
return 1`,
);

/** ARGV[2]: ETag. Returns content type and body. */
const LOAD = defineScript(
	['snapshot'],
	`for _, kind in ipairs({ '', 'last_' }) do
	if redis.call('HGET', snapshot, kind .. 'etag') == ARGV[2] then
		return redis.call('HMGET', snapshot, kind .. 'content_type', kind .. 'body')
	end
end
return nil`,
);

type Loading = Promise<Snapshot | undefined>;

const Stored = z.tuple([z.string(), z.string()]).nullable();
const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/**
 * Stores the last two snapshots of each topic in Redis, compressed and as Base64, because scripts take
 * text. Caches the last one of each topic in memory.
 */
export function createRedisSnapshotStore(
	run: RunScript,
	names: ReturnType<typeof createKeyNames>,
): SnapshotStore {
	const recent = new Map<TopicPath, { readonly etag: string; readonly loading: Loading }>();

	async function read(topic: TopicPath, etag: string): Loading {
		const stored = Stored.parse(await run(LOAD.text, [names.snapshot(topic)], [0, etag]));
		if (stored === null) return undefined;
		const [contentType, packed] = stored;
		return { topic, etag, contentType, body: await decompress(Buffer.from(packed, 'base64')) };
	}

	return {
		async save({ topic, etag, contentType, body }) {
			const packed = (await compress(body)).toString('base64');
			await run(SAVE.text, [names.snapshot(topic)], [0, etag, contentType, packed]);
		},
		async load(topic, etag) {
			const known = recent.get(topic);
			if (known?.etag === etag) return known.loading;
			// All deliveries of a publication begin at the same time, and share this.
			const loading = read(topic, etag);
			recent.set(topic, { etag, loading });
			const forget = () => {
				if (recent.get(topic)?.loading === loading) recent.delete(topic);
			};
			return loading.then(
				(snapshot) => {
					if (snapshot === undefined) forget();
					return snapshot;
				},
				(error: unknown) => {
					forget();
					throw error;
				},
			);
		},
	};
}
