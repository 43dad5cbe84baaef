import type { Share } from '../../src/insights/statistics/wilson.ts';
import { readMentionSet, scoreSet } from './mention-sets.ts';
import type { MentionCase, Score } from './evaluate-mentions.ts';

const PARTS: readonly (readonly [string, 'dev' | 'own', (mentionCase: MentionCase) => boolean])[] =
	[
		['dev', 'dev', ({ tags }) => !tags.includes('hard')],
		['dev, hard', 'dev', ({ tags }) => tags.includes('hard')],
		['own, tuned on', 'own', ({ split }) => split === 'tuned'],
		['own, kept apart', 'own', ({ split }) => split === 'kept'],
	];

for (const kind of ['technician', 'service'] as const) {
	for (const [label, set, selects] of PARTS) {
		const score = scoreSet(readMentionSet(set), kind, selects);
		console.log(`${kind}, ${label}: ${render(score)}`);
		if (process.argv.includes('--mistakes') && label !== 'own, kept apart') {
			console.log(score.mistakes.map((line) => `    ${line}`).join('\n'));
		}
	}
}

function render(score: Score): string {
	const { cases, precision, recall, spanPrecision, spanRecall, ambiguousReported } = score;
	return [
		`${cases} cases`,
		`precision ${percent(precision)}`,
		`recall ${percent(recall)}`,
		`places ${percent(spanPrecision)} / ${percent(spanRecall)}`,
		`ambiguous reported ${percent(ambiguousReported)}`,
	].join(', ');
}

function percent(share: Share | undefined): string {
	if (!share) return '-';
	const [low, high] = share.ci95.map((bound) => (bound * 100).toFixed(0));
	return `${(share.share * 100).toFixed(1)} % (${low}-${high})`;
}
