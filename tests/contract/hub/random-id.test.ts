import { expect, it } from 'vitest';
import { createRandomId } from '../../../src/platform/random.ts';

it('a challenge has 32 characters that WebSub allows, and differs each time (H35, H52, A36)', () => {
	const challenges = Array.from({ length: 2000 }, createRandomId);
	// WebSub §5.3: "+", "-" to "9", "=", letters and "_".
	for (const challenge of challenges) expect(challenge).toMatch(/^[+\-./0-9=A-Z_a-z]{32}$/);
	expect(new Set(challenges).size).toBe(challenges.length);
});
