import { generateKeyPairSync } from 'node:crypto';
import { createEdition } from '../../src/edition/create-edition.ts';
import {
	renderCheckpoints,
	renderLogDocuments,
} from '../../src/edition/documents/log-documents.ts';
import { bytesOf, type PublishedDocument } from '../../src/edition/documents/published-document.ts';
import { renderReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import { createCachedReader } from '../../src/edition/record-reader.ts';
import type { Content } from '../../src/content/content.ts';
import { missingEntries } from '../../src/content/update-log.ts';
import type { LoggedImport } from '../../src/log/append-entries.ts';
import type { LogKey } from '../../src/log/log-key.ts';
import { readTransparencyLog, type TransparencyLog } from '../../src/log/transparency-log.ts';
import { extendLog, startLog } from '../../src/log/write-log.ts';
import type { RemovalReason } from '../../src/reviews/removal-reason.ts';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { sampleContent } from './content.ts';
import type { Served } from './log-generator.ts';
import { READINGS } from './memory-cache.ts';

export const ORIGIN = 'https://reviews.example';

export function createKey(): LogKey {
	return {
		ed25519: generateKeyPairSync('ed25519').privateKey,
		mlDsa: generateKeyPairSync('ml-dsa-44').privateKey,
	};
}

/** Everything in a content folder that the log depends on. */
export interface OperatedContent extends Pick<Content, 'records' | 'removed'> {
	readonly log: TransparencyLog;
	readonly policyText: string;
}

/** Someone who edits content and publishes it, as the commands do but in memory. */
export interface LogOperator {
	content: OperatedContent;
	/** Adds, or replaces by id. */
	put(record: StoredReview): void;
	remove(id: string, reason: RemovalReason): void;
	/** Deletes the tombstone and stores the review again. */
	restore(record: StoredReview): void;
	/** Logs what changed, if there is a key, and returns all files that a verifier may read. */
	publish(options?: { readonly withKey?: boolean; readonly imports?: LoggedImport[] }): Served;
}

/** Starts with an empty log. The clock moves on by a day with each publication. */
export async function createLogOperator(
	key = createKey(),
	at = Date.UTC(2026, 0, 1),
): Promise<LogOperator> {
	const sample = await sampleContent();
	const log = readTransparencyLog(startLog(`${ORIGIN}/log`, key, []), 1, []);
	let day = 0;
	let salts = 0;
	const now = () => new Date(at + day * 86_400_000).toISOString();
	const operator: LogOperator = {
		content: { records: [], removed: [], log, policyText: sample.settings.policyText },
		put(record) {
			const { content } = operator;
			const others = content.records.filter(({ id }) => id !== record.id);
			operator.content = { ...content, records: [...others, record] };
		},
		remove(id, reason) {
			const { content } = operator;
			const record = content.records.find((one) => one.id === id);
			if (record === undefined) return;
			const { rating, source } = record;
			const tombstone = { id, removed_at: now(), reason, rating, source: source.id };
			operator.content = {
				...content,
				records: content.records.filter((one) => one !== record),
				removed: [...content.removed, tombstone],
			};
		},
		restore(record) {
			const { content } = operator;
			const removed = content.removed.filter(({ id }) => id !== record.id);
			operator.content = { ...content, removed };
			operator.put(record);
		},
		publish({ withKey = true, imports = [] } = {}) {
			day += 1;
			const { policyText, ...content } = operator.content;
			const settings = { ...sample.settings, policyText };
			const whole: Content = { settings, stamps: {}, ...content };
			const createSalt = () => {
				salts += 1;
				return Buffer.alloc(32, `salt ${salts} `);
			};
			if (withKey) {
				const missing = missingEntries(whole, content.log, {
					...{
						now: now(),
						imports,
						createSalt,
						isRolledBack: true,
						restored: new Set(operator.content.records.map(({ id }) => id)),
					},
				});
				if (missing.entries.length > 0) {
					const longer = readTransparencyLog(extendLog(content.log, missing, key), 1, []);
					operator.content = { ...operator.content, log: longer };
				}
			}
			return renderServed({ ...whole, log: operator.content.log });
		},
	};
	return operator;
}

function renderServed(content: Content): Served {
	const edition = createEdition(content, ORIGIN, createCachedReader(content.settings, READINGS));
	const files: Served = new Map();
	const put = ({ paths, file, ...document }: PublishedDocument) =>
		files.set(paths[0] ?? `/${file}`, bytesOf(document));
	for (const document of [...renderCheckpoints(edition), ...renderLogDocuments(edition)])
		put(document);
	files.set('/reviews.json', Buffer.from([...renderReviewsDataset(edition)].join('')));
	return files;
}
