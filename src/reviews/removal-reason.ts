import * as z from 'zod';

/**
 * The reasons for removing a review. The list is closed so that removals can be counted by reason.
 * No reason refers to stars or opinions (16 CFR 465.7).
 */
export const RemovalReason = z
	.enum([
		'consent withdrawn',
		'author request',
		'platform removal',
		'court order',
		'personal data',
		'not a customer',
		'another business',
		'staff or family',
		'threats or hate',
		'obscenity',
		'advertising',
		'spam',
		'duplicate',
		'imported by mistake',
	])
	.describe('Why it was removed, in the words of the policy. A low rating is never a reason.');
export type RemovalReason = z.output<typeof RemovalReason>;

/** The reason in the log for a review that the policy of its source no longer allows to publish. */
export const POLICY_REASON = 'no longer published by policy';

/** The reasons in the transparency log. */
export const LoggedReason = z
	.enum([...RemovalReason.options, POLICY_REASON])
	.describe(
		'Why it was removed, in the words of the policy. A low rating is never a reason. The last one: the policy ' +
			'of its source no longer allows us to publish it.',
	);
export type LoggedReason = z.output<typeof LoggedReason>;

/** The reasons for which an operator removes single reviews; the other one is for undone imports. */
export const StatedReason = RemovalReason.exclude(['imported by mistake']);
export type StatedReason = z.output<typeof StatedReason>;
