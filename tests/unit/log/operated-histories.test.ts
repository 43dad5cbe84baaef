import { expect, it } from 'vitest';
import * as verifier from '../../../src/log/verify.mjs';
import { StatedReason } from '../../../src/reviews/removal-reason.ts';
import { checkReview } from '../../../src/site/islands/log/check-review.ts';
import { createRandom, type Random } from '../../support/random.ts';
import { aRecord } from '../../support/content.ts';
import { createLogOperator, ORIGIN, type LogOperator } from '../../support/log-operator.ts';
import { serve, type Served } from '../../support/log-generator.ts';
import { repeats } from '../../support/repeats.ts';

const HISTORIES = repeats(5);
/** The files that a cache may keep for too long. */
const CACHED = ['/log/checkpoint', '/log/checkpoints.txt', '/reviews.json'];
const WORDS = 'They fixed the brakes and the price was fair but we waited two hours'.split(' ');

function aReview(random: Random, id: string) {
	const text = Array.from({ length: random.below(12) }, () => random.pick(WORDS)).join(' ');
	return aRecord({
		id,
		text,
		rating: 1 + random.below(5),
		title: random.pick([undefined, 'Visit', 'Naïve “title” 😀']),
		source: { id: 'survey', name: 'Larkspur customer survey', review_id: id },
		aspect_ratings: random.pick([undefined, { pricing: 4, 10: 2, 9: 1 }]),
	});
}

/** Makes one random change that an operator could make. */
function change(
	operator: LogOperator,
	random: Random,
	gone: Map<string, ReturnType<typeof aRecord>>,
	n: number,
) {
	const live = operator.content.records;
	const victim = live.length > 0 ? random.pick(live) : undefined;
	const lost = gone.size > 0 ? random.pick([...gone.values()]) : undefined;
	const choice = random.below(10);
	if (choice < 4 || victim === undefined) operator.put(aReview(random, `r${n}`));
	else if (choice < 6)
		operator.put({ ...victim, text: `${victim.text} again`, rating: 1 + random.below(5) });
	else if (choice < 8) {
		gone.set(victim.id, victim);
		operator.remove(victim.id, random.pick(StatedReason.options));
	} else if (choice === 8 && lost !== undefined) {
		gone.delete(lost.id);
		operator.restore(random.below(2) === 0 ? lost : { ...lost, rating: 1 + random.below(5) });
	} else {
		// Not published by the policy any more, as a record that nothing verifies.
		const { verification } = victim;
		operator.put({ ...victim, verification: { ...verification, method: 'none' } });
	}
}

/** Returns the ids of the published reviews. */
function idsOf(files: Served): string[] {
	const { reviews } = JSON.parse(Buffer.from(files.get('/reviews.json') as Uint8Array).toString());
	return reviews.map(({ id }: { id: string }) => id);
}

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed))(
	'history %i of an honest operator raises no false alarm',
	async (seed) => {
		const random = createRandom(seed + 1);
		const operator = await createLogOperator();
		const gone = new Map<string, ReturnType<typeof aRecord>>();
		const published: Served[] = [];
		let kept = operator.content;
		let memory: verifier.Memory | undefined;
		for (let publication = 0; publication < 3 + random.below(5); publication += 1) {
			const size = seed % 10 === 0 ? 150 : 6;
			for (let n = random.below(size); n >= 0; n -= 1) {
				change(operator, random, gone, publication * 1_000 + n);
			}
			const rolls = random.below(6);
			if (rolls === 0) {
				// The content goes back, or comes from another clone; the log never does.
				const { log, policyText } = operator.content;
				operator.content = { ...kept, log, policyText };
				gone.clear();
			} else if (rolls === 1) kept = operator.content;
			else if (rolls === 2) {
				operator.content = { ...operator.content, policyText: `# Policy ${publication}\n` };
			}
			// The policy is logged with its publication; a policy without one is a fault.
			const withKey = rolls === 2 || random.below(4) > 0;
			const stars = { 1: 0, 2: 0, 3: 0, 4: 1, 5: publication };
			const file = String(publication).padStart(64, '0');
			const imports = random.below(2) === 0 ? [{ file, source: 'survey', stars }] : [];
			const latest = operator.publish({ withKey, imports });
			const report = await verifier.verifyLog(ORIGIN, { fetch: serve(latest), memory });
			const messages = report.findings.map(({ message }) => message);
			if (withKey) expect([publication, messages]).toEqual([publication, []]);
			expect([report.exitCode === 1, publication, messages]).toEqual([
				false,
				publication,
				messages,
			]);
			memory = report.memory ?? memory;
			const [id] = idsOf(latest);
			if (withKey && id !== undefined) {
				const one = await checkReview(verifier, ORIGIN, { id, fetch: serve(latest), memory });
				expect([publication, one.findings]).toEqual([publication, []]);
			}

			for (const path of CACHED) {
				const stale = published.length > 0 ? random.pick(published) : latest;
				const mixed = new Map(latest);
				const old = stale.get(path);
				if (old !== undefined) mixed.set(path, old);
				const seen = await verifier.verifyLog(ORIGIN, { fetch: serve(mixed), memory });
				expect([path, seen.exitCode === 1 && seen.findings]).toEqual([path, false]);
			}
			published.push(latest);
			const rolledBack = await verifier.verifyLog(ORIGIN, {
				fetch: serve(random.pick(published)),
				memory,
			});
			expect(rolledBack.exitCode === 1 && rolledBack.findings).toBe(false);
		}
	},
);
