import { fold } from '../../reviews/fold.ts';
import { CONSENTS } from '../values/consent.ts';
import type { OpenQuestion } from '../open-questions.ts';
import { consentIn } from './generic-consent.ts';
import type { GenericReading } from './generic-reading.ts';
import type { FlatRecord } from './flat-record.ts';

/** More different answers, or longer ones, are no list to choose from. */
const MAX_ANSWERS = 30;
const LONGEST = 80;

type Cells = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Collects the different cells of columns about publication, by the column and the folded cell. */
export function createAnswerCollector(columns: readonly string[]) {
	const cells = new Map(columns.map((column) => [column, new Map<string, string>()]));
	return {
		add(record: FlatRecord): void {
			for (const [column, found] of cells) {
				const cell = (record[column] ?? '').trim();
				const isKnown = cell === '' || cell.length > LONGEST || found.size > MAX_ANSWERS;
				if (!isKnown && !cell.includes('@')) found.set(fold(cell), cell);
			}
		},
		cells: (): Cells => cells,
	};
}

/** Asks what each answer about publication means that is neither a clear yes nor a clear no. */
export function askAboutAnswers(
	file: string,
	cells: Cells,
	reading: GenericReading,
): OpenQuestion[] {
	return [...cells].flatMap(([column, found]) => {
		if (found.size > MAX_ANSWERS) return [];
		const isOpen = (cell: string) => {
			const consent = consentIn({ flat: { [column]: cell }, reading }, column);
			return typeof consent === 'object' && consent.found !== undefined;
		};
		return [...found.values()].filter(isOpen).map((name) => ({
			...{ file, flag: 'consent' as const, name, choices: CONSENTS },
			question: `May a review with the answer "${name}" be published?`,
		}));
	});
}
