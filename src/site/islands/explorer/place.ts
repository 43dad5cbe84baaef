/** What a step of the history remembers beside its address: how far somebody had come in it. */
export interface Place {
	/** Reviews that were shown. */
	readonly shown: number;
	/** The path of the review that was opened from there. */
	readonly opened?: string | undefined;
}

/** The place that the step of the history holds; what others wrote there is none. */
export function readPlace(): Place {
	const state: unknown = history.state;
	if (typeof state !== 'object' || state === null || !('shown' in state)) return { shown: 0 };
	const opened = 'opened' in state && typeof state.opened === 'string' ? state.opened : undefined;
	return { shown: Number(state.shown) || 0, opened };
}

export function keepPlace(place: Place): void {
	history.replaceState(place, '');
}
