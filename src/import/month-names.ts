/** English, Spanish and French, in the order of the year; an abbreviation has three letters or more. */
const MONTHS: readonly (readonly string[])[] = [
	['january', 'enero', 'janvier'],
	['february', 'febrero', 'fevrier'],
	['march', 'marzo', 'mars'],
	['april', 'abril', 'avril'],
	['may', 'mayo', 'mai'],
	['june', 'junio', 'juin'],
	['july', 'julio', 'juillet'],
	['august', 'agosto', 'aout'],
	['september', 'septiembre', 'septembre', 'setiembre'],
	['october', 'octubre', 'octobre'],
	['november', 'noviembre', 'novembre'],
	['december', 'diciembre', 'decembre'],
];

/** The number of the month that a name or its abbreviation means, where it means one only. */
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
