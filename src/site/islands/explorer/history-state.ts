/** Reading position stored in a history entry. */
export interface Place {
	/** Number of reviews shown. */
	readonly shown: number;
	/** Path of the review that was opened from the list. */
	readonly opened?: string | undefined;
}

/** Reads the position from the current history entry. Ignores state that others wrote. */
export function readPlace(): Place {
	const state: unknown = history.state;
	if (typeof state !== 'object' || state === null || !('shown' in state)) return { shown: 0 };
	const opened = 'opened' in state && typeof state.opened === 'string' ? state.opened : undefined;
	return { shown: Number(state.shown) || 0, opened };
}

export function savePosition(place: Place): void {
	history.replaceState(place, '');
}
