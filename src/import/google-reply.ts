import * as z from 'zod';
import { Instant } from '../reviews/calendar-date.ts';
import { maybeAbsent, Text } from './cell-schemas.ts';
import type { ReviewDraft } from './import-format.ts';

const ReviewReply = z.object({
	comment: Text,
	updateTime: z.unknown(),
	reviewReplyState: Text,
	policyViolation: maybeAbsent(z.unknown()),
});

const UNPUBLISHED = new Set(['PENDING', 'REJECTED']);

/**
 * Returns the business's reply to a review, if it is public. An invalid reply is left out with a
 * warning; the review itself is still imported.
 */
export function toResponses(written: unknown): Pick<ReviewDraft, 'responses' | 'warnings'> {
	if (written === undefined) return { responses: [], warnings: [] };
	const reply = ReviewReply.safeParse(written).data;
	if (reply === undefined) return leaveOutReply('it is not one');
	const { comment, updateTime, reviewReplyState: state, policyViolation } = reply;
	if (state !== undefined && UNPUBLISHED.has(state)) return leaveOutReply(`its state is ${state}`);
	if (policyViolation !== undefined) return leaveOutReply('it violates a policy of Google');
	if (comment === undefined) return { responses: [], warnings: [] };

	const date = Instant.safeParse(updateTime).data;
	if (date === undefined)
		return leaveOutReply('its updateTime is not an RFC 3339 time with a zone');
	return { responses: [{ text: comment, date }], warnings: [] };
}

function leaveOutReply(why: string) {
	return { responses: [], warnings: [`reply left out: ${why}`] };
}
