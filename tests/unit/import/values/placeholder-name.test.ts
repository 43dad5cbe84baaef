import { expect, it } from 'vitest';
import { isPlaceholder } from '../../../../src/import/values/placeholder-name.ts';
import { googleReview, importGoogleReview, surveyAnswer } from '../importing.ts';
import { survey } from '../../../../src/import/formats/survey.ts';
import { draftOf } from '../platforms.ts';

it.each([
	...['Anonymous', 'anon', 'ANONYM', 'Anonym.', '(anonymous)', 'By an anonymous reviewer', ''],
	...['Verified buyer', 'Verified_Buyer', 'Verified Purchaser', 'Customer 4711', 'Guest #12'],
	...['Consumer', 'A Google user', 'Google User', 'Yelp user', 'Private user', 'Unknown'],
	...['Anonymer Kunde', 'Anonyme Kundin', 'Verifizierter Käufer', 'Unbekannt', 'ein Kunde'],
	...['Cliente anónimo', 'Usuario anónimo', 'Comprador verificado', 'Anónima', 'un cliente'],
	...['Privatkunde', 'mobile.de Nutzer', 'k.A.', 'keine Angabe', 'xx', 'Trusted Customer'],
	...['Client anonyme', 'Utilisateur anonyme', 'Acheteur vérifié', 'Anonyme', 'N/A', '--'],
])('"%s" is no name', (name) => {
	expect(isPlaceholder(name)).toBe(true);
});

it.each([
	...['Odessa P.', 'Happy Camper', 'Ford owner', 'Ananya', 'User Friendly LLC', 'Anon Smith'],
	...['Guest, Judy', 'Michael Kunde', 'Clientela', 'Private Ryan', 'Googler', 'Verified Motors'],
])('"%s" may be a name', (name) => {
	expect(isPlaceholder(name)).toBe(false);
});

it('authors with a placeholder are anonymous, whatever the format', async () => {
	const reviewer = { displayName: 'Anonymer Kunde' };
	const { review } = await importGoogleReview(googleReview({ reviewer, reviewId: 'x' }));
	expect(review?.author).toEqual({ name: 'A Google user', anonymous: true });
	const { authorName } = draftOf(survey, surveyAnswer({ name: 'Verified buyer' }));
	expect(authorName).toBe(undefined);
});
