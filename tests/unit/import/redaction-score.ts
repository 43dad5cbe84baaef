import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redactor } from '../../../src/import/personal-data/redact-personal-data.ts';
import { ROOT } from './importing.ts';

/** Sentences by one author. Personal data is written as `{kind|value}`. */
export interface SentenceGroup {
	/** The patterns were written with the set "train" in view, and without the set "test". */
	readonly set: 'test' | 'train';
	readonly language: string;
	readonly author: string;
	readonly sentences: readonly string[];
}

/** Correct and wrong masks, and personal data without a mask. */
export interface Score {
	right: number;
	wrong: number;
	missed: number;
	/** The sentences with mistakes, for the message of a failed test. */
	readonly mistakes: string[];
}

interface Found {
	readonly kind: string;
	readonly start: number;
	readonly end: number;
}

export const SENTENCES: readonly SentenceGroup[] = JSON.parse(
	readFileSync(join(ROOT, 'tests/fixtures/redaction-sentences.json'), 'utf8'),
);

const MASK = /\[([\w' -]+) removed\]/g;

/**
 * Scores masks by kind. Personal data counts as found if a mask of its kind covers all of it. A mask
 * counts as right if at least half of what it covers is personal data of its kind.
 */
export function score(
	groups: readonly SentenceGroup[],
	redactorOf: (group: SentenceGroup) => Redactor,
) {
	const byKind: Record<string, Score> = {};
	const of = (kind: string) => (byKind[kind] ??= { right: 0, wrong: 0, missed: 0, mistakes: [] });
	for (const group of groups) {
		const redact = redactorOf(group);
		for (const sentence of group.sentences) {
			const { text, labels } = parseLabels(sentence);
			const masked = redact(text);
			const found = locateMasks(text, masked);
			for (const mask of found) {
				const isRight = labels.some((label) => mask.kind === label.kind && isMostly(mask, label));
				of(mask.kind)[isRight ? 'right' : 'wrong'] += 1;
				if (!isRight) of(mask.kind).mistakes.push(`wrong: ${masked}`);
			}
			for (const label of labels) {
				if (found.some((mask) => mask.kind === label.kind && covers(mask, label))) continue;
				of(label.kind).missed += 1;
				of(label.kind).mistakes.push(`missed: ${masked}`);
			}
		}
	}
	return byKind;
}

/** Returns precision and recall over all kinds, 0 to 1. */
export function sumUp(byKind: Record<string, Score>, total: number) {
	const sum = (part: 'right' | 'wrong' | 'missed') =>
		Object.values(byKind).reduce((all, one) => all + one[part], 0);
	return {
		precision: sum('right') / (sum('right') + sum('wrong')),
		recall: (total - sum('missed')) / total,
	};
}

export function countLabels(groups: readonly SentenceGroup[]): number {
	return groups
		.flatMap(({ sentences }) => sentences)
		.reduce((total, sentence) => total + parseLabels(sentence).labels.length, 0);
}

function parseLabels(sentence: string) {
	const labels: Found[] = [];
	let text = '';
	for (const part of sentence.split(/(\{[^|{}]+\|[^{}]+\})/)) {
		const [, kind, value] = /^\{([^|]+)\|(.+)\}$/.exec(part) ?? [];
		if (kind !== undefined && value !== undefined) {
			labels.push({ kind, start: text.length, end: text.length + value.length });
		}
		text += value ?? part;
	}
	return { text, labels };
}

/** Finds the words that each mask replaced. */
function locateMasks(text: string, masked: string): Found[] {
	const kinds = [...masked.matchAll(MASK)].map(([, kind = '']) => kind);
	const kept = masked.split(/\[[\w' -]+ removed\]/).map((part) => RegExp.escape(part));
	const { indices = [] } = new RegExp(`^${kept.join('(.+?)')}$`, 'ds').exec(text) ?? {};
	return kinds.map((kind, index) => {
		const [start, end] = indices[index + 1] ?? [0, 0];
		return { kind, start, end };
	});
}

function covers(mask: Found, label: Found): boolean {
	return mask.start <= label.start && mask.end >= label.end;
}

function isMostly(mask: Found, label: Found): boolean {
	const shared = Math.min(mask.end, label.end) - Math.max(mask.start, label.start);
	return shared * 2 >= mask.end - mask.start;
}
