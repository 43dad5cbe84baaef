import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/log/verify.mjs';
import { verifyReceipt } from '../../../src/log/verify-receipt.mjs';
import { GeneratedLog } from '../../support/log-generator.ts';
import { logOfSize, sampleLog } from '../../support/log-sample.ts';

describe('a receipt', () => {
	it.each([1, 2, 3, 7, 8, 13])('proves every entry of a log of %i entries', async (size) => {
		const log = logOfSize(size);
		for (let index = 0; index < size; index++) {
			const report = await verifyReceipt(log.receipt(`r${index}`), { keys: log.vkeys });
			expect(report).toMatchObject({ exitCode: 0, findings: [], facts: { index, size } });
		}
	});

	it('may have any of the keys, in any order, and only the line of Ed25519', async () => {
		const log = sampleLog();
		const text = log.receipt('r0');
		const short = text.replace(/— \S+ \S+\n$/, '');
		for (const receipt of [text, short])
			for (const keys of [log.vkeys, log.vkeys.toReversed(), log.vkeys.slice(0, 1)])
				expect(await verifyReceipt(receipt, { keys })).toMatchObject({ exitCode: 0, notes: [] });
	});

	it('is refused with members that were not logged, or written in another way', async () => {
		const log = sampleLog();
		const change = (before: string | RegExp, after: string) =>
			log.receipt('r0').replace(/(?<=extra ).*/, (extra) => {
				const json = Buffer.from(extra, 'base64').toString();
				expect(json).toMatch(before);
				return Buffer.from(json.replace(before, after)).toString('base64');
			});
		for (const text of [
			change('{"entry"', '{"also":1,"entry"'),
			change('{"entry":', '{ "entry":'),
			change('"rating":1', '"rating":1.0'),
		])
			expect((await verifyReceipt(text, { keys: log.vkeys })).findings).toEqual([
				{ severity: 'fault', message: 'The receipt is malformed' },
			]);
	});

	it('is refused with a proof of another length, and with an index beyond the log', async () => {
		const log = logOfSize(7);
		const text = log.receipt('r3');
		const [line = ''] = /(?<=index 3\n).*\n/.exec(text) ?? [];
		for (const changed of [text.replace(line, ''), text.replace(line, line + line)])
			expect((await verifyReceipt(changed, { keys: log.vkeys })).exitCode).toBe(1);
		for (const [index, size] of [
			[1, 1],
			[7, 7],
		] as const) {
			const last = logOfSize(size);
			const changed = last.receipt(`r${size - 1}`).replace(/index \d+/, `index ${index}`);
			expect((await verifyReceipt(changed, { keys: last.vkeys })).findings).toEqual([
				{ severity: 'fault', message: 'The receipt has a malformed proof' },
			]);
		}
		const one = logOfSize(1);
		const long = one.receipt('r0').replace('index 0\n', `index 0\n${line}`);
		expect((await verifyReceipt(long, { keys: one.vkeys })).findings[0]?.message).toBe(
			'The receipt has a malformed proof',
		);
	});

	it('cannot be told without the key', async () => {
		const report = await verifyReceipt(sampleLog().receipt('r0'));
		expect(report.findings).toEqual([
			{ severity: 'doubt', message: 'The signature was not checked: pass --key' },
		]);
		expect(report).toMatchObject({ exitCode: 2, facts: { record: { id: 'r0' } } });
	});

	it('is refused if any line of it is changed', async () => {
		const log = sampleLog();
		const text = log.receipt('r0');
		const other = log.receipt('r4').split('\n');
		const lines = text.split('\n');
		for (const [i, line] of lines.entries()) {
			for (const changed of [undefined, 'AAAA', line === other[i] ? `${line}A` : other[i]]) {
				// The ML-DSA-44 line is optional in a receipt.
				const isOptional = i === lines.length - 2 && changed === undefined;
				if (line === '' || isOptional) continue;
				const copy = lines.toSpliced(i, 1, ...(changed === undefined ? [] : [changed]));
				const { exitCode } = await verifyReceipt(copy.join('\n'), { keys: log.vkeys });
				expect([i, changed, exitCode]).toEqual([i, changed, 1]);
			}
		}
	});

	it('is refused with the key of another log, and with words that were not logged', async () => {
		const log = sampleLog();
		const text = log.receipt('r0');
		expect((await verifyReceipt(text, { keys: new GeneratedLog().vkeys })).exitCode).toBe(1);
		const keys = new GeneratedLog('other.example').vkeys;
		expect((await verifyReceipt(text, { keys })).findings[0]?.message).toMatch(
			/is from reviews\.example\/log, but no key/,
		);
		const changed = text.replace(/(?<=extra ).*/, (extra) => {
			const json = Buffer.from(extra, 'base64').toString();
			return Buffer.from(json.replace('Réview', 'Review')).toString('base64');
		});
		expect((await verifyReceipt(changed, { keys: log.vkeys })).findings[0]?.message).toBe(
			'The receipt has other words than the entry',
		);
	});

	it.each(['', 'hello', 'c2sp.org/tlog-proof@v1\nextra ####\nindex 0\n\nx\n0\nx\n'])(
		'is refused if it is malformed: %j',
		async (text) => expect(await verifyReceipt(text)).toMatchObject({ exitCode: 1 }),
	);

	it('cannot be told with a malformed key', async () => {
		const report = await verifyReceipt(sampleLog().receipt('r0'), { keys: ['mykey'] });
		expect(report.findings).toEqual([{ severity: 'doubt', message: 'A key is malformed' }]);
	});
});

describe('canonical', () => {
	it.each([
		// RFC 8785 §3.2.2
		[
			'{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
			'{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
		],
		// RFC 8785 §3.2.3: sorted by UTF-16 units, so that U+1F600 is before U+FB33
		[
			'{"\\u20ac":1,"\\r":2,"\\ufb33":3,"1":4,"\\ud83d\\ude00":5,"\\u0080":6,"\\u00f6":7}',
			'{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
		],
		// JavaScript puts keys that look like integers first, in the order of the numbers.
		['{"a":1,"10":2,"9":3,"":4}', '{"":4,"10":2,"9":3,"a":1}'],
		['[1e21,0.1,-0,1e-7,9007199254740992]', '[1e+21,0.1,0,1e-7,9007199254740992]'],
		['{"__proto__":{"b":1,"a":[]}}', '{"__proto__":{"a":[],"b":1}}'],
	])('writes %s', (json, text) => {
		expect(canonical(JSON.parse(json))).toBe(text);
	});

	it('refuses half a surrogate pair, and numbers that JSON cannot hold', () => {
		expect(() => canonical(JSON.parse('1E400'))).toThrow(/not JSON/);
		expect(() => canonical({ text: '\ud83d' })).toThrow(/not JSON/);
	});
});
