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
	])
	.describe('Why it was removed, in the words of the policy. A low rating is no reason.');
export type RemovalReason = z.output<typeof RemovalReason>;

/** Explains each reason to readers: the end of "It was removed because …". */
export const REMOVAL_MEANINGS: Record<RemovalReason, string> = {
	'consent withdrawn': 'its author took the consent to publication back',
	'author request': 'its author asked for it',
	'platform removal': 'the platform it came from took it down',
	'court order': 'a court ordered it',
	'personal data': 'it told of a person what cannot be masked',
	'not a customer': 'its author was shown to be no customer',
	'another business': 'it speaks of another business',
	'staff or family': 'someone of our staff, or of their families, wrote it',
	'threats or hate': 'it threatens or insults people for what they are',
	obscenity: 'it is obscene',
	advertising: 'it advertises something',
	spam: 'it is no review, and was sent to many',
	duplicate: 'the same review stands here a second time',
};
