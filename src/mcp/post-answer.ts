import type { TextPiece } from '../endpoints/http/long-text.ts';

/** What a POST is answered with: JSON text, unless nothing in it asked for an answer. */
export interface PostAnswer {
	readonly status: number;
	readonly json?: readonly TextPiece[];
	/** Of a session that begins with this answer. */
	readonly sessionId?: string;
}
