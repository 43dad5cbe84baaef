import { readFileSync } from 'node:fs';
import { createNameFinder } from '../../src/insights/mentions/name-finder.ts';
import { createServiceFinder } from '../../src/insights/mentions/service-finder.ts';
import { parseText } from '../../src/insights/text/parse-text.ts';
import {
	scoreMentions,
	type MentionCase,
	type MentionSet,
	type Score,
} from './evaluate-mentions.ts';

/**
 * Reads a labeled set. The engine was tuned on `dev`, `own` and `former` (on `former` only after it had been
 * scored). `unseen` was written without knowledge of the rules and tables, and no
 * model is trained on it. One threshold was lowered after its recall had been seen (decision 0052).
 */
export function readMentionSet(name: 'dev' | 'own' | 'former' | 'unseen'): MentionSet {
	const url = new URL(`data/mentions-${name}.json`, import.meta.url);
	// Our own file; a test checks its spans against its texts.
	return JSON.parse(readFileSync(url, 'utf8')) as MentionSet;
}

/** Scores the finders on the cases of one kind that a predicate selects. */
export function scoreSet(
	{ rosters, serviceCatalog, cases }: MentionSet,
	kind: MentionCase['kind'],
	selects: (mentionCase: MentionCase) => boolean = () => true,
): Score {
	const selected = cases.filter((mentionCase) => mentionCase.kind === kind && selects(mentionCase));
	if (kind === 'service') {
		const findServices = createServiceFinder(serviceCatalog);
		return scoreMentions(selected, ({ text }) => ({
			found: findServices(parseText(text)),
			ambiguous: [],
		}));
	}
	const finders = new Map(
		Object.entries(rosters).map(([name, staff]) => [name, createNameFinder(staff)]),
	);
	return scoreMentions(selected, ({ text, roster = '', author, location }) => {
		const finds = finders.get(roster)?.(parseText(text), { author, location });
		return { found: finds?.people ?? [], ambiguous: finds?.ambiguous ?? [] };
	});
}
