/** What the live edition needs to know of one: its id. */
export interface Identified {
	readonly id: string;
}

/** An edition that stays whole until it is let go. */
export interface Held<Edition> {
	readonly edition: Edition;
	/** Lets go; further calls do nothing. */
	release(): void;
}

export interface Swap<Edition> {
	readonly previous: Edition;
	readonly current: Edition;
}

/** The edition that requests are answered from, and those that older requests still read. */
export interface LiveEdition<Edition extends Identified> {
	readonly current: Edition;
	retain(): Held<Edition>;
	/** Loads an edition, then makes it current in one step. Swaps happen one after another. */
	swapTo(id: string): Promise<Swap<Edition>>;
}

export interface LiveEditionOptions<Edition> {
	readonly first: Edition;
	/** Loads everything that the edition needs to answer; a failure leaves the old one in place. */
	readonly load: (id: string) => Promise<Edition>;
	/** Called in the same step in which the edition becomes current. */
	readonly activate?: (edition: Edition) => Promise<void> | void;
	/** Removes an edition that nobody reads any more. */
	readonly remove: (id: string) => Promise<void>;
}

interface Entry<Edition> {
	readonly edition: Edition;
	readers: number;
}

/**
 * Holds the current edition and counts the readers of each. A retired edition is removed when its
 * last reader lets go, save the one retired last: a swap back to it costs nothing.
 */
export function createLiveEdition<Edition extends Identified>(
	options: LiveEditionOptions<Edition>,
): LiveEdition<Edition> {
	const retired = new Map<string, Entry<Edition>>();
	const removals = new Map<string, Promise<void>>();
	let current: Entry<Edition> = { edition: options.first, readers: 0 };
	let lastSwap: Promise<unknown> = Promise.resolve();

	function removeUnread(): void {
		for (const [id, entry] of [...retired].slice(0, -1)) {
			if (entry.readers > 0) continue;
			retired.delete(id);
			const removal = options
				.remove(id)
				.catch((error: unknown) => console.error(error))
				.finally(() => removals.delete(id));
			removals.set(id, removal);
		}
	}

	async function swap(id: string): Promise<Swap<Edition>> {
		const previous = current;
		if (id === previous.edition.id)
			return { previous: previous.edition, current: previous.edition };

		// Out of the retired ones at once, lest its last reader has it removed meanwhile.
		const known = retired.get(id);
		retired.delete(id);
		try {
			const next = known ?? { edition: await loadAfterRemoval(id), readers: 0 };
			await options.activate?.(next.edition);
			current = next;
		} catch (error) {
			if (known) retired.set(id, known);
			throw error;
		}
		retired.set(previous.edition.id, previous);
		removeUnread();
		return { previous: previous.edition, current: current.edition };
	}

	/** A folder that is going away must not be loaded from: it is gone, or has come back whole. */
	async function loadAfterRemoval(id: string): Promise<Edition> {
		await removals.get(id);
		return options.load(id);
	}

	return {
		get current() {
			return current.edition;
		},
		retain() {
			const entry = current;
			let held = true;
			entry.readers++;
			return {
				edition: entry.edition,
				release() {
					if (!held) return;
					held = false;
					entry.readers--;
					if (entry.readers === 0 && entry !== current) removeUnread();
				},
			};
		},
		swapTo(id) {
			const result = lastSwap.then(() => swap(id));
			lastSwap = result.catch(() => undefined);
			return result;
		},
	};
}
