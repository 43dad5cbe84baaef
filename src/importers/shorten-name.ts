const TITLE = '(?:mrs?|ms|miss|mx|dr|prof|sra?|srta|mme|mlle|m)\\b\\.?';
const TITLES = new RegExp(`^(?:${TITLE}(?: (?:(?:and|y|et|&) )?|$))+`, 'i');
const SUFFIX = /,? (?:jr|sr|ii|iii|iv|esq)\.?$/i;
const BUSINESS =
	/\b(?:llc|llp|ltd|inc|corp|co\.|company|plumbing|electric|roofing|construction|landscaping|painting|heating|hvac|catering|cleaning|trucking|transport|logistics|delivery|services|farms|fleet|rentals|realty|enterprises|associates|auto|dairy|bros|city of|county of)(?![\p{L}])|& sons?\b/iu;

/**
 * First name and initial of the last: "Odessa Palmer", "Palmer, Odessa" and "Odessa P." alike. The
 * name of a business is no one's, and stays whole; so does what is no name.
 */
export function shortenName(name: string): string {
	const written = name.normalize('NFC').replace(/\s+/g, ' ').trim();
	if (written.includes('@') || /\d{3}/.test(written) || BUSINESS.test(written)) return written;

	const bare = written.replace(SUFFIX, '');
	const [family = '', given] = bare.split(/, ?/, 2);
	const inOrder = given === undefined || given === '' ? family : `${given} ${family}`;
	const [titles = ''] = TITLES.exec(inOrder) ?? [];
	const words = inOrder.slice(titles.length).replace(SUFFIX, '').split(' ').filter(Boolean);
	const [first = titles, ...others] = words;
	// "Mrs. Palmer" gives the last name only.
	if (titles !== '' && others.length === 0) return `${titles.trim()} ${toInitial(first)}`.trim();
	return [toCapitalised(first), toInitial(others.at(-1) ?? '')].filter(Boolean).join(' ');
}

function toInitial(word: string): string {
	const letter = /\p{L}/u.exec(word)?.[0];
	return letter === undefined ? '' : `${letter.toUpperCase()}.`;
}

/** The customer's own capitals stay: "McKenna", "DeShawn". */
function toCapitalised(word: string): string {
	return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
