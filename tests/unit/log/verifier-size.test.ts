import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('keeps the verifier small enough to be read before it is run', () => {
	const text = readFileSync('src/log/verify.mjs', 'utf8');
	expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
	expect(text.split('\n').length).toBeLessThan(500);
	expect(text).not.toMatch(/^import |from '/m);
});
