/** An edition's id, which is all that `LiveEdition` needs. */
export interface Identified {
	readonly id: string;
}

/** A reference that keeps an edition from being removed. */
export interface Held<Edition> {
	readonly edition: Edition;
	/** Releases the edition; further calls do nothing. */
	release(): void;
}

export interface Swap<Edition> {
	readonly previous: Edition;
	readonly current: Edition;
}

/** The current edition, and older editions that requests still use. */
export interface LiveEdition<Edition extends Identified> {
	readonly current: Edition;
	retain(): Held<Edition>;
	/** Loads an edition, then makes it current atomically. Swaps run one after another. */
	swapTo(id: string): Promise<Swap<Edition>>;
	/** Waits until swaps that have begun have ended. */
	settled(): Promise<void>;
}

export interface LiveEditionOptions<Edition> {
	readonly first: Edition;
	/** Loads an edition completely; if it fails, the old edition stays current. */
	readonly load: (id: string) => Promise<Edition>;
	/** Called just before the edition becomes current. */
	readonly activate?: (edition: Edition) => Promise<void> | void;
	/** Removes an edition that is no longer used. */
	readonly remove: (id: string) => Promise<void>;
}

interface Entry<Edition> {
	readonly edition: Edition;
	readers: number;
}

/**
 * Holds the current edition and counts the readers of each edition. A retired edition is removed as
 * soon as nobody reads it, because it may contain reviews that were erased.
 */
export function createLiveEdition<Edition extends Identified>(
	options: LiveEditionOptions<Edition>,
): LiveEdition<Edition> {
	const retired = new Map<string, Entry<Edition>>();
	const removals = new Map<string, Promise<void>>();
	let current: Entry<Edition> = { edition: options.first, readers: 0 };
	let lastSwap: Promise<unknown> = Promise.resolve();

	function removeUnread(): void {
		for (const [id, entry] of [...retired]) {
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

		// Take it out of the retired editions now, so that its last reader does not remove it.
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

	/** Waits until a pending removal of the edition has finished, then loads it. */
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
		async settled() {
			await lastSwap;
		},
	};
}
