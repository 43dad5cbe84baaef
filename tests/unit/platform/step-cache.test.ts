import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStepCache } from '../../../src/platform/step-cache.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'forecourt-steps-')), 'steps.sqlite');
const bytes = (text: string) => Buffer.from(text);
const COUNT = 60;
const key = (index: number) => `key ${index}`;
const result = (index: number) => bytes(`result ${index} `.repeat(40));

function fill(file: string): void {
	const cache = openStepCache(file);
	for (let index = 0; index < COUNT; index++) cache.write(key(index), result(index));
	cache.close();
}

/** Counts the results that a file returns; a wrong one fails the test. */
function countRead(file: string): number {
	const cache = openStepCache(file);
	const read = Array.from({ length: COUNT }, (_, index) => {
		const found = cache.read(key(index));
		if (found) expect(Buffer.from(found).equals(result(index))).toBe(true);
		return found;
	});
	cache.close();
	return read.filter((found) => found !== undefined).length;
}

describe('the step cache', () => {
	it('returns written results in this process and in the next', () => {
		const file = newFile();
		const cache = openStepCache(file);
		expect(cache.read('a')).toBeUndefined();
		cache.write('a', bytes('1'));
		expect(cache.read('a')).toEqual(bytes('1'));
		cache.close();
		const next = openStepCache(file);
		expect(next.read('a')).toEqual(new Uint8Array(bytes('1')));
		next.write('a', bytes('2'));
		next.close();
		expect(openStepCache(file).read('a')).toEqual(new Uint8Array(bytes('2')));
	});

	it('writes large results before it is closed', () => {
		const file = newFile();
		const large = Buffer.alloc(3 * 1024 * 1024, 'large');
		const cache = openStepCache(file);
		for (const name of ['a', 'b', 'c', 'd']) cache.write(name, large);
		const other = openStepCache(file);
		const found = ['a', 'b', 'c', 'd'].map((name) => other.read(name)?.length);
		expect(found).toEqual([large.length, large.length, large.length, undefined]);
		expect(['a', 'd'].map((name) => cache.read(name)?.length)).toEqual([
			large.length,
			large.length,
		]);
		other.close();
		cache.close();
	});

	it('is shared by concurrent builds', () => {
		const file = newFile();
		const [one, other] = [openStepCache(file), openStepCache(file)];
		one.write('one', bytes('1'));
		other.write('other', bytes('2'));
		one.close();
		expect(other.read('one')).toEqual(new Uint8Array(bytes('1')));
		other.close();
		const last = openStepCache(file);
		expect([last.read('one'), last.read('other')].every(Boolean)).toBe(true);
	});

	it('never returns a wrong result from a truncated file, and can be filled again', () => {
		const file = newFile();
		fill(file);
		const whole = readFileSync(file);
		for (let length = 0; length < whole.length; length += 1_500) {
			writeFileSync(file, whole);
			truncateSync(file, length);
			expect(countRead(file)).toBeLessThan(COUNT);
			fill(file);
			expect([length, countRead(file)]).toEqual([length, COUNT]);
		}
	});

	it('returns no wrong result from a file with changed bytes', () => {
		const file = newFile();
		fill(file);
		const whole = readFileSync(file);
		let lost = 0;
		for (let at = 0; at < whole.length; at += 211) {
			const damaged = Buffer.from(whole);
			damaged[at] = (damaged[at] ?? 0) ^ 0x41;
			writeFileSync(file, damaged);
			lost += COUNT - countRead(file);
		}
		expect(lost).toBeGreaterThan(0);
	});

	it('works with a deleted file and without write access', () => {
		const file = newFile();
		const cache = openStepCache(file);
		rmSync(file);
		cache.write('a', bytes('1'));
		expect(cache.read('a')).toEqual(bytes('1'));
		cache.close();
		const nowhere = openStepCache('/dev/null/steps.sqlite');
		nowhere.write('a', bytes('1'));
		expect(nowhere.read('a')).toBeUndefined();
		nowhere.close();
	});

	it('reduces a large file to the results that this build used', () => {
		const file = newFile();
		fill(file);
		const cache = openStepCache(file, 10_000);
		expect(cache.read(key(7))).toBeDefined();
		cache.write('new', bytes('1'));
		cache.close();
		expect(countRead(file)).toBe(1);
		expect(openStepCache(file).read('new')).toBeDefined();
	});
});
