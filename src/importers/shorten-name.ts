const FORMS_OF_ADDRESS = /^(?:mr|mrs|ms|miss|mx|dr|prof|sr|sra|srta|mme|mlle|m)\.? /i;

/** First name and initial of the last: "Odessa Palmer", "Palmer, Odessa" and "Odessa P." alike. */
export function shortenName(name: string): string {
	const written = name.normalize('NFC').replace(/\s+/g, ' ').trim();
	if (written.includes('@') || /\d{3}/.test(written)) return written;
	const [family = '', given] = written.split(/, ?/, 2);
	const inOrder = given === undefined || given === '' ? written : `${given} ${family}`;
	const words = inOrder.replace(FORMS_OF_ADDRESS, '').split(' ');
	const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
	const initial = /\p{L}/u.exec(last ?? '')?.[0].toUpperCase();
	return initial === undefined ? first : `${first} ${initial}.`;
}
