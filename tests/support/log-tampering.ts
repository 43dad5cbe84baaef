import { expect } from 'vitest';
import { verifyLog } from '../../src/log/verify.mjs';
import type { GeneratedReview, Json } from './log-format.ts';
import { type GeneratedLog, serve, type Served } from './log-generator.ts';
import { changeJson, sampleLog } from './log-sample.ts';

export const SITE = 'https://reviews.example';

export interface Dataset {
	reviews: (GeneratedReview & { text: string })[];
	log: { size: number; root: string; pending: number; origin: string };
}
export interface Openings {
	openings: { index: number; id: string; salt: string }[];
}
export interface Removals {
	removals: { [name: string]: Json }[];
}
/** A change of a served folder, and the message that it must cause. */
export type Tampering = [
	name: string,
	change: (log: GeneratedLog, files: Served) => void,
	message: RegExp,
];

export function verify(files: Served, options: Parameters<typeof verifyLog>[1] = {}) {
	return verifyLog(SITE, { fetch: serve(files), ...options });
}

export const inReviews =
	(change: (value: Dataset) => void) => (_log: GeneratedLog, files: Served) =>
		changeJson<Dataset>(files, '/reviews.json', change);
export const inOpenings =
	(change: (value: Openings) => void) => (_log: GeneratedLog, files: Served) =>
		changeJson<Openings>(files, '/log/openings/0.json', change);
export const inRemovals =
	(change: (value: Removals) => void) => (_log: GeneratedLog, files: Served) =>
		changeJson<Removals>(files, '/log/removals.json', change);
/** The publisher signs the wrong entry. */
export const signed = (entry: { [name: string]: Json }) => (log: GeneratedLog, files: Served) => {
	log.append(entry);
	log.publish();
	for (const [path, bytes] of log.files) files.set(path, bytes);
};
export const asAdd = { op: 'add', source: 'google', stars: 3, commitment: 'ab'.repeat(32) };

export async function expectRefusal([, change, message]: Tampering): Promise<void> {
	const log = sampleLog();
	const files = new Map(log.files);
	change(log, files);
	const report = await verify(files);
	const messages = report.findings.map((finding) => finding.message);
	expect(messages).toContainEqual(expect.stringMatching(message));
	expect(report.exitCode).toBe(1);
}
