/** Months in English, Spanish, French and German. Abbreviations have at least three letters. */
const MONTHS: readonly (readonly string[])[] = [
	['january', 'enero', 'janvier', 'januar'],
	['february', 'febrero', 'fevrier', 'februar'],
	['march', 'marzo', 'mars', 'marz', 'maerz'],
	['april', 'abril', 'avril'],
	['may', 'mayo', 'mai'],
	['june', 'junio', 'juin', 'juni'],
	['july', 'julio', 'juillet', 'juli'],
	['august', 'agosto', 'aout'],
	['september', 'septiembre', 'septembre', 'setiembre'],
	['october', 'octubre', 'octobre', 'oktober'],
	['november', 'noviembre', 'novembre'],
	['december', 'diciembre', 'decembre', 'dezember'],
];

/** Returns the number of the month for a name or abbreviation; undefined if it is ambiguous. */
export function monthOfName(written: string): number | undefined {
	const name = written
		.normalize('NFKD')
		.replace(/[\p{M}.]/gu, '')
		.toLowerCase();
	if (name.length < 3) return undefined;
	const fitting = MONTHS.flatMap((names, index) =>
		names.some((full) => full.startsWith(name)) ? [index + 1] : [],
	);
	return fitting.length === 1 ? fitting[0] : undefined;
}
