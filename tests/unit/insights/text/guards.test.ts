import { expect, it } from 'vitest';
import { findGuards, GUARD } from '../../../../src/insights/text/guards.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';
import { toReading } from '../../../../src/insights/text/reading.ts';

/** The words of a text on which a guard holds. */
function guarded(text: string, guard: number): string {
	const reading = toReading(parseText(text));
	const guards = findGuards(reading);
	return reading.words.filter((_, at) => (guards[at] ?? 0) & guard).join(' ');
}

it.each([
	['outside', 'My last shop was rude, slow. They were kind.', 'last shop was rude , slow .'],
	['outside', 'We left the other dealer but they are kind', 'other dealer'],
	['stranger', 'My brother-in-law works in finance', 'law works'],
	['wish', 'The coffee is fine, I wish they had tea', 'wish they had tea'],
	['model', 'I wish every shop was like this', 'wish every shop was like this'],
	['past', 'It used to be great, it is slow', 'it used to be great'],
	['quoted', 'He said "we always call you back" and left', 'we always call you back'],
	['quoted', 'The "free" wash', ''],
	['addressed', 'If you value your time, go elsewhere', 'if you value your time'],
	['warning', 'If you value time, go elsewhere.', 'if you value time , go elsewhere .'],
	['purpose', 'They stayed late so I could get home', 'so i could get home'],
	['granted', 'Despite the long line, I was out fast', 'despite the long line'],
] as const)('marks as %s in "%s"', (guard, text, expected) => {
	expect(guarded(text, GUARD[guard])).toBe(expected);
});
