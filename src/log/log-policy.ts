import type { VerifierKey } from './signed-note.ts';

/** A key in a policy file, and the address of its log. */
export interface PolicyLine {
	readonly key: VerifierKey;
	readonly url: string;
}

/** Renders a policy file without witnesses (tlog-policy "Policy file syntax and structure"). */
export function renderLogPolicy(lines: readonly PolicyLine[]): string {
	return [...lines.map(({ key, url }) => `log ${key} ${url}\n`), 'quorum none\n'].join('');
}

/** Reads the log lines of a policy file; ignores witnesses, groups and comments. */
export function parseLogPolicy(text: string): PolicyLine[] {
	return text.split('\n').flatMap((line) => {
		const [word, key, url = ''] = line.trim().split(/[ \t]+/);
		return word === 'log' && key !== undefined ? [{ key, url }] : [];
	});
}
