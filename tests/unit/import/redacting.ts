import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runRedact } from '../../../src/cli/redact.ts';
import { Redaction } from '../../../src/content/redactions.ts';
import { createContent, googleReview, LATER, NOW } from './importing.ts';

export const AFTER = '2026-12-02T09:30:00Z';
export const TEXT = 'Ask for Quillon. Quillon and his brother Brannoc fixed the brakes.';
const REPLY = 'Thank you, Brannoc, from all of us.';

/** A Google review with a reply; `reply` is its text. */
export function aReview({
	comment = TEXT,
	reply = REPLY,
	...changes
}: Record<string, string> = {}) {
	const reviewReply = { comment: reply, updateTime: '2026-10-03T09:00:00Z' };
	return googleReview({ ...changes, comment, reviewReply });
}

/** Creates content with one review, which can be redacted and imported again. */
export async function createRedacted(review = aReview()) {
	const content = await createContent();
	async function importAgain(...reviews: readonly object[]) {
		const file = await content.write('page.json', JSON.stringify({ reviews }));
		return (await content.run(['--json', file], AFTER)).report;
	}
	const first = await content.write('page.json', JSON.stringify({ reviews: [review] }));
	await content.run([first], NOW);
	const [stored] = await content.reviews();
	const id = stored?.id ?? '';
	async function redact(...argv: string[]) {
		const { contentDir, dataDir } = content;
		let [stdout, stderr] = ['', ''];
		const status = await runRedact(argv, {
			now: LATER,
			environment: { contentDir, dataDir },
			stdout: { write: (text) => (stdout += text) },
			stderr: { write: (text) => (stderr += text) },
		});
		return { status, stdout, stderr };
	}
	const redactions = async () => {
		const text = await readFile(join(content.contentDir, 'redactions.jsonl'), 'utf8');
		const lines = text.split('\n').filter((line) => line !== '');
		return lines.map((line) => Redaction.parse(JSON.parse(line)));
	};
	return { ...content, id, importAgain, redact, redactions };
}
