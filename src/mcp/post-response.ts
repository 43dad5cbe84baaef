import type { TextPiece } from '../endpoints/http/long-text.ts';

/** The response to a POST: JSON text, or no body if nothing in the request needs a response. */
export interface PostResponse {
	readonly status: number;
	readonly json?: readonly TextPiece[];
	/** The id of the session that this response starts. */
	readonly sessionId?: string;
}
