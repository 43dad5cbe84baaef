import { expect, it } from 'vitest';
import { GUARD } from '../../../../src/insights/text/guard-patterns.ts';
import { GUARD_RULES, markGuards } from '../../../../src/insights/text/guards.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';
import { createPatternIndex, findHits } from '../../../../src/insights/text/pattern-index.ts';
import { toReading } from '../../../../src/insights/text/reading.ts';

const rules = createPatternIndex(GUARD_RULES);

/** Returns the words of a text that a guard covers. */
function guarded(text: string, guard: number): string {
	const reading = toReading(parseText(text));
	const guards = markGuards(findHits(rules, reading), reading);
	return reading.words.filter((_, at) => (guards[at] ?? 0) & guard).join(' ');
}

it.each([
	['outside', 'My last shop was rude, slow. They were kind.', 'last shop was rude , slow .'],
	['outside', 'We left the other dealer but they are kind', 'other dealer'],
	['stranger', 'My brother-in-law works in finance', 'my brother in law works'],
	['stranger', 'No other shop is this fast', ''],
	['outside', 'Unlike my last dealer they call back', 'last dealer'],
	['wish', 'The coffee is fine, I wish they had tea', 'wish they had tea'],
	['model', 'I wish every shop was like this', 'wish every shop was like this'],
	['past', 'It used to be great, it is slow', 'it used to be great'],
	['past', 'Two lights where there used to be one', ''],
	['past', 'Cheaper than the dealer I used to go to', ''],
	['feared', 'I was dreading a long wait but they were fast', 'dreading a long wait'],
	['feared', 'It was cheaper than expected to be', ''],
	[
		'surpassed',
		'My cousin does cleaner work than this.',
		'my cousin does cleaner work than this .',
	],
	['surpassed', 'Nobody does cleaner work than this', ''],
	['lacking', 'The lot is fine, a few more chairs would help', ', a few more chairs would help'],
	['quoted', 'He said "we always call you back" and left', 'we always call you back'],
	['quoted', 'The "free" wash', ''],
	['addressed', 'If you value your time, go elsewhere', 'if you value your time'],
	['warning', 'If you value time, go elsewhere.', 'if you value time , go elsewhere .'],
	['purpose', 'They stayed late so I could get home', 'so i could get home'],
	['granted', 'Despite the long line, I was out fast', 'despite the long line'],
] as const)('marks the right words as %s in "%s"', (guard, text, expected) => {
	expect(guarded(text, GUARD[guard])).toBe(expected);
});
