import { expect, it } from 'vitest';
import { createLiveEdition } from '../../../src/server/live-edition.ts';

function createFixture(load = async (id: string) => ({ id })) {
	const removed: string[] = [];
	const activated: string[] = [];
	const live = createLiveEdition({
		first: { id: 'a' },
		load,
		activate: ({ id }) => void activated.push(id),
		remove: async (id) => void removed.push(id),
	});
	return { live, removed, activated };
}

it('retains the edition that was current at the time', async () => {
	const { live } = createFixture();
	const held = live.retain();
	await live.swapTo('b');
	expect(held.edition.id).toBe('a');
	expect(live.retain().edition.id).toBe('b');
});

it('removes an edition that nobody reads as soon as it is retired', async () => {
	const { live, removed } = createFixture();
	for (const id of ['b', 'c', 'd']) await live.swapTo(id);
	expect(removed).toEqual(['a', 'b', 'c']);
});

it('removes an edition when its last reader releases it', async () => {
	const { live, removed } = createFixture();
	const [first, second] = [live.retain(), live.retain()];
	await live.swapTo('b');
	first.release();
	first.release();
	expect(removed).toEqual([]);
	second.release();
	expect(removed).toEqual(['a']);
});

it('swaps back to a retired edition that is still read, without loading or removing it', async () => {
	const loaded: string[] = [];
	const { live, removed, activated } = createFixture(async (id) => {
		loaded.push(id);
		return { id };
	});
	const held = live.retain();
	await live.swapTo('b');
	await live.swapTo('a');
	held.release();
	await live.swapTo('c');
	expect(loaded).toEqual(['b', 'c']);
	expect(activated).toEqual(['b', 'a', 'c']);
	expect(removed).toEqual(['b', 'a']);
});

it('keeps the current edition if the next cannot be loaded', async () => {
	const { live, removed } = createFixture(async (id) => {
		if (id === 'broken') throw new TypeError('broken');
		return { id };
	});
	await expect(live.swapTo('broken')).rejects.toThrow('broken');
	expect(live.current.id).toBe('a');
	await live.swapTo('b');
	expect(live.current.id).toBe('b');
	expect(removed).toEqual(['a']);
});

it('swaps in order, even if a later edition loads faster', async () => {
	const { live } = createFixture(async (id) => {
		if (id === 'slow') await new Promise((resolve) => setTimeout(resolve, 20));
		return { id };
	});
	const swaps = await Promise.all([live.swapTo('slow'), live.swapTo('quick')]);
	expect(swaps.map(({ previous, current }) => previous.id + current.id)).toEqual([
		'aslow',
		'slowquick',
	]);
});

it('does not remove an edition that becomes current while its last reader releases it', async () => {
	const removed: string[] = [];
	const live = createLiveEdition({
		first: { id: 'a' },
		load: async (id: string) => ({ id }),
		activate: ({ id }) => {
			if (id === 'a') held.release();
		},
		remove: async (id) => void removed.push(id),
	});
	const held = live.retain();
	for (const id of ['b', 'c', 'a']) await live.swapTo(id);
	expect(live.current.id).toBe('a');
	expect(removed).toEqual(['b', 'c']);
});
