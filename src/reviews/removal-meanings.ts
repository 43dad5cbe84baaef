import type { RemovalReason } from './removal-reason.ts';

/** Explains each reason to readers: the end of "It was removed because …". */
export const REMOVAL_MEANINGS: Record<RemovalReason, string> = {
	'consent withdrawn': 'its author withdrew consent to publication',
	'author request': 'its author asked us to remove it',
	'platform removal': 'the platform it came from took it down',
	'court order': 'a court ordered it',
	'personal data': 'it revealed something about a person that cannot be masked',
	'not a customer': 'its author turned out not to be a customer',
	'another business': 'it is about another business',
	'staff or family': 'a member of our staff, or of their family, wrote it',
	'threats or hate': 'it threatens or insults people for who they are',
	obscenity: 'it is obscene',
	advertising: 'it advertises something',
	spam: 'it is a mass message, not a review',
	duplicate: 'the same review was published here twice',
	'imported by mistake': 'we imported it by mistake, for example from a wrong file',
};
